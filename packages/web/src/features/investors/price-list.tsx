import { creditsOf, type PaidPlan, packages, priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { formatMoney, formatNumber } from '#ui/format';
import { PriceTag } from '#ui/price-tag';
import styles from './investors-page.module.css';

const names: Record<PaidPlan, () => string> = {
  bronze: m.credits_plan_bronze,
  silver: m.credits_plan_silver,
  gold: m.credits_plan_gold,
};
const uses = [
  [m.about_price_plan, priceHundredths.carePlans],
  [m.about_price_story, priceHundredths.stories],
  [m.about_price_chat, priceHundredths.aiChats],
  [m.about_price_picture, priceHundredths.pecsGenerations],
  [m.about_price_upload, priceHundredths.pecsUploads],
  [m.about_price_download, priceHundredths.pecsDownloads],
] as const;

/** The same table every page and every payment reads. */
export function PriceList() {
  return (
    <section className={styles.part} aria-labelledby="investors-prices">
      <h2 id="investors-prices">{m.investors_prices()}</h2>
      <p>{m.investors_prices_words()}</p>
      <div className={styles.tables}>
        <table className={styles.table}>
          <caption>{m.investors_packages()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.investors_package()}</th>
              <th scope="col">{m.investors_package_credits()}</th>
              <th scope="col">{m.investors_package_price()}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(packages) as PaidPlan[]).map((plan) => (
              <tr key={plan}>
                <th scope="row">{names[plan]()}</th>
                <td>{formatNumber(creditsOf(packages[plan].creditHundredths))}</td>
                <td>{formatMoney(packages[plan].priceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>{m.investors_uses()}</caption>
          <tbody>
            {uses.map(([name, price]) => (
              <tr key={name()}>
                <th scope="row">{name()}</th>
                <td>
                  <PriceTag hundredths={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
