import { type Board, boardNameMax } from '@calmbridge/domain/boards/board';
import { type FormEvent, useId, useState } from 'react';
import { useCurrentChild } from '#device/records/current-child';
import { m } from '#paraglide/messages';
import { calledOf } from '#shared/children/child-words';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import styles from './making.module.css';
import type { BoardActions } from './use-board-actions.ts';

export function RenameDialog({
  board,
  actions,
  onClose,
}: {
  board: Board;
  actions: BoardActions;
  onClose: () => void;
}) {
  const id = useId();
  const [name, setName] = useState(board.name);
  const [childId, setChildId] = useState(board.childId ?? '');
  const { children } = useCurrentChild();
  const [isMissing, setIsMissing] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setIsMissing(true);
    else if (await actions.rename(board, name, childId)) onClose();
  };
  return (
    <Dialog title={m.board_rename_heading()} width="small" onPhone="sheet" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          id={id}
          label={m.board_name_label()}
          value={name}
          maxLength={boardNameMax}
          error={isMissing && name.trim() === '' ? m.board_name_missing() : undefined}
          autoComplete="off"
          data-first-focus
          onFocus={(event) => event.target.select()}
          onChange={setName}
        />
        {children.length > 0 && (
          <SelectField
            id={`${id}-child`}
            label={m.board_child()}
            emptyLabel={m.child_all()}
            options={children.map((child) => ({ value: child.id, label: calledOf(child) }))}
            value={childId}
            onChange={setChildId}
          />
        )}
        <Button type="submit" isWide>
          {m.board_save()}
        </Button>
      </form>
    </Dialog>
  );
}
