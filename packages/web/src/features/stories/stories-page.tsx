import { useState } from 'react';
import { m } from '#paraglide/messages';
import { StoriesArt } from '#shared/art/stories-art';
import type { StoryParts } from '#shared/story/story-parts';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import { PlanNeeded } from './making/plan-needed.tsx';
import { StoryGenerator } from './making/story-generator.tsx';
import { WritingProgress } from './making/writing-progress.tsx';
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
import { useStoryMaking } from './writing/use-story-making.ts';
import { useNames } from './writing/use-story-writing.ts';

type Shelf = ReturnType<typeof useShelf>;
type Shown = ReturnType<typeof useShownStory>;

export function StoriesPage({ parts }: { parts: StoryParts }) {
  usePageTitle(m.stories_title());
  const shelf = useShelf();
  const { stories, subjects } = shelf;
  const shown = useShownStory();
  const [isFolded, setIsFolded] = useState(stories.length > 0);
  const making = useStoryMaking(subjects, (now) => {
    if (now.is === 'under-way') setIsFolded(true);
    if (now.is === 'failed' && now.why.code === 'credits/insufficient') setIsFolded(false);
    if (now.is === 'kept') shown.open(now.story.id, false);
  });
  const { is } = making.writing.state;
  if (subjects.length === 0 && stories.length === 0) return <NoStoriesYet />;
  return (
    <StoriesOpening hasArt={stories.length > 0}>
      <output className="visually-hidden">{making.announced}</output>
      <div className={styles.columns}>
        <div className={styles.rail}>
          {subjects.length === 0 ? (
            <PlanNeeded />
          ) : (
            <StoryGenerator
              subjects={subjects}
              choices={making.choices}
              names={making.names}
              isWriting={is === 'under-way'}
              isFolded={isFolded}
              onFold={setIsFolded}
              onGenerate={() => void making.generate()}
            />
          )}
        </div>
        <div className={styles.main}>
          <WritingProgress making={making} />
          {stories.length > 0 && <StoriesToRead shelf={shelf} shown={shown} parts={parts} />}
          {stories.length === 0 && (is === 'idle' || is === 'stopped') && (
            <EmptyState art={<StoriesArt />} heading={m.stories_first_heading()}>
              {m.stories_first_words()}
            </EmptyState>
          )}
        </div>
      </div>
    </StoriesOpening>
  );
}

/** One story large, the others on the shelf, and any of them as a book. */
function StoriesToRead({
  shelf: { stories, chats, children },
  shown: { shown, heading, open },
  parts,
}: {
  shelf: Shelf;
  shown: Shown;
  parts: StoryParts;
}) {
  const actions = useStoryActions();
  const book = useBook(stories);
  const bookNames = useNames(book.story ? profileFor(book.story, chats, children) : null, book.story?.child);
  const story = stories.find(({ id }) => id === shown.id) ?? stories[0];
  if (!story) return null;
  return (
    <>
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
      <SavedStories
        stories={stories}
        shownId={story.id}
        Cover={parts.Cover}
        actions={actions}
        onOpen={open}
      />
      {book.story && (
        <parts.Storybook key={book.story.id} story={book.story} names={bookNames} onClose={book.close} />
      )}
    </>
  );
}
