import { useCollection } from '#device/device-context';
import { profileFormResponses, savedChildren, socialStories } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { StoriesArt } from '#shared/art/stories-art';
import { ButtonLink } from '#ui/buttons/button-link';
import { EmptyState } from '#ui/layout/empty-state';
import { usePageTitle } from '#ui/use-page-title';
import { StoriesOpening } from './stories-opening.tsx';
import { chatsOf } from './writing/chats.ts';
import { subjectsOf } from './writing/subjects.ts';

/** Nothing is kept on this device that a story could be made from, and no story. */
export function useNothingToTell(): boolean {
  const stories = useCollection(socialStories).records;
  const responses = useCollection(profileFormResponses).records;
  const children = useCollection(savedChildren).records;
  return stories.length === 0 && subjectsOf(chatsOf(responses, children), children).length === 0;
}

/** The stories page on a new device. */
export function NoStoriesYet() {
  usePageTitle(m.stories_title());
  return (
    <StoriesOpening>
      <EmptyState
        art={<StoriesArt />}
        heading={m.stories_empty_heading()}
        isOnDevice
        action={<ButtonLink to="/form">{m.stories_empty_action()}</ButtonLink>}
      >
        {m.stories_empty_words()}
      </EmptyState>
    </StoriesOpening>
  );
}
