import type { Card } from '@calmbridge/domain/boards/board';
import { wordsFromList } from '@calmbridge/domain/boards/words-from-list';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import styles from './making.module.css';
import { cardsFor } from './use-board-making.ts';
import { WordsField } from './words-field.tsx';

/** A list of words becomes cards, each with its best picture. */
export function AddManyDialog({ onAdd, onClose }: { onAdd: (cards: Card[]) => void; onClose: () => void }) {
  const id = useId();
  const [list, setList] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { words } = wordsFromList(list);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (words.length === 0) return setIsMissing(true);
    onAdd(await cardsFor(words.map((label) => ({ label }))));
    onClose();
  };
  return (
    <Dialog title={m.board_add_many_heading()} onPhone="sheet" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <WordsField
          id={id}
          label={m.board_words_label()}
          value={list}
          error={isMissing && words.length === 0 ? m.board_words_missing() : undefined}
          isFirst
          onChange={setList}
        />
        <Button type="submit" isWide>
          {m.board_add_cards()}
        </Button>
      </form>
    </Dialog>
  );
}
