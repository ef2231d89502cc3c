import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import type { Trouble } from '#api/paid-use/persist';
import { troubleWords } from '#api/paid-use/trouble-words';
import { refusalWords } from '#api/refusal-words';
import { deviceWords } from '#device/device-words';
import type { SocialStory } from '#device/records/shapes';
import { DownloadMenu } from '#documents/download-menu';
import { m } from '#paraglide/messages';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import { ServiceFailure } from '#shared/trouble/service-failure';
import { Button } from '#ui/buttons/button';
import { formatCredits } from '#ui/format/format';
import { Notice } from '#ui/layout/notice';
import { paperOf, paragraphsOf } from '../story-words.ts';
import type { Step, WritingState } from '../writing/story-writing.ts';
import styles from './writing-panel.module.css';

/** Where the story will stand: how far it is, or what came between. */
export function WritingPanel({
  state,
  onStop,
  onRetry,
  onKeepAgain,
}: {
  state: WritingState;
  onStop: () => void;
  onRetry: () => void;
  onKeepAgain: () => void;
}) {
  switch (state.is) {
    case 'under-way':
      return <Progress {...state} onStop={onStop} />;
    case 'failed':
      return (
        <ServiceFailure
          words={m.stories_failed()}
          safe={safeWords(state)}
          {...(state.isOpen ? {} : { priceHundredths: priceHundredths.stories })}
          onRetry={onRetry}
        />
      );
    case 'stopped':
      return <Notice isAnnounced>{stoppedWords(state.charged)}</Notice>;
    case 'not-kept':
      return <NotKept story={state.story} why={deviceWords(state.why)} onKeepAgain={onKeepAgain} />;
    case 'idle':
    case 'asks':
    case 'help':
    case 'kept':
      return null;
  }
}

const stepWords: Record<Step, () => string> = {
  writing: m.stories_step_writing,
  checking: m.stories_step_checking,
  rewriting: m.stories_step_rewriting,
};

const Progress = ({
  step,
  type,
  trouble,
  onStop,
}: {
  step: Step;
  type: string;
  trouble: Trouble | null;
  onStop: () => void;
}) => (
  <div className={styles.progress} style={pastelStyle(type)}>
    <span className={styles.bar} aria-hidden="true" />
    <div className={styles.words}>
      <p className={styles.step}>{stepWords[step]()}</p>
      <output className={styles.help}>{trouble ? troubleWords[trouble]() : m.stories_step_help()}</output>
    </div>
    <Button look="secondary" isSmall onClick={onStop}>
      {m.stories_stop()}
    </Button>
  </div>
);

function safeWords({ why, isCreditBack, isOpen }: Extract<WritingState, { is: 'failed' }>): string {
  if (isCreditBack) return m.stories_failed_back({ price: formatCredits(priceHundredths.stories) });
  if (isOpen) return m.stories_failed_open();
  // What is over says itself what it cost.
  if (why.code === 'credits/use-ended' || why.code === 'credits/use-already-answered')
    return refusalWords(why);
  return why.code === 'assistant/failed'
    ? m.stories_failed_nothing()
    : `${refusalWords(why)} ${m.stories_failed_nothing()}`;
}

function stoppedWords(charged: number | null): string {
  if (charged === null) return m.stories_stopped();
  return charged > 0
    ? m.stories_stopped_charged({ price: formatCredits(hundredthsOf(charged)) })
    : m.stories_stopped_free();
}

const NotKept = ({
  story,
  why,
  onKeepAgain,
}: {
  story: SocialStory;
  why: string;
  onKeepAgain: () => void;
}) => (
  <article className={styles.loose} style={pastelStyle(story.type)}>
    <Notice kind="warning">
      <p>
        <strong>{m.stories_not_kept()}</strong>
      </p>
      <p>{m.stories_not_kept_words({ why })}</p>
    </Notice>
    <h2>{titleOf(story)}</h2>
    {paragraphsOf(story.content).map((paragraph) => (
      <p key={paragraph} className={styles.text}>
        {paragraph}
      </p>
    ))}
    <div className={styles.actions}>
      <Button isSmall onClick={onKeepAgain}>
        {m.stories_keep_again()}
      </Button>
      <DownloadMenu document={paperOf(story)} />
    </div>
  </article>
);
