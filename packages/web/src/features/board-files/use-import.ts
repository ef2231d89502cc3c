import { useState } from 'react';
import { pictures as pixelStore } from '#device/browser-device';
import { useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { boards as boardShape, pictures as pictureShape } from '#device/shapes';
import { m } from '#paraglide/messages';
import { loadSymbols } from '#symbols/symbol-library';
import { useAlert } from '#ui/ask';
import { useToast } from '#ui/toasts';
import { fileRefusalWords } from './reading/file-refusal.ts';
import { type Kept, keepBoards } from './reading/keep-boards.ts';
import type { FileReading, Incoming, IncomingFile } from './reading/read-board-file.ts';

export type ImportState =
  | { is: 'idle' }
  | { is: 'reading' }
  | { is: 'found' | 'keeping'; fileName: string; incoming: Incoming };

/** Reads, shows, keeps. Until the carer has agreed to what was shown, nothing on the device is touched. */
export function useImport(onImported: (boardIds: readonly string[]) => void) {
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const store = useDeviceStore();
  const alert = useAlert();
  const toast = useToast();
  const boards = store.collection(boardShape);
  const pictures = store.collection(pictureShape);

  const reading = async (): Promise<FileReading> => {
    const symbols = await loadSymbols().catch(() => null);
    return {
      now: new Date().toISOString(),
      isHere: (id) => boards.get(id) !== null,
      newId: () => crypto.randomUUID(),
      // Without the library at hand a symbol is taken at its word: it shows as soon as the library is there.
      hasSymbol: (id) => symbols === null || symbols.byId(id) !== null,
      pixelsHere: async (id) => {
        const blob = await pixelStore.get(store.uid, id);
        return blob && new Uint8Array(await blob.arrayBuffer());
      },
      pageName: (name, page, pages) => m.boardfiles_page_name({ name, page, pages }),
      more: m.boardfiles_page_more(),
    };
  };
  const choose = async (file: File) => {
    setState({ is: 'reading' });
    const reader = await import('./reading/read-board-file.ts').catch(() => null);
    if (reader === null) {
      setState({ is: 'idle' });
      await alert({ title: m.boardfiles_not_loaded() });
      return;
    }
    const found: IncomingFile = await reader.readBoardFile(file, await reading());
    if (found.ok) return setState({ is: 'found', fileName: file.name, incoming: found.incoming });
    setState({ is: 'idle' });
    await alert({ title: m.boardfiles_refused_title(), text: fileRefusalWords[found.why]() });
  };
  const keep = async ({ fileName, incoming }: { fileName: string; incoming: Incoming }) => {
    setState({ is: 'keeping', fileName, incoming });
    const ports = { uid: store.uid, boards, pictures, pixels: pixelStore, now: () => new Date() };
    const kept: Kept = await keepBoards(ports, incoming);
    setState({ is: 'idle' });
    if (!kept.ok) return alert({ title: m.boardfiles_refused_title(), text: deviceWords(kept.why) });
    toast({
      text: m.boardfiles_brought_in({ count: incoming.boards.length }),
      undo: () => void kept.undo(),
    });
    onImported(incoming.boards.map(({ id }) => id));
  };
  return { state, choose, keep, cancel: () => setState({ is: 'idle' }) };
}
