import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { aboutMax, contexts, storyTypes, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { useId } from 'react';
import { useCredits } from '#api/credits';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { creditWords } from '#shared/credits/credit-words';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import { SelectField } from '#ui/fields/select-field';
import { TextField } from '#ui/fields/text-field';
import { Form } from '#ui/form/form';
import { Disclosure } from '#ui/layout/disclosure';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import { shortLevel, shortTone } from '../story-words.ts';
import { hiddenAbout } from '../writing/story-use.ts';
import type { Subject } from '../writing/subjects.ts';
import { noFacts, type useChoices } from '../writing/use-choices.ts';
import { FactFields, usualFields } from './fact-fields.tsx';
import { PlanChild } from './plan-child.tsx';
import styles from './story-generator.module.css';
import { TypeField } from './type-field.tsx';
import { WhoFields } from './who-fields.tsx';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What the story is to be. On a phone it folds to one line once there is a story. */
export function StoryGenerator({
  subjects,
  choices: { subject, chat, profile, request, choose, chooseSubject },
  names,
  isWriting,
  isFolded,
  onFold,
  onGenerate,
}: {
  subjects: readonly Subject[];
  choices: ReturnType<typeof useChoices>;
  names: readonly string[];
  isWriting: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onGenerate: () => void;
}) {
  const id = useId();
  const isOnline = useIsOnline();
  const whoFields = (
    <WhoFields
      id={id}
      subjects={subjects}
      subject={subject}
      chat={chat}
      onSubject={chooseSubject}
      onChat={(chatId) => choose({ chatId })}
    />
  );
  const isTooLong = hiddenAbout(request.about, names).length > aboutMax;
  return (
    <section className={styles.card} aria-labelledby={`${id}-heading`}>
      <div className={styles.top}>
        <h2 id={`${id}-heading`}>{m.stories_make()}</h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          onClick={() => onFold(!isFolded)}
        >
          <span className={styles.foldWords}>
            <span className={styles.foldTitle}>{m.stories_make()}</span>
            <span className={styles.foldHint}>
              {[
                request.type,
                shortLevel(request.supportLevel),
                shortTone(request.tone),
                request.context,
              ].join(' · ')}
            </span>
          </span>
          <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
        </button>
      </div>
      <div id={`${id}-body`} className={classNames(styles.body, isFolded && styles.folded)}>
        {chat && profile?.name === '' ? (
          <PlanChild key={chat.id} chat={chat}>
            {whoFields}
          </PlanChild>
        ) : (
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (isOnline && !isWriting && !isTooLong) onGenerate();
            }}
          >
            {whoFields}
            <TextField
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
            {!isOnline && <Notice isAnnounced>{m.stories_offline()}</Notice>}
            <Button
              type="submit"
              isWide
              isBusy={isWriting}
              busyText={m.stories_generating()}
              disabled={!isOnline}
              priceHundredths={priceHundredths.stories}
            >
              {m.stories_generate()}
            </Button>
          </Form>
        )}
        <Balance />
      </div>
    </section>
  );
}

function Balance() {
  const { credits, isAdmin } = useCredits();
  return (
    <p className={styles.balance}>
      {isAdmin
        ? m.stories_balance_admin()
        : m.stories_balance({ credits: creditWords(hundredthsOf(credits)) })}
    </p>
  );
}
