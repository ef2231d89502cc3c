import { creditsOf, type PaidPlan, packages } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import { planNames } from '#shared/credits/plan-names';
import { priceLines } from '#shared/credits/price-lines';
import { PriceTag } from '#ui/buttons/price-tag';
import { formatMoney, formatNumber } from '#ui/format/format';
import styles from './investors-page.module.css';

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
                <th scope="row">{planNames[plan]()}</th>
                <td>{formatNumber(creditsOf(packages[plan].creditHundredths))}</td>
                <td>{formatMoney(packages[plan].priceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>{m.investors_uses()}</caption>
          <tbody>
            {priceLines.map(({ name, hundredths }) => (
              <tr key={name()}>
                <th scope="row">{name()}</th>
                <td>
                  <PriceTag hundredths={hundredths} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
