import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import { TextAreaField } from '#ui/text-area-field';
import { draftOf, dropDraft, keepDraft } from './edit-drafts.ts';
import styles from './story-view.module.css';

const textMax = 8000;

/** The story's words, and a check that follows them. */
export function EditForm({
  storyId,
  text,
  check,
  onSave,
  onDone,
}: {
  storyId: string;
  text: string;
  check: (text: string) => ReactNode;
  /** False: it could not be kept. */
  onSave: (text: string) => Promise<boolean>;
  onDone: () => void;
}) {
  const id = useId();
  const [words, setWords] = useState(draftOf(storyId) ?? text);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = (next: string) => {
    setWords(next);
    keepDraft(storyId, next);
  };
  const save = async () => {
    setIsAsked(true);
    if (isEmpty || !(await onSave(words.trim()))) return;
    dropDraft(storyId);
    onDone();
  };
  const isEmpty = words.trim() === '';
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextAreaField
          ref={field}
          id={id}
          label={m.stories_text()}
          help={m.stories_text_help()}
          error={isAsked && isEmpty ? m.stories_text_empty() : undefined}
          rows={14}
          maxLength={textMax}
          value={words}
          onChange={change}
        />
        <div className={styles.buttons}>
          <Button type="submit" isSmall>
            {m.stories_save()}
          </Button>
          <Button
            look="secondary"
            isSmall
            onClick={() => {
              dropDraft(storyId);
              onDone();
            }}
          >
            {m.ui_cancel()}
          </Button>
        </div>
      </form>
      {check(words)}
    </>
  );
}
