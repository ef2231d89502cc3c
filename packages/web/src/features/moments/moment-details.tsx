import { type MomentStrength, momentStrengths } from '@calmbridge/domain/moments/moment';
import { phraseFields } from '@calmbridge/domain/moments/phrases';
import { m } from '#paraglide/messages';
import { fieldNames, strengthWords } from '#shared/moments/moment-words';
import { FieldNotes } from '#ui/fields/field-frame';
import { Segmented } from '#ui/fields/segmented';
import { SelectField } from '#ui/fields/select-field';
import { TextAreaField } from '#ui/fields/text-area-field';
import { TextField } from '#ui/fields/text-field';
import styles from './moment-sheet.module.css';
import { PhraseField } from './phrase-field.tsx';
import type { MomentForm } from './use-moment-form.ts';

/** Everything that may be said, and need not. */
export function MomentDetails({ form }: { form: MomentForm }) {
  const { draft, set, problems, children, offered } = form;
  const { label, names } = strengthWords(draft.kind || 'other');
  return (
    <div className={styles.details}>
      <TextField
        id="moment-when"
        type="datetime-local"
        label={m.moment_when()}
        value={draft.when}
        error={problems.when}
        onChange={(when) => set({ when: when.slice(0, 16) })}
      />
      <LengthFields form={form} />
      <Segmented<MomentStrength | ''>
        name="moment-strength"
        legend={label}
        segments={[
          { value: '', label: m.moment_strength_none() },
          ...momentStrengths.map((value) => ({ value, label: names[value]() })),
        ]}
        value={draft.strength}
        onChange={(strength) => set({ strength })}
      />
      {phraseFields.map((field) => (
        <PhraseField
          key={field}
          id={`moment-${field}`}
          legend={fieldNames[field]()}
          offered={offered[field]}
          chosen={draft.chosen[field]}
          onChoose={(chosen) => set({ chosen: { ...draft.chosen, [field]: chosen } })}
          typed={draft.typed[field]}
          onType={(typed) => set({ typed: { ...draft.typed, [field]: typed } })}
        />
      ))}
      {draft.kind !== 'other' && <OwnWords form={form} />}
      {children.length > 0 && (
        <SelectField
          id="moment-child"
          label={m.moment_child()}
          emptyLabel={m.moment_child_none()}
          options={children.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.childId}
          onChange={(childId) => set({ childId })}
        />
      )}
    </div>
  );
}

function LengthFields({ form: { draft, set, problems } }: { form: MomentForm }) {
  const number = {
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-describedby': problems.length ? 'moment-length-error' : undefined,
  } as const;
  return (
    <fieldset className={styles.length}>
      <legend className={styles.legend}>{m.moment_length()}</legend>
      <TextField
        {...number}
        id="moment-hours"
        label={m.moment_hours()}
        value={draft.hours}
        onChange={(hours) => set({ hours })}
      />
      <TextField
        {...number}
        id="moment-minutes"
        label={m.moment_minutes()}
        value={draft.minutes}
        onChange={(minutes) => set({ minutes })}
      />
      <FieldNotes id="moment-length" error={problems.length} />
    </fieldset>
  );
}

export const OwnWords = ({ form: { draft, set, problems } }: { form: MomentForm }) => (
  <TextAreaField
    id="moment-words"
    label={m.moment_words()}
    rows={3}
    value={draft.words}
    error={problems.words}
    onChange={(words) => set({ words })}
  />
);
