import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingView } from '#ui/loading/loading-view';

/** Fetched only once it is shown, which the guard allows administrators alone (GD30). */
export function gated(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<LoadingView />}>
      <Page />
    </Suspense>
  );
}
