import { type AskedField, askedFields } from '@calmbridge/domain/assistant/ask-meanings';
import { withDob } from '@calmbridge/domain/child/age';
import type { TypedText } from '@calmbridge/domain/child/typed-fields';
import { useId } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { DateField } from '#ui/fields/date-field';
import { AskedText } from '../meanings/asked-text.tsx';
import { useMeanings } from '../meanings/use-meanings.ts';
import { LimitedText } from './limited-text.tsx';
import styles from './more-section.module.css';
import { type Field, fieldId, fieldLabels, type SectionForm } from './profile-words.ts';

/** What is said below each field, in the order they stand in. A text field of the profile that is missing does not compile. */
const helps: Record<TypedText, () => string> = {
  strengths: m.form_strengths_help,
  specialInterests: m.form_interests_help,
  activities: m.form_activities_help,
  interactionStyle: m.form_interaction_help,
  triggers: m.form_triggers_help,
  challenges: m.form_challenges_help,
  sleepSchedule: m.form_sleep_help,
  eatingHabits: m.form_eating_help,
  allergies: m.form_allergies_help,
  medications: m.form_medications_help,
  learningStyle: m.form_learning_help,
  socialSupports: m.form_supports_help,
  wanderingBehavior: m.form_wandering_help,
  safetyRisks: m.form_safety_help,
  notes: m.form_notes_help,
};
const texts = Object.entries(helps) as [TypedText, () => string][];

const isAsked = (name: TypedText): name is AskedField => (askedFields as readonly TypedText[]).includes(name);

/** Most is written, and asked about, in these. */
const isWide = (name: AskedField): boolean => name !== 'sleepSchedule';

/** Every field that stands in this section. */
export const moreFields: readonly Field[] = ['dob', ...texts.map(([name]) => name)];

/** The other sixteen fields, folded away until somebody wants them. */
export function MoreSection({
  form,
  today,
  isOpen,
  onToggle,
}: {
  form: SectionForm;
  today: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { values, errors, set } = form;
  const panelId = useId();
  const hintId = useId();
  const filled = moreFields.filter((field) => values[field].length > 0).length;
  const setDob = (dob: string) => {
    const next = withDob(values, dob, today);
    set('dob', dob);
    if (next.age !== values.age) set('age', next.age);
  };
  return (
    <div className={styles.more}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-describedby={hintId}
            onClick={onToggle}
          >
            {m.form_more()}
          </button>
        </h2>
        <p id={hintId} className={styles.hint}>
          {filled === 0 ? m.form_more_hint() : m.form_more_hint_filled({ count: filled })}
        </p>
        <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
      </div>
      <div id={panelId} className={styles.fields} hidden={!isOpen}>
        <DateField
          id={fieldId('dob')}
          label={fieldLabels.dob()}
          error={errors.dob}
          max={today}
          value={values.dob}
          onChange={setDob}
        />
        <Texts form={form} isOpen={isOpen} />
      </div>
    </div>
  );
}

function Texts({ form, isOpen }: { form: SectionForm; isOpen: boolean }) {
  const asking = useMeanings(form, isOpen);
  return texts.map(([name, help]) =>
    isAsked(name) ? (
      <AskedText key={name} form={form} name={name} help={help()} asking={asking} isWide={isWide(name)} />
    ) : (
      <LimitedText key={name} form={form} name={name} help={help()} />
    ),
  );
}
