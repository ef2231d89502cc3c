import { noteMax } from '@calmbridge/domain/history/message';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { TextAreaField } from '#ui/fields/text-area-field';
import styles from './log-card.module.css';

/** The slip a note is written on. What is typed stays when it can't be saved. */
export function AddNote({
  draft,
  onDraft,
  save,
}: {
  draft: string;
  onDraft: (draft: string | null) => void;
  save: (content: string) => Promise<boolean>;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const length = draft.trim().length;
  const focusField = () => form.current?.querySelector('textarea')?.focus();
  useEffect(focusField, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const problem = problemOf(length);
    setError(problem);
    if (problem) return focusField();
    setIsSaving(true);
    const isSaved = await save(draft);
    setIsSaving(false);
    if (isSaved) onDraft(null);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        id={id}
        label={m.history_note()}
        rows={3}
        value={draft}
        error={error || (length > noteMax ? problemOf(length) : '')}
        help={<span className={styles.count}>{m.history_note_count({ count: length, max: noteMax })}</span>}
        onChange={(text) => {
          setError('');
          onDraft(text);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDraft(null);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" isSmall isBusy={isSaving}>
          {m.history_note_save()}
        </Button>
        <Button look="quiet" isSmall onClick={() => onDraft(null)}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}

function problemOf(length: number): string {
  if (length === 0) return m.history_note_empty();
  return length > noteMax ? m.history_note_too_long({ max: noteMax, count: length }) : '';
}
