// The board page and what it takes from other features (shared/board/board-parts.ts).
import { useEffect } from 'react';
import { useDeviceStore } from '#device/device-context';
import { cleanPicturesOnce } from '#device/pictures/clean-pictures';
import { BoardPage as Page } from '#features/board/board-page';
import { Voice } from '#features/board-use/voice/voice';
import { m } from '#paraglide/messages';
import type { BoardParts } from '#shared/board/board-parts';
import { Dialog } from '#ui/dialogs/dialog';
import { later } from '#ui/later/later';

const parts: BoardParts = {
  Voice,
  Strip: later(async () => (await import('#features/board-use/voice/strip')).Strip),
  Reminder: later(async () => (await import('#features/board-use/child/due-reminder')).DueReminder),
  ChildView: later(async () => (await import('#features/board-use/child-view')).ChildView, {
    around: (words, { onLeave }) => (
      <Dialog title={m.board_child_view()} onClose={onLeave}>
        {words}
      </Dialog>
    ),
  }),
  PicturePanel: later(async () => (await import('#features/board-pictures/picture-panel')).PicturePanel),
  Downloads: later(async () => (await import('#features/board-files/board-downloads')).BoardDownloads),
  Import: later(async () => (await import('#features/board-files/import-boards')).ImportBoards),
};

export function BoardPage() {
  const store = useDeviceStore();
  useEffect(() => void cleanPicturesOnce(store), [store]);
  return <Page parts={parts} />;
}
