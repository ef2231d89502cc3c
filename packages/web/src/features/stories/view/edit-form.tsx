import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { TextAreaField } from '#ui/fields/text-area-field';
import { draftOf, dropDraft, keepDraft } from './edit-drafts.ts';
import { SavingForm } from './saving-form.tsx';

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
  const isEmpty = words.trim() === '';
  const end = () => {
    dropDraft(storyId);
    onDone();
  };
  const save = async () => {
    setIsAsked(true);
    if (!isEmpty && (await onSave(words.trim()))) end();
  };
  return (
    <>
      <SavingForm onSave={save} onCancel={end}>
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
      </SavingForm>
      {check(words)}
    </>
  );
}
