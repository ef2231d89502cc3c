import type { ReactNode } from 'react';
import IconCheck from '#icon/IconCheck';
import { Button } from '#ui/buttons/button';
import type { Choice } from '../conversation/entries.ts';
import styles from './choice-set.module.css';

/** Something to press, under what it is about. */
export function ChoiceSet({
  legend,
  choices,
  chosen = null,
  isDisabled,
  onChoose,
  children,
}: {
  legend: ReactNode;
  choices: readonly Choice[];
  /** It stays in sight as it was pressed. */
  chosen?: string | null;
  isDisabled: boolean;
  onChoose: (choice: Choice) => void;
  /** What it costs. */
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.which}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Button
            key={choice.id}
            look="secondary"
            disabled={isDisabled}
            aria-pressed={chosen === null ? undefined : chosen === choice.id}
            icon={chosen === choice.id ? <IconCheck size={20} aria-hidden="true" /> : undefined}
            onClick={() => onChoose(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      {children && <p className={styles.free}>{children}</p>}
    </fieldset>
  );
}
