import type { Board } from '@calmbridge/domain/boards/board';
import { useId } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { ChipGroup } from '#ui/fields/chip-group';
import styles from './board-downloads.module.css';
import { type Choices, chosenCards, printable } from './choices.ts';

/** Which cards are printed. Folded away: mostly it is all of them. */
export function CardChoice({
  board,
  choices,
  onChange,
}: {
  board: Board;
  choices: Choices;
  onChange: (more: Partial<Choices>) => void;
}) {
  const id = useId();
  const cards = printable(board);
  const chosen = chosenCards(board, choices).map((card) => card.id);
  const choose = (ids: readonly string[]) =>
    onChange({ without: cards.map((card) => card.id).filter((one) => !ids.includes(one)) });
  return (
    <details className={styles.choice}>
      <summary>{m.boardfiles_choose({ chosen: chosen.length, all: cards.length })}</summary>
      <div className={styles.choiceBody}>
        <ChipGroup
          id={id}
          legend={m.boardfiles_choose_legend()}
          isLegendHidden
          options={cards.map((card) => ({ value: card.id, label: card.label || m.boardfiles_no_label() }))}
          chosen={chosen}
          onChange={choose}
        />
        <div className={styles.choiceButtons}>
          <Button look="quiet" isSmall onClick={() => onChange({ without: [] })}>
            {m.boardfiles_choose_all()}
          </Button>
          <Button look="quiet" isSmall onClick={() => choose([])}>
            {m.boardfiles_choose_none()}
          </Button>
        </div>
      </div>
    </details>
  );
}
