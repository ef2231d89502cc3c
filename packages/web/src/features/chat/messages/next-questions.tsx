import { m } from '#paraglide/messages';
import type { Choice } from '../conversation/entries.ts';
import styles from './choice-set.module.css';
import { ChoiceSet } from './choice-set.tsx';

/** What carers ask next, in their words. */
export function NextQuestions({
  next,
  isBusy,
  onNext,
}: {
  next: readonly Choice[];
  isBusy: boolean;
  onNext: (choice: Choice) => void;
}) {
  return (
    <ChoiceSet
      legend={<h3 className={styles.heading}>{m.chat_next()}</h3>}
      choices={next}
      isDisabled={isBusy}
      onChoose={onNext}
    >
      {m.chat_next_free()}
    </ChoiceSet>
  );
}
