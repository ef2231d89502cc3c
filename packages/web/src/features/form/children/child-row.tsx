import { childNameMax } from '@calmbridge/domain/child/profile';
import { sanitiseLine } from '@calmbridge/domain/child/sanitise';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SavedChild } from '#device/shapes';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { formatDayOfYear } from '#ui/format-date';
import { TextField } from '#ui/text-field';
import { ChildAvatar } from './child-avatar.tsx';
import styles from './children.module.css';

type Props = {
  child: SavedChild;
  onRename: (child: SavedChild, name: string) => Promise<void>;
  onDelete: (child: SavedChild) => Promise<void>;
};

export function ChildRow({ child, onRename, onDelete }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasRenaming = useRef(false);
  // The focus goes into the field, and back to the row's first button afterwards.
  useEffect(() => {
    if (isRenaming) row.current?.querySelector('input')?.focus();
    else if (wasRenaming.current) row.current?.querySelector('button')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <li ref={row} className={styles.row}>
      {isRenaming ? (
        <RenameForm
          child={child}
          onDone={(name) => {
            setIsRenaming(false);
            if (name !== null && name !== child.name) void onRename(child, name);
          }}
        />
      ) : (
        <>
          <ChildAvatar name={child.name} />
          <span className={styles.who}>
            <span>{child.name}</span>
            <span className={styles.when}>
              {m.form_children_saved_on({ day: formatDayOfYear(child.savedAt) })}
            </span>
          </span>
          <Button
            look="quiet"
            isSmall
            aria-label={m.form_children_rename_named({ name: child.name })}
            onClick={() => setIsRenaming(true)}
          >
            {m.form_children_rename()}
          </Button>
          <Button
            look="danger-quiet"
            isSmall
            aria-label={m.form_children_delete_named({ name: child.name })}
            onClick={() => void onDelete(child)}
          >
            {m.form_children_delete()}
          </Button>
        </>
      )}
    </li>
  );
}

function RenameForm({ child, onDone }: { child: SavedChild; onDone: (name: string | null) => void }) {
  const [name, setName] = useState(child.name);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const clean = sanitiseLine(name);
    if (clean === '') setError(m.form_error_name_required());
    else if (clean.length > childNameMax)
      setError(m.form_error_too_long({ label: m.form_name(), max: childNameMax, count: clean.length }));
    else onDone(clean);
  };
  return (
    <form className={styles.rename} onSubmit={save} noValidate>
      <TextField
        id={`rename-${child.id}`}
        label={m.form_name()}
        error={error}
        autoComplete="off"
        value={name}
        onChange={(typed) => {
          setName(typed);
          setError(undefined);
        }}
      />
      <div className={styles.pair}>
        <Button type="submit" isSmall>
          {m.form_children_save()}
        </Button>
        <Button look="secondary" isSmall onClick={() => onDone(null)}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
