import { lazy, Suspense, useState } from 'react';
import { NoStoriesYet, useNothingToTell } from '#features/stories/no-stories-yet';
import { LoadingView } from '#ui/loading-view';

const StoryDesk = lazy(() => import('./story-desk.tsx').then((it) => ({ default: it.StoryDesk })));

/**
 * Stories live on the device. One that fetches this page for the first time has none, and is spared all that is done with
 * them; on any other it is kept already.
 */
export function SocialStoriesPage() {
  const hasNothing = useNothingToTell();
  const [isNew, setIsNew] = useState(hasNothing);
  if (isNew && !hasNothing) setIsNew(false);
  if (isNew) return <NoStoriesYet />;
  return (
    <Suspense fallback={<LoadingView />}>
      <StoryDesk />
    </Suspense>
  );
}
