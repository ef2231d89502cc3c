// The board page and what it takes from other features (ui/board/board-parts.ts).
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { cleanPicturesOnce } from '#device/clean-pictures';
import { useDeviceStore } from '#device/device-context';
import { BoardPage as Page } from '#features/board/board-page';
import { PicturePanel } from '#features/board-pictures/picture-panel';
import { ChildView } from '#features/board-use/child-view';
import { Strip } from '#features/board-use/voice/strip';
import { Voice } from '#features/board-use/voice/voice';
import type { BoardParts } from '#ui/board/board-parts';

const LazyDownloads = lazy(() =>
  import('#features/board-files/board-downloads').then(({ BoardDownloads }) => ({ default: BoardDownloads })),
);
const LazyImport = lazy(() =>
  import('#features/board-files/import-boards').then(({ ImportBoards }) => ({ default: ImportBoards })),
);

const parts: BoardParts = {
  Voice,
  Strip,
  ChildView,
  PicturePanel,
  Downloads,
  Import,
};

export function BoardPage() {
  const store = useDeviceStore();
  useEffect(() => void cleanPicturesOnce(store), [store]);
  return <Page parts={parts} />;
}

/** The board is there before what stands below it. */
function Downloads(props: ComponentProps<BoardParts['Downloads']>) {
  return (
    <Suspense fallback={null}>
      <LazyDownloads {...props} />
    </Suspense>
  );
}

function Import(props: ComponentProps<BoardParts['Import']>) {
  return (
    <Suspense fallback={null}>
      <LazyImport {...props} />
    </Suspense>
  );
}
