import { boughtByOneCredit, promisedPerCredit } from '@calmbridge/domain/credits/explain';
import { m } from '#paraglide/messages';
import { priceLines } from '#shared/credits/price-lines';
import { PriceTag } from '#ui/buttons/price-tag';
import { formatNumber } from '#ui/format/format';
import styles from './pay-per-use.module.css';

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
        {priceLines.map(({ name, hundredths }) => (
          <div key={name()} className={styles.line}>
            <dt>{name()}</dt>
            <dd>
              <PriceTag hundredths={hundredths} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
