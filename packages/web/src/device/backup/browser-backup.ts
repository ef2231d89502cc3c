// Backups as this browser can make them.
import { changeAppearance, readAppearance } from '../appearance/appearance.ts';
import { imports, pictures } from '../browser-device.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { prefix } from '../store/medium.ts';
import type { Estimate } from './room.ts';
import type { ImportPorts } from './run-import.ts';

export const importPorts = (store: DeviceStore): ImportPorts => ({
  store,
  pictures,
  journal: imports,
  appearance: { read: readAppearance, change: changeAppearance },
  alone,
});

export const estimate: Estimate = async () => navigator.storage?.estimate?.();

/** Without locks (browsers offer them on secure addresses only) at least not twice in this page. */
async function alone<T>(uid: string, work: () => Promise<T>): Promise<T | null> {
  const name = `${prefix}/import/${uid}`;
  const { locks } = navigator;
  if (locks)
    return (await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))) as T | null;
  if (underWay.has(uid)) return null;
  underWay.add(uid);
  return work().finally(() => underWay.delete(uid));
}

const underWay = new Set<string>();
