import { factMax, type StoryFacts } from '@calmbridge/domain/stories/story';
import { m } from '#paraglide/messages';
import { TextField } from '#ui/fields/text-field';
import styles from './fact-fields.module.css';

export type FactField = { id: keyof StoryFacts; question: string; example: string };

/** The questions anyone may answer before a story is written. */
export const usualFields = (): FactField[] => [
  { id: 'first', question: m.stories_fact_first(), example: m.stories_fact_first_example() },
  { id: 'next', question: m.stories_fact_next(), example: m.stories_fact_next_example() },
  { id: 'end', question: m.stories_fact_end(), example: m.stories_fact_end_example() },
  { id: 'who', question: m.stories_fact_who(), example: m.stories_fact_who_example() },
  { id: 'why', question: m.stories_fact_why(), example: m.stories_fact_why_example() },
];

/** Short answers in the carer's own words; what is empty is simply not told. */
export function FactFields({
  id,
  fields,
  facts,
  onChange,
}: {
  id: string;
  fields: readonly FactField[];
  facts: StoryFacts;
  onChange: (facts: StoryFacts) => void;
}) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <TextField
          key={field.id}
          id={`${id}-${field.id}`}
          label={field.question}
          // Where nobody can know what an answer would be like, none is shown.
          {...(field.example === '' ? {} : { help: m.stories_fact_example({ example: field.example }) })}
          maxLength={factMax}
          value={facts[field.id]}
          onChange={(value) => onChange({ ...facts, [field.id]: value })}
        />
      ))}
    </div>
  );
}
