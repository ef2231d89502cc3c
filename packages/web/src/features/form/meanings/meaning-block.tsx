// Under a field: one row a phrase that the plan would only quote, with what it may mean to press (FM20). Fetched when
// there is something to ask.
import type { MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { Meanings } from '@calmbridge/domain/child/meanings';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import styles from './meaning-block.module.css';

export { askAbout } from './ask-about.ts';

const firstShown = 5;
const something = '';

export type BlockProps = {
  asks: readonly MeaningAsk[];
  meanings: Meanings;
  /** Undefined takes the choice back. */
  onChoose: (phrase: string, id: string | undefined) => void;
  onHide: () => void;
};

export function MeaningBlock({ asks, meanings, onChoose, onHide }: BlockProps) {
  const [isWhole, setIsWhole] = useState(false);
  const titleId = useId();
  const shown = isWhole ? asks : asks.slice(0, firstShown);
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {m.form_meanings_title()}
        </h3>
        <Button look="quiet" isSmall onClick={onHide}>
          {m.form_meanings_hide()}
        </Button>
      </div>
      <p className={styles.hint}>{m.form_meanings_hint()}</p>
      <ul className={styles.rows}>
        {shown.map((ask) => (
          <MeaningRow
            key={ask.phrase}
            ask={ask}
            chosen={Object.hasOwn(meanings, ask.phrase) ? meanings[ask.phrase] : undefined}
            onChoose={(id) => onChoose(ask.phrase, id)}
          />
        ))}
      </ul>
      {asks.length > shown.length && (
        <Button look="quiet" isSmall onClick={() => setIsWhole(true)}>
          {m.form_meanings_more({ count: asks.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  ask: MeaningAsk;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

function MeaningRow({ ask: { phrase, choices }, chosen, onChoose }: RowProps) {
  const { row, press } = useKeptFocus(chosen, onChoose);
  const quoted = m.form_meanings_phrase({ phrase });
  if (chosen === undefined)
    return (
      <li ref={row} className={styles.row}>
        <fieldset>
          <legend className={styles.phrase}>{quoted}</legend>
          <div className={styles.choices}>
            {[...choices, { id: something, label: m.form_meanings_else() }].map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className={id === something ? styles.other : styles.choice}
                onClick={() => press(id)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      </li>
    );
  const label = choices.find(({ id }) => id === chosen)?.label ?? m.form_meanings_else();
  return (
    <li ref={row} className={styles.chosen}>
      <p>
        <span className={styles.phrase}>{quoted}</span>: {label}
      </p>
      <Button
        look="quiet"
        isSmall
        aria-label={m.form_meanings_change_named({ phrase })}
        onClick={() => press(undefined)}
      >
        {m.form_meanings_change()}
      </Button>
    </li>
  );
}

/** What was pressed goes with it: whoever pressed it by keyboard is then at the first button of the same row. */
function useKeptFocus(chosen: string | undefined, onChoose: RowProps['onChoose']) {
  const row = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) row.current?.querySelector('button')?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [chosen]);
  const press = (id: string | undefined) => {
    wasPressed.current = true;
    onChoose(id);
  };
  return { row, press };
}

/** Nothing is sent before the carer agreed to it: until then they are asked whether to ask. */
export function MeaningOffer({ onAsk, onHide }: { onAsk: () => void; onHide: () => void }) {
  return (
    <div className={classNames(styles.block, styles.offer)}>
      <p className={styles.hint}>{m.form_meanings_offer()}</p>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={onAsk}>
          {m.form_meanings_offer_yes()}
        </button>
        <Button look="quiet" isSmall onClick={onHide}>
          {m.form_meanings_hide()}
        </Button>
      </div>
    </div>
  );
}
