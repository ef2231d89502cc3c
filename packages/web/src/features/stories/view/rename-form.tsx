import { sanitiseLine } from '@calmbridge/domain/child/sanitise';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#paraglide/messages';
import { TextField } from '#ui/fields/text-field';
import { SavingForm } from './saving-form.tsx';

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
    <SavingForm onSave={() => onSave(sanitiseLine(words))} onCancel={onCancel}>
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
    </SavingForm>
  );
}
