import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { Card } from '#ui/layout/card';
import { usePageTitle } from '#ui/use-page-title';
import styles from './investors-page.module.css';
import { PriceList } from './price-list.tsx';
import { Sources } from './sources.tsx';

const product = [
  { name: m.investors_product_plans, words: m.investors_product_plans_words },
  { name: m.investors_product_stories, words: m.investors_product_stories_words },
  { name: m.investors_product_boards, words: m.investors_product_boards_words },
  { name: m.investors_product_private, words: m.investors_product_private_words },
];

/** States the problem, the product, the prices and how to get in touch. Every figure has its source. */
export function InvestorsPage() {
  usePageTitle(m.investors_title());
  return (
    <div className={styles.frame}>
      <Card as="div" isLifted>
        <div className={styles.parts}>
          <header className={styles.head}>
            <h1>{m.investors_heading()}</h1>
            <p className={styles.lead}>{m.investors_lead()}</p>
          </header>
          <Sources />
          <section className={styles.part} aria-labelledby="investors-product">
            <h2 id="investors-product">{m.investors_product()}</h2>
            <ul className={styles.pairs}>
              {product.map(({ name, words }) => (
                <li key={name()}>
                  <h3>{name()}</h3>
                  <p>{words()}</p>
                </li>
              ))}
            </ul>
          </section>
          <PriceList />
          <Contact />
        </div>
      </Card>
    </div>
  );
}

function Contact() {
  const facts = useServiceFacts();
  return (
    <section className={styles.contact} aria-labelledby="investors-contact">
      <h2 id="investors-contact">{m.investors_contact()}</h2>
      {facts?.contactEmail ? (
        <p>
          {m.investors_contact_words()} <a href={`mailto:${facts.contactEmail}`}>{facts.contactEmail}</a>
        </p>
      ) : (
        <p>{m.investors_contact_none()}</p>
      )}
    </section>
  );
}
