import { useState } from 'react';
import type { Backup, BackupProblem } from '#device/backup/backup';
import type { OpenedFile } from '#device/backup/open-file';
import type { Way } from '#device/backup/plan-import';
import type { Preview } from '#device/backup/preview';
import type { Imported } from '#device/backup/run-import';
import { useDeviceStore } from '#device/device-context';

// All that reads and brings in a backup, fetched when a file is chosen: what comes after can't fail for the connection.
const backupTools = async () => {
  const [{ openFile, openSealed }, { previewImport }, { runImport }, browser] = await Promise.all([
    import('#device/backup/open-file'),
    import('#device/backup/preview'),
    import('#device/backup/run-import'),
    import('#device/backup/browser-backup'),
  ]);
  const { estimate, importPorts } = browser;
  return { openFile, openSealed, previewImport, runImport, estimate, importPorts };
};

export type ImportState =
  | { is: 'choosing'; why: BackupProblem | 'not-loaded' | null }
  | { is: 'reading' }
  | { is: 'locked'; bytes: Uint8Array<ArrayBuffer>; why: BackupProblem | null; isBusy: boolean }
  | {
      is: 'preview';
      backup: Backup;
      preview: Preview;
      refusal: Extract<Imported, { ok: false }>['why'] | null;
    }
  | { is: 'importing'; preview: Preview };

/** From a file to what it would do, to having done it. Nothing on the device changes before the last step. */
export function useImport(onDone: () => void) {
  const store = useDeviceStore();
  const [state, setState] = useState<ImportState>({ is: 'choosing', why: null });

  const show = async (opened: OpenedFile, sealed: Uint8Array<ArrayBuffer> | null) => {
    if (opened.is === 'sealed')
      return setState({ is: 'locked', bytes: opened.bytes, why: null, isBusy: false });
    if (opened.is === 'problem')
      return setState(
        sealed && opened.why === 'wrong-passphrase'
          ? { is: 'locked', bytes: sealed, why: opened.why, isBusy: false }
          : { is: 'choosing', why: opened.why },
      );
    const { previewImport, estimate, importPorts } = await backupTools();
    const preview = await previewImport(importPorts(store), opened.backup, estimate);
    setState({ is: 'preview', backup: opened.backup, preview, refusal: null });
  };

  return {
    state,
    choose: async (file: Blob) => {
      setState({ is: 'reading' });
      const tools = await backupTools().catch(() => null);
      if (!tools) return setState({ is: 'choosing', why: 'not-loaded' });
      await show(await tools.openFile(file), null);
    },
    unlock: async (passphrase: string) => {
      if (state.is !== 'locked' || state.isBusy) return;
      setState({ ...state, isBusy: true });
      const { openSealed } = await backupTools();
      await show(await openSealed(state.bytes, passphrase), state.bytes);
    },
    bringIn: async (way: Way) => {
      if (state.is !== 'preview') return;
      const { backup, preview } = state;
      setState({ is: 'importing', preview });
      const { runImport, importPorts } = await backupTools();
      const done = await runImport(importPorts(store), backup, way);
      if (done.ok) return onDone();
      setState({ is: 'preview', backup, preview, refusal: done.why });
    },
    startAgain: () => setState({ is: 'choosing', why: null }),
  };
}
