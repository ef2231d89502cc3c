import { aboutMax, contexts, storyTypes, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { m } from '#paraglide/messages';
import { LineField } from '#ui/fields/line-field';
import { SelectField } from '#ui/fields/select-field';
import { Disclosure } from '#ui/layout/disclosure';
import { noFacts, type useChoices } from '../writing/use-choices.ts';
import { FactFields, usualFields } from './fact-fields.tsx';
import styles from './story-generator.module.css';
import { TypeField } from './type-field.tsx';

type Chosen = Pick<ReturnType<typeof useChoices>, 'request' | 'choose'> & { id: string };

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What the story is about, in a line, and what is known of it. */
export function AboutFields({ id, request, isTooLong, choose }: Chosen & { isTooLong: boolean }) {
  return (
    <>
      <LineField
        id={`${id}-about`}
        label={m.stories_about()}
        help={m.stories_about_help()}
        error={isTooLong ? m.stories_about_long({ max: aboutMax }) : undefined}
        maxLength={aboutMax}
        value={request.about}
        onChange={(about) => choose({ about })}
      />
      <Disclosure summary={m.stories_facts()} hint={m.stories_facts_hint()}>
        <FactFields
          id={`${id}-fact`}
          fields={usualFields()}
          facts={request.facts ?? noFacts}
          onChange={(facts) => choose({ facts })}
        />
      </Disclosure>
    </>
  );
}

/** What kind of story it is and how it is told. */
export function StyleFields({ id, request, choose }: Chosen) {
  return (
    <div className={styles.choices}>
      <TypeField
        id={`${id}-type`}
        value={request.type}
        onChange={(type) => choose({ type })}
        types={storyTypes}
      />
      <SelectField
        id={`${id}-level`}
        label={m.stories_level()}
        value={request.supportLevel}
        options={optionsOf(supportLevels)}
        onChange={(supportLevel) => choose({ supportLevel })}
      />
      <SelectField
        id={`${id}-tone`}
        label={m.stories_tone()}
        value={request.tone}
        options={optionsOf(tones)}
        onChange={(tone) => choose({ tone })}
      />
      <SelectField
        id={`${id}-context`}
        label={m.stories_context()}
        value={request.context}
        options={optionsOf(contexts)}
        onChange={(context) => choose({ context })}
      />
    </div>
  );
}
