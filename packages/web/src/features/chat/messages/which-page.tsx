import { priceHundredths } from '@calmbridge/domain/credits/prices';
import IconCheck from '#icon/IconCheck';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import type { Asked } from '../conversation/entries.ts';
import styles from './which-page.module.css';

/** Not sure: the carer says which page is meant. Once pressed it stays in sight, as it was answered. */
export function WhichPage({
  asked,
  isFree,
  onChoose,
}: {
  asked: Asked;
  /** The answer costs nothing either. */
  isFree: boolean;
  onChoose: (page: string) => void;
}) {
  const { text, choices, chosen } = asked;
  return (
    <fieldset className={styles.which}>
      <legend>{text}</legend>
      <div className={styles.choices}>
        {choices.map(({ id, label }) => (
          <Button
            key={id}
            look="secondary"
            disabled={chosen !== null}
            aria-pressed={chosen === null ? undefined : chosen === id}
            icon={chosen === id ? <IconCheck size={20} aria-hidden="true" /> : undefined}
            onClick={() => onChoose(id)}
          >
            {label}
          </Button>
        ))}
      </div>
      {chosen === null && (
        <p className={styles.free}>
          {isFree
            ? m.chat_which_all_free()
            : m.chat_which_free({ price: formatCredits(priceHundredths.aiChats) })}
        </p>
      )}
    </fieldset>
  );
}
