import { m } from '#paraglide/messages';
import styles from './investors-page.module.css';

/** Figures as the studies give them, the unwelcome one included. */
const findings = [
  { figure: m.investors_wander_figure, words: m.investors_wander_words, source: m.investors_wander_source },
  {
    figure: m.investors_practices_figure,
    words: m.investors_practices_words,
    source: m.investors_practices_source,
  },
  {
    figure: m.investors_stories_figure,
    words: m.investors_stories_words,
    source: m.investors_stories_source,
  },
];

export function Sources() {
  return (
    <section className={styles.part} aria-labelledby="investors-problem">
      <h2 id="investors-problem">{m.investors_problem()}</h2>
      <p>{m.investors_problem_words()}</p>
      <ul className={styles.findings}>
        {findings.map(({ figure, words, source }) => (
          <li key={figure()} className={styles.finding}>
            <strong className={styles.figure}>{figure()}</strong>
            <p>{words()}</p>
            <p className={styles.source}>{source()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
