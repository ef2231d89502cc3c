import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useState } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { m } from '#paraglide/messages';
import { StoriesArt } from '#shared/art/stories-art';
import { askForConsent } from '#shared/chat/chat';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { colorOf, titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import { AskedForFacts } from './making/asked-for-facts.tsx';
import { PlanNeeded } from './making/plan-needed.tsx';
import { StoryGenerator } from './making/story-generator.tsx';
import { WritingPanel } from './making/writing-panel.tsx';
import { NoStoriesYet } from './no-stories-yet.tsx';
import { SavedStories } from './shelf/saved-stories.tsx';
import { useShelf } from './shelf/use-shelf.ts';
import { StoriesOpening } from './stories-opening.tsx';
import styles from './stories-page.module.css';
import { useShownStory } from './use-shown-story.ts';
import { useStoryActions } from './use-story-actions.ts';
import { StoryView } from './view/story-view.tsx';
import { useBook } from './view/use-book.ts';
import { profileFor } from './writing/chats.ts';
import { noFacts, useChoices } from './writing/use-choices.ts';
import { useNames, useStoryWriting } from './writing/use-story-writing.ts';

const unpaidStory = () => ({
  hundredths: priceHundredths.stories,
  title: m.stories_no_credits(),
  text: m.stories_no_credits_words,
});

export function StoriesPage({ parts }: { parts: StoryParts }) {
  usePageTitle(m.stories_title());
  const { stories, chats, subjects, children } = useShelf();
  const choices = useChoices(subjects);
  const names = useNames(choices.profile);
  const actions = useStoryActions();
  const noCredits = useNoCredits();
  const hasEnough = useEnoughCredits();
  const { shown, heading, open } = useShownStory();
  const [isFolded, setIsFolded] = useState(stories.length > 0);
  const [announced, setAnnounced] = useState('');
  const writing = useStoryWriting((now) => {
    if (now.is === 'under-way') setIsFolded(true);
    if (now.is === 'under-way' && now.step === 'writing') setAnnounced(m.stories_announce_writing());
    if (now.is === 'kept') {
      setAnnounced(m.stories_announce_ready({ title: titleOf(now.story) }));
      open(now.story.id, false);
    }
    if (now.is === 'asks') setAnnounced(m.stories_asks());
    if (now.is === 'failed' && now.why.code === 'credits/insufficient') void noCredits(unpaidStory());
  });
  const { state } = writing;
  const story = stories.find(({ id }) => id === shown.id) ?? stories[0];
  const book = useBook(stories);
  const bookNames = useNames(book.story ? profileFor(book.story, chats, children) : null, book.story?.child);

  const generate = async () => {
    const { subject, chat, profile, request } = choices;
    if (!subject || !profile) return;
    if (!(await hasEnough(priceHundredths.stories))) return void (await noCredits(unpaidStory()));
    if (!(await askForConsent())) return;
    choices.choose({ factsFor: request.facts ? request.about : '' });
    const color = colorOf(request.type);
    await writing.write({
      chatId: chat?.id ?? '',
      childId: subject.child?.id ?? null,
      profile,
      request,
      color,
      names,
    });
  };

  if (subjects.length === 0 && !story) return <NoStoriesYet />;
  return (
    <StoriesOpening hasArt={story !== undefined}>
      <output className="visually-hidden">{announced}</output>
      <div className={styles.columns}>
        <div className={styles.rail}>
          {subjects.length === 0 ? (
            <PlanNeeded />
          ) : (
            <StoryGenerator
              subjects={subjects}
              choices={choices}
              names={names}
              isWriting={state.is === 'under-way'}
              isFolded={isFolded}
              onFold={setIsFolded}
              onGenerate={() => void generate()}
            />
          )}
        </div>
        <div className={styles.main}>
          {state.is === 'asks' && (
            <AskedForFacts
              asks={state.asks}
              facts={choices.request.facts ?? noFacts}
              onChange={(facts) => choices.choose({ facts })}
              onWrite={() => void generate()}
              onLeave={writing.leave}
            />
          )}
          <WritingPanel
            state={state}
            onStop={writing.stop}
            onRetry={() => void writing.retry()}
            onKeepAgain={() => void writing.keepAgain()}
          />
          {story && (
            <StoryView
              key={`${story.id} ${shown.times}`}
              story={story}
              profile={profileFor(story, chats, children)}
              isRead={shown.isRead}
              isOpenedByHand={shown.id === story.id}
              headingRef={heading}
              actions={actions}
              parts={parts}
              onOpenBook={() => book.open(story.id)}
            />
          )}
          {!story && (state.is === 'idle' || state.is === 'stopped') && (
            <EmptyState art={<StoriesArt />} heading={m.stories_first_heading()}>
              {m.stories_first_words()}
            </EmptyState>
          )}
          {story && (
            <SavedStories
              stories={stories}
              shownId={story.id}
              Cover={parts.Cover}
              actions={actions}
              onOpen={open}
            />
          )}
        </div>
      </div>
      {book.story && (
        <parts.Storybook key={book.story.id} story={book.story} names={bookNames} onClose={book.close} />
      )}
    </StoriesOpening>
  );
}
