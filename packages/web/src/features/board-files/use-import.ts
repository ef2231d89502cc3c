import { useEffect, useRef, useState } from 'react';
import { estimate } from '#device/backup/browser-backup';
import { pictures as pixelStore } from '#device/browser-device';
import { useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { boards as boardShape, pictures as pictureShape } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { m } from '#paraglide/messages';
import { loadSymbols } from '#shared/symbols/symbol-library';
import { useAlert } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';
import { browserCleaner } from './reading/browser-cleaner.ts';
import { fileRefusalWords } from './reading/file-refusal.ts';
import { keepBoards } from './reading/keep-boards.ts';
import { type Pace, paceOf } from './reading/pace.ts';
import type { FileReading, Incoming, IncomingFile } from './reading/read-board-file.ts';
import { type RoomForBoards, roomForBoards } from './reading/room-for-boards.ts';

/** From 0 to 1; null as long as the work is too short to speak of. */
export type Share = number | null;

export type ImportState =
  | { is: 'idle' }
  | { is: 'reading'; fileName: string; share: Share }
  | { is: 'found'; fileName: string; incoming: Incoming; room: RoomForBoards }
  | { is: 'keeping'; fileName: string; share: Share };

/** Work that lasts longer than this is shown with how far it is. */
const shortMs = 400;

/** Reads, shows, keeps. Until the carer has agreed to what was shown, nothing on the device is touched. */
export function useImport(onImported: (boardIds: readonly string[]) => void) {
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const { begin, cancel } = useLatestWork(setState);
  const store = useDeviceStore();
  const alert = useAlert();
  const toast = useToast();
  const boards = store.collection(boardShape);
  const pictures = store.collection(pictureShape);

  const choose = async (file: File) => {
    const { pace, show } = begin('reading', file.name);
    const reader = await import('./reading/read-board-file.ts').catch(() => null);
    if (reader === null) {
      show({ is: 'idle' });
      await alert({ title: m.boardfiles_not_loaded() });
      return;
    }
    const found: IncomingFile = await reader.readBoardFile(file, await howToRead(store, pace));
    if (found.is === 'cancelled') return;
    if (found.is === 'read') {
      const room = await roomForBoards(store, found.incoming, estimate, pixelStore.canKeep);
      return show({ is: 'found', fileName: file.name, incoming: found.incoming, room });
    }
    show({ is: 'idle' });
    await alert({ title: m.boardfiles_refused_title(), text: fileRefusalWords[found.why]() });
  };
  const keep = async ({ fileName, incoming }: { fileName: string; incoming: Incoming }) => {
    const { pace, show } = begin('keeping', fileName);
    const ports = { uid: store.uid, boards, pictures, pixels: pixelStore, now: () => new Date(), pace };
    const kept = await keepBoards(ports, incoming);
    show({ is: 'idle' });
    if (kept.is === 'cancelled') return;
    if (kept.is === 'refused') {
      await alert({ title: m.boardfiles_refused_title(), text: deviceWords(kept.why) });
      return;
    }
    toast({
      text: m.boardfiles_brought_in({ count: incoming.boards.length }),
      undo: () => void kept.undo(),
    });
    onImported(incoming.boards.map(({ id }) => id));
  };
  return { state, choose, keep, cancel };
}

/** Cancelled work says nothing any more: only the latest is shown. */
function useLatestWork(setState: (state: ImportState) => void) {
  const work = useRef<AbortController | null>(null);
  const reading = useRef<AbortController | null>(null);
  // Whoever leaves the page has no use for what is being read. What is being kept goes on: the page itself changes with
  // the first board, and this button with it.
  useEffect(() => () => reading.current?.abort(), []);
  const begin = (is: 'reading' | 'keeping', fileName: string) => {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    reading.current = is === 'reading' ? work.current : null;
    const startedAt = performance.now();
    const show = (next: ImportState) => void (signal.aborted || setState(next));
    const pace = paceOf(signal, (done, all) => {
      if (performance.now() - startedAt > shortMs) show({ is, fileName, share: done / all });
    });
    show({ is, fileName, share: null });
    return { pace, show };
  };
  const cancel = () => {
    work.current?.abort();
    setState({ is: 'idle' });
  };
  return { begin, cancel };
}

async function howToRead(store: DeviceStore, pace: Pace): Promise<FileReading> {
  const boards = store.collection(boardShape);
  const symbols = await loadSymbols().catch(() => null);
  return {
    pace,
    now: new Date().toISOString(),
    isHere: (id) => boards.get(id) !== null,
    newId: () => crypto.randomUUID(),
    // While the library is not loaded every symbol id is accepted: it shows as soon as the library is there.
    hasSymbol: (id) => symbols === null || symbols.byId(id) !== null,
    pixelsHere: async (id) => {
      const blob = await pixelStore.get(store.uid, id);
      return blob && new Uint8Array(await blob.arrayBuffer());
    },
    cleanSvg: browserCleaner(),
  };
}
