import { testCards } from '@calmbridge/domain/credits/sandbox-cards';
import { m } from '#paraglide/messages';
import { grouped } from './card-number.ts';
import styles from './test-cards.module.css';

const cards = [
  [testCards.success, m.credits_test_success],
  [testCards.declined, m.credits_test_declined],
  [testCards.insufficientFunds, m.credits_test_insufficient],
  [testCards.expired, m.credits_test_expired],
  [testCards.processingError, m.credits_test_processing],
  [testCards.authenticationRequired, m.credits_test_authentication],
] as const;

/** The well-known test numbers, ready to be pressed. */
export function TestCards({ isBusy, onFill }: { isBusy: boolean; onFill: (cardNumber: string) => void }) {
  return (
    <section className={styles.box} aria-labelledby="test-cards">
      <h3 id="test-cards">{m.credits_test_cards()}</h3>
      <p className={styles.words}>{m.credits_test_cards_words()}</p>
      <ul className={styles.cards}>
        {cards.map(([number, what]) => (
          <li key={number}>
            <button
              type="button"
              className={styles.card}
              disabled={isBusy}
              aria-label={m.credits_test_fill({ what: what(), number: grouped(number) })}
              onClick={() => onFill(number)}
            >
              <span className={styles.what}>{what()}</span>
              <span className={styles.number}>{grouped(number)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
