import { useCallback, useEffect, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { askToKeep, type StorageState, storageState } from '#device/storage-state';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { formatBytes } from './format-bytes.ts';
import styles from './my-data.module.css';

/** How much room is used and left, and whether the browser may clear it by itself. */
export function StoragePart() {
  const store = useDeviceStore();
  const [state, setState] = useState<StorageState | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const look = useCallback(() => void storageState(store).then(setState), [store]);
  useEffect(() => {
    look();
    return store.scope.onChange(look);
  }, [look, store]);
  if (!state) return null;
  const ask = async () => {
    setIsRefused(!(await askToKeep()));
    look();
  };
  const used = formatBytes(state.usedBytes);
  return (
    <div className={styles.storage}>
      <div className={styles.storageWords}>
        <p>
          {state.freeBytes === null
            ? m.mydata_used({ used })
            : m.mydata_used_of({ used, free: formatBytes(state.freeBytes) })}
        </p>
        {state.isKept !== null && (
          <p className={styles.small}>{state.isKept ? m.mydata_kept() : m.mydata_not_kept()}</p>
        )}
        <output>
          {isRefused && state.isKept === false && <p className={styles.small}>{m.mydata_keep_refused()}</p>}
        </output>
      </div>
      {state.isKept === false && (
        <Button look="secondary" isSmall onClick={ask}>
          {m.mydata_keep()}
        </Button>
      )}
    </div>
  );
}
