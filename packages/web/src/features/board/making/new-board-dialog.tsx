import { boardNameMax } from '@calmbridge/domain/boards/board';
import { wordsFromList } from '@calmbridge/domain/boards/words-from-list';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#paraglide/messages';
import { gridPresets, gridWords, readGrid } from '#shared/board/grid-presets';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import { fittingGrid, usualGrid } from './fitting-grid.ts';
import styles from './making.module.css';
import type { BoardMaking } from './use-board-making.ts';
import { WordsField } from './words-field.tsx';

/** A name, a list of words, a grid: each may be left as it is. */
export function NewBoardDialog({ making, onClose }: { making: BoardMaking; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [list, setList] = useState('');
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { words } = wordsFromList(list);
  const fitting = fittingGrid(words.length);
  const usual = usualGrid();
  const options = gridPresets.map((grid) => ({ value: gridWords(grid), label: gridWords(grid) }));
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const grid = readGrid(chosen) ?? (words.length > 0 ? fitting : usual);
    if (await making.make({ name, words, ...grid })) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog title={m.board_new_heading()} onPhone="sheet" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <TextField
          id={`${id}-name`}
          label={m.board_name_label()}
          value={name}
          maxLength={boardNameMax}
          placeholder={m.board_new_name()}
          autoComplete="off"
          data-first-focus
          onChange={setName}
        />
        <WordsField id={`${id}-words`} label={m.board_words_label()} value={list} onChange={setList} />
        <SelectField
          id={`${id}-grid`}
          label={m.board_grid_label()}
          emptyLabel={
            words.length > 0
              ? m.board_grid_fitting({ grid: gridWords(fitting) })
              : m.board_grid_usual({ grid: gridWords(usual) })
          }
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {m.board_create()}
        </Button>
      </form>
    </Dialog>
  );
}
