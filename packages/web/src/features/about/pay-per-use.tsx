import { boughtByOneCredit, promisedPerCredit } from '@calmbridge/domain/credits/explain';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { formatNumber } from '#ui/format';
import { PriceTag } from '#ui/price-tag';
import styles from './pay-per-use.module.css';

const lines = [
  [m.about_price_plan, priceHundredths.carePlans],
  [m.about_price_story, priceHundredths.stories],
  [m.about_price_chat, priceHundredths.aiChats],
  [m.about_price_picture, priceHundredths.pecsGenerations],
  [m.about_price_upload, priceHundredths.pecsUploads],
  [m.about_price_download, priceHundredths.pecsDownloads],
] as const;

/** Every figure comes from the price table. */
export function PayPerUse() {
  return (
    <section className={styles.prices} aria-labelledby="about-prices">
      <h2 id="about-prices">{m.about_prices_heading()}</h2>
      <p>
        {m.about_prices_promise({
          plans: formatNumber(promisedPerCredit.carePlans),
          stories: formatNumber(promisedPerCredit.stories),
          chats: formatNumber(promisedPerCredit.aiChats),
        })}{' '}
        {m.about_prices_today({
          plans: formatNumber(boughtByOneCredit('carePlans')),
          stories: formatNumber(boughtByOneCredit('stories')),
          chats: formatNumber(boughtByOneCredit('aiChats')),
        })}
      </p>
      <dl className={styles.list}>
        {lines.map(([name, price]) => (
          <div key={name()} className={styles.line}>
            <dt>{name()}</dt>
            <dd>
              <PriceTag hundredths={price} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
