import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import IconTrash from '#icon/IconTrash';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import type { BoardParts } from '#shared/board/board-parts';
import { cardName } from '#shared/board/places';
import { SymbolPicker } from '#shared/symbols/symbol-picker';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import { Dialog } from '#ui/dialogs/dialog';
import { CardFields } from './card-fields.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './panel.module.css';
import type { useSelection } from './use-selection.ts';

export type CardWork = {
  card: Card;
  isNew: boolean;
  selection: ReturnType<typeof useSelection>;
  board: Board;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onDone: () => void;
};

/** Everything about one card. Beside the board where there is room, else in a sheet over it. */
export function CardPanel({
  isWide,
  PicturePanel,
  ...work
}: CardWork & { isWide: boolean; PicturePanel: BoardParts['PicturePanel'] | undefined }) {
  const title = work.isNew ? m.board_new_card() : m.board_card_heading({ name: cardName(work.card) });
  const titleId = useId();
  const body = <PanelBody {...work} PicturePanel={PicturePanel} />;
  if (!isWide)
    return (
      <Dialog title={title} onPhone="sheet" onClose={work.onDone}>
        {body}
      </Dialog>
    );
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    work.onDone();
  };
  return (
    <div role="presentation" onKeyDown={closeOnEscape}>
      <section className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton
            label={m.ui_close()}
            icon={<IconX size={24} aria-hidden="true" />}
            onClick={work.onDone}
          />
        </div>
        {body}
      </section>
    </div>
  );
}

function PanelBody({
  card,
  isNew,
  selection,
  board,
  PicturePanel,
  onMove,
  onRemove,
  onDone,
}: CardWork & { PicturePanel: BoardParts['PicturePanel'] | undefined }) {
  const done = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <div className={styles.body}>
      {PicturePanel ? (
        <PicturePanel key={card.id} card={card} onChoose={selection.choosePicture} />
      ) : (
        <SymbolPicker
          key={card.id}
          initialQuery={card.label.trim()}
          chosenId={card.picture?.is === 'symbol' ? card.picture.id : undefined}
          onPick={(id) => selection.choosePicture({ is: 'symbol', id })}
        />
      )}
      <hr className={styles.line} />
      <form className={styles.fields} onSubmit={done}>
        <CardFields key={card.id} card={card} board={board} selection={selection} />
        {!isNew && selection.at !== null && (
          <MoveButtons board={board} at={selection.at} onMove={(to) => onMove(card.id, to)} />
        )}
        <Button type="submit" isWide>
          {m.board_done()}
        </Button>
        {!isNew && (
          <Button
            look="danger-quiet"
            isSmall
            icon={<IconTrash size={20} aria-hidden="true" />}
            onClick={() => onRemove(card.id)}
          >
            {m.board_remove_card()}
          </Button>
        )}
      </form>
    </div>
  );
}
