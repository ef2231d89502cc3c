import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { aboutMax } from '@calmbridge/domain/stories/story';
import { type FormEvent, useId } from 'react';
import { useCredits } from '#api/credits';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { creditWords } from '#shared/credits/credit-words';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import { Form } from '#ui/form/form';
import { Notice } from '#ui/layout/notice';
import { useIsOnline } from '#ui/use-is-online';
import { shortLevel, shortTone } from '../story-words.ts';
import { hiddenAbout } from '../writing/story-use.ts';
import type { Subject } from '../writing/subjects.ts';
import type { useChoices } from '../writing/use-choices.ts';
import { AboutFields, StyleFields } from './choice-fields.tsx';
import { PlanChild } from './plan-child.tsx';
import styles from './story-generator.module.css';
import { WhoFields } from './who-fields.tsx';

type Choices = ReturnType<typeof useChoices>;
type StoryGeneratorProps = {
  subjects: readonly Subject[];
  choices: Choices;
  names: readonly string[];
  isWriting: boolean;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onGenerate: () => void;
};

/** What the story is to be. On a phone it folds to one line once there is a story. */
export function StoryGenerator({
  subjects,
  choices: { subject, chat, profile, request, choose, chooseSubject },
  names,
  isWriting,
  isFolded,
  onFold,
  onGenerate,
}: StoryGeneratorProps) {
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline && !isWriting && !isTooLong) onGenerate();
  };
  return (
    <section className={styles.card} aria-labelledby={`${id}-heading`}>
      <div className={styles.top}>
        <h2 id={`${id}-heading`}>{m.stories_make()}</h2>
        <FoldButton request={request} isFolded={isFolded} bodyId={`${id}-body`} onFold={onFold} />
      </div>
      <div id={`${id}-body`} className={classNames(styles.body, isFolded && styles.folded)}>
        {chat && profile?.name === '' ? (
          <PlanChild key={chat.id} chat={chat}>
            {whoFields}
          </PlanChild>
        ) : (
          <Form onSubmit={submit}>
            {whoFields}
            <AboutFields id={id} request={request} isTooLong={isTooLong} choose={choose} />
            <StyleFields id={id} request={request} choose={choose} />
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

/** On a phone: what is chosen, in one line. */
function FoldButton({
  request,
  isFolded,
  bodyId,
  onFold,
}: Pick<Choices, 'request'> & { isFolded: boolean; bodyId: string; onFold: (isFolded: boolean) => void }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      aria-controls={bodyId}
      onClick={() => onFold(!isFolded)}
    >
      <span className={styles.foldWords}>
        <span className={styles.foldTitle}>{m.stories_make()}</span>
        <span className={styles.foldHint}>
          {[request.type, shortLevel(request.supportLevel), shortTone(request.tone), request.context].join(
            ' · ',
          )}
        </span>
      </span>
      <IconChevronDown className={styles.chevron} size={22} aria-hidden="true" />
    </button>
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
