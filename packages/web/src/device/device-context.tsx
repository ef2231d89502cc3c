// The signed-in user's device store for React. The app puts the provider around the signed-in pages; features use the
// two hooks and never learn whose device it is.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { deviceStore, moveOldKeysTo } from './browser-device.ts';
import type { Recorded } from './store/collection.ts';
import type { DeviceStore } from './store/device-store.ts';
import type { Shape } from './store/shape.ts';
import { whenIdle } from './when-idle.ts';

/** For the provider below, and for tests that bring a store of their own. */
export const DeviceContext = createContext<DeviceStore | null>(null);

/** True while data of an earlier version waits for room to move in. */
export const OldDataWaits = createContext(false);

export function DeviceProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const store = useMemo(() => deviceStore(uid), [uid]);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => void moveOldKeysTo(uid).then(({ ok }) => setIsWaiting(!ok)), [uid]);
  return (
    <DeviceContext value={store}>
      <OldDataWaits value={isWaiting}>{children}</OldDataWaits>
    </DeviceContext>
  );
}

export function useDeviceStore(): DeviceStore {
  const store = useContext(DeviceContext);
  if (!store) throw new Error('no DeviceProvider around this page');
  return store;
}

/** All records, front first, and what can be done with them. Follows changes here and in other tabs. */
export function useCollection<T extends Recorded>(shape: Shape<T>) {
  const collection = useDeviceStore().collection(shape);
  const records = useSyncExternalStore(collection.subscribe, collection.all);
  const { get, add, update, remove } = collection;
  return { records, get, add, update, remove };
}

/** The foremost at once, all of them a moment later: for a page that lists thousands. */
export function useCollectionFrontFirst<T extends Recorded>(shape: Shape<T>, most: number, canStart = true) {
  const collection = useDeviceStore().collection(shape);
  const [isWhole, setIsWhole] = useState(!canStart);
  const front = useCallback(() => collection.front(most), [collection, most]);
  const records = useSyncExternalStore(collection.subscribe, isWhole ? collection.all : front);
  useEffect(() => {
    const readOn = (isTimeUp: () => boolean) => {
      const isRead = collection.readOn(isTimeUp);
      if (isRead) setIsWhole(true);
      return isRead;
    };
    return isWhole ? undefined : whenIdle(readOn);
  }, [collection, isWhole]);
  const { get, add, update, remove, size } = collection;
  return { records, isWhole: isWhole || records.length >= size(), size, get, add, update, remove };
}

export function useDocument<T>(shape: Shape<T>) {
  const document = useDeviceStore().document(shape);
  const kept = useSyncExternalStore(document.subscribe, document.read);
  const { write, update, remove } = document;
  return { kept, value: 'value' in kept ? kept.value : null, write, update, remove };
}
