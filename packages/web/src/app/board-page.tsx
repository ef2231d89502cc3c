// The board page and what it takes from other features (ui/board/board-parts.ts).
import { useEffect } from 'react';
import { cleanPicturesOnce } from '#device/clean-pictures';
import { useDeviceStore } from '#device/device-context';
import { BoardPage as Page } from '#features/board/board-page';
import { BoardDownloads } from '#features/board-files/board-downloads';
import { ImportBoards } from '#features/board-files/import-boards';
import { PicturePanel } from '#features/board-pictures/picture-panel';
import { ChildView } from '#features/board-use/child-view';
import { Strip } from '#features/board-use/voice/strip';
import { Voice } from '#features/board-use/voice/voice';
import type { BoardParts } from '#ui/board/board-parts';

const parts: BoardParts = {
  Voice,
  Strip,
  ChildView,
  PicturePanel,
  Downloads: BoardDownloads,
  Import: ImportBoards,
};

export function BoardPage() {
  const store = useDeviceStore();
  useEffect(() => void cleanPicturesOnce(store), [store]);
  return <Page parts={parts} />;
}
