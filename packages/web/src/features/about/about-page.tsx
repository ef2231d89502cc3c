import { Link } from 'react-router';
import { m } from '#paraglide/messages';
import { Disclosure } from '#ui/layout/disclosure';
import { usePageTitle } from '#ui/use-page-title';
import styles from './about-page.module.css';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PayPerUse } from './pay-per-use.tsx';
import { PrivacyCard } from './privacy-card.tsx';

const improvements = [
  m.about_improvement_languages,
  m.about_improvement_sharing,
  m.about_improvement_sync,
  m.about_improvement_symbols,
  m.about_improvement_review,
];

const madeWith = [
  m.about_credit_atkinson,
  m.about_credit_young_serif,
  m.about_credit_tabler,
  m.about_credit_encoder,
  m.about_credit_fluent,
  m.about_credit_openmoji,
  m.about_credit_emojilib,
  m.about_credit_own,
];

export function AboutPage() {
  usePageTitle(m.about_title());
  return (
    <>
      <Hero />
      <FeatureCards />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.mission} aria-labelledby="about-mission">
            <h2 id="about-mission">{m.about_mission_heading()}</h2>
            <p>{m.about_mission_words()}</p>
          </section>
          <PayPerUse />
        </div>
        <div className={styles.column}>
          <PrivacyCard />
          <Disclosure summary={m.about_improvements()}>
            <p>{m.about_improvements_words()}</p>
            <ul className={styles.bullets}>
              {improvements.map((idea) => (
                <li key={idea()}>{idea()}</li>
              ))}
            </ul>
          </Disclosure>
          <Disclosure summary={m.about_credits_heading()}>
            <ul className={styles.bullets}>
              {madeWith.map((credit) => (
                <li key={credit()}>{credit()}</li>
              ))}
            </ul>
          </Disclosure>
          <section className={styles.also} aria-labelledby="about-also">
            <h2 id="about-also">{m.about_also_heading()}</h2>
            <ul className={styles.bullets}>
              <li>
                <Link to="/interactive-hub">{m.hub_heading()}</Link>: {m.about_also_hub()}
              </li>
              <li>
                <Link to="/test-image-generation">{m.image_test_heading()}</Link>: {m.about_also_image()}
              </li>
            </ul>
          </section>
          <p className={styles.small}>{m.about_small_print()}</p>
        </div>
      </div>
    </>
  );
}
