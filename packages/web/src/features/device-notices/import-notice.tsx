import { useEffect, useState } from 'react';
import { importMark, isImportMarkKey } from '#device/backup/import-mark';
import { useDeviceStore } from '#device/device-context';
import type { DeviceStore } from '#device/store/device-store';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { formatMoment } from '#ui/format/format-date';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import styles from './device-notices.module.css';

const offeredMs = 7 * 86_400_000;

const backups = async (store: DeviceStore) => {
  const [run, { importPorts }] = await Promise.all([
    import('#device/backup/run-import'),
    import('#device/backup/browser-backup'),
  ]);
  return { ...run, ports: importPorts(store) };
};

/** An import can be undone for a week, or until its owner keeps it. One that was cut short is taken back (BK6). */
export function ImportNotice() {
  const store = useDeviceStore();
  const toast = useToast();
  const mark = useImportMark();
  const [isBusy, setIsBusy] = useState(false);
  const [stuck, setStuck] = useState<string | null>(null);
  const state = mark?.state;
  const isOver = mark !== null && store.scope.now().getTime() - Date.parse(mark.at) > offeredMs;
  useUnfinishedImport(state, isOver);
  if (mark?.state !== 'done' || isOver) return null;
  const undo = async () => {
    setIsBusy(true);
    const tools = await backups(store).catch(() => null);
    const isUndone = tools !== null && (await tools.undoImport(tools.ports)).ok;
    setIsBusy(false);
    setStuck(isUndone ? null : tools ? m.device_import_not_undone() : m.mydata_not_loaded());
    if (isUndone) toast({ text: m.device_import_undone() });
  };
  const keep = async () => {
    const tools = await backups(store).catch(() => null);
    if (tools) await tools.forgetImport(tools.ports);
    else setStuck(m.mydata_not_loaded());
  };
  return (
    <Notice kind="success" isAnnounced={false}>
      <p>{m.device_import_done({ when: formatMoment(mark.at) })}</p>
      <output>{stuck}</output>
      <div className={styles.buttons}>
        <Button look="secondary" isSmall isBusy={isBusy} onClick={undo}>
          {m.device_import_undo()}
        </Button>
        <Button look="quiet" isSmall onClick={keep}>
          {m.device_import_keep()}
        </Button>
      </div>
    </Notice>
  );
}

function useImportMark() {
  const store = useDeviceStore();
  const [mark, setMark] = useState(() => importMark(store.scope));
  useEffect(
    () =>
      store.scope.onChange((changed) => {
        if ([...changed].some((key) => isImportMarkKey(store.scope, key))) setMark(importMark(store.scope));
      }),
    [store],
  );
  return mark;
}

/** Takes back what was cut short, and forgets what can't be undone any more. What can't be fetched now is done on another visit. */
function useUnfinishedImport(state: 'begun' | 'done' | undefined, isOver: boolean): void {
  const store = useDeviceStore();
  const toast = useToast();
  useEffect(() => {
    const finish = async () => {
      if (state === undefined) return;
      const { finishCutShort, forgetImport, dropLostImport, ports } = await backups(store);
      if (state === 'begun') {
        if (await finishCutShort(ports)) toast({ text: m.device_import_cut_short() });
      } else if (isOver) await forgetImport(ports);
      else await dropLostImport(ports);
    };
    finish().catch(() => undefined);
  }, [state, isOver, store, toast]);
}
