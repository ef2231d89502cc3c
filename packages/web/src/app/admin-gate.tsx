import { lazy, Suspense } from 'react';
import { LoadingView } from '#ui/loading/loading-view';
import { pages } from './pages.ts';

const AdminPage = lazy(async () => ({ default: await pages.admin() }));

/** Fetched only once it is shown, which the guard allows administrators alone (GD30). */
export function AdminGate() {
  return (
    <Suspense fallback={<LoadingView />}>
      <AdminPage />
    </Suspense>
  );
}
