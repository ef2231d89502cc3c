// How much of this device Calmbridge uses, and whether the browser has promised to keep it.
import type { DeviceStore } from './store/device-store.ts';

export type StorageState = {
  usedBytes: number;
  /** Null where the browser does not tell. */
  freeBytes: number | null;
  /** Null where the browser makes no promises. */
  isKept: boolean | null;
};

export async function storageState({ scope }: DeviceStore): Promise<StorageState> {
  // Browsers count databases only. A character takes two bytes.
  const texts = scope.keys().reduce((sum, key) => sum + 2 * (key.length + (scope.read(key)?.length ?? 0)), 0);
  const { storage } = navigator;
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return {
    usedBytes: texts + (usage ?? 0),
    freeBytes: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
    isKept: (await storage?.persisted?.().catch(() => null)) ?? null,
  };
}

/** The browser decides, some after asking. */
export const askToKeep = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
