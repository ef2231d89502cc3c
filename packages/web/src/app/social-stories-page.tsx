import { useState } from 'react';
import { NoStoriesYet, useNothingToTell } from '#features/stories/no-stories-yet';
import { StoriesOpening } from '#features/stories/stories-opening';
import { later } from '#ui/later/later';

const StoryDesk = later(async () => (await import('./story-desk.tsx')).StoryDesk, {
  waiting: <StoriesOpening />,
  around: (words) => <StoriesOpening>{words}</StoriesOpening>,
});

/**
 * Stories live on the device. One that fetches this page for the first time has none, and is spared all that is done with
 * them; on any other it is kept already.
 */
export function SocialStoriesPage() {
  const hasNothing = useNothingToTell();
  const [isNew, setIsNew] = useState(hasNothing);
  if (isNew && !hasNothing) setIsNew(false);
  if (isNew) return <NoStoriesYet />;
  return <StoryDesk />;
}
