// The board page and what it takes from other features (ui/board/board-parts.ts).
import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { cleanPicturesOnce } from '#device/clean-pictures';
import { useDeviceStore } from '#device/device-context';
import { BoardPage as Page } from '#features/board/board-page';
import { Strip } from '#features/board-use/voice/strip';
import { Voice } from '#features/board-use/voice/voice';
import type { BoardParts } from '#ui/board/board-parts';

const parts: BoardParts = {
  Voice,
  Strip,
  ChildView: later(async () => (await import('#features/board-use/child-view')).ChildView),
  PicturePanel: later(async () => (await import('#features/board-pictures/picture-panel')).PicturePanel),
  Downloads: later(async () => (await import('#features/board-files/board-downloads')).BoardDownloads),
  Import: later(async () => (await import('#features/board-files/import-boards')).ImportBoards),
};

export function BoardPage() {
  const store = useDeviceStore();
  useEffect(() => void cleanPicturesOnce(store), [store]);
  return <Page parts={parts} />;
}

/** Fetched when it is first shown: the board is there before what stands around it. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={null}>{createElement(Part as ComponentType<Props>, props)}</Suspense>
  );
}
