import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import styles from './story-view.module.css';

const nameMax = 100;

/** An empty name gives the story its own title back. */
export function RenameForm({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}) {
  const id = useId();
  const [words, setWords] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(words.trim());
      }}
    >
      <TextField
        ref={field}
        id={id}
        label={m.stories_name()}
        maxLength={nameMax}
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        value={words}
        onChange={setWords}
      />
      <div className={styles.buttons}>
        <Button type="submit" isSmall>
          {m.stories_save()}
        </Button>
        <Button look="secondary" isSmall onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
