// What one user keeps on this device. It is the only copy of a carer's work, so nothing here is ever dropped but by
// its owner's own act. Features reach it through the hooks in `device-context.tsx`.

import { backupMark, collectionShapes, documentShapes } from '../records/shapes.ts';
import { type Collection, openCollection, type Recorded } from './collection.ts';
import { type DeviceDocument, openDocument } from './document.ts';
import { type Quarantined, quarantined, releaseQuarantine } from './quarantine.ts';
import type { Shape } from './shape.ts';
import { turnNumber } from './turns.ts';
import { type DevicePorts, type UserScope, userScope } from './user-scope.ts';

export type DeviceStore = {
  uid: string;
  scope: UserScope;
  /** False: storage is blocked, and what is written is gone with the page. */
  isLasting: boolean;
  collection: <T extends Recorded>(shape: Shape<T>) => Collection<T>;
  document: <T>(shape: Shape<T>) => DeviceDocument<T>;
  /** Reads everything once, which copies what can't be read to quarantine. It happens by itself before any write. */
  check: () => void;
  /** The same in steps: true with the last one. */
  checkOn: (isTimeUp: () => boolean) => boolean;
  isChecked: () => boolean;
  quarantined: () => Quarantined[];
  releaseQuarantine: () => Promise<void>;
  /** Records and documents a later Calmbridge has written. */
  newerCount: () => number;
  changesSinceBackup: () => number;
  markBackup: () => Promise<void>;
};

export function openDeviceStore(uid: string, ports: DevicePorts): DeviceStore {
  const scope = userScope(uid, ports);
  const collections = new Map<string, unknown>();
  const documents = new Map<string, unknown>();
  const listing = keyListing(scope);
  const collection = <T extends Recorded>(shape: Shape<T>) =>
    once(collections, shape.name, () => openCollection(scope, shape, () => listing(shape.name)));
  const document = <T>(shape: Shape<T>) => once(documents, shape.name, () => openDocument(scope, shape));
  const everyCollection = Object.values(collectionShapes) as Shape<Recorded>[];
  const everyDocument = Object.values(documentShapes) as Shape<unknown>[];

  const mark = () => {
    const kept = document(backupMark).read();
    return kept.is === 'found' ? kept.value.atTurn : 0;
  };
  let isChecked = false;
  const check = () => {
    if (isChecked) return;
    isChecked = true;
    for (const shape of everyDocument) document(shape).read();
    for (const shape of everyCollection) collection(shape).all();
  };
  const checkOn = (isTimeUp: () => boolean) => {
    const isRead = everyCollection.every((shape) => collection(shape).readOn(isTimeUp));
    if (isRead) check();
    return isRead;
  };
  scope.beforeWriting(check);

  return {
    uid,
    scope,
    isLasting: scope.isLasting,
    collection,
    document,
    check,
    checkOn,
    isChecked: () => isChecked,
    quarantined: () => {
      check();
      return quarantined(scope);
    },
    releaseQuarantine: () => {
      check();
      return releaseQuarantine(scope);
    },
    newerCount: () => {
      const newer = everyDocument.filter((shape) => document(shape).read().is === 'newer');
      return everyCollection.reduce((sum, shape) => sum + collection(shape).newerCount(), newer.length);
    },
    changesSinceBackup: () => Math.max(0, turnNumber(ports.medium, uid) - mark()),
    markBackup: async () => {
      const atTurn = turnNumber(ports.medium, uid) + 1;
      await document(backupMark).write({ atTurn, at: ports.now().toISOString() });
    },
  };
}

/** One pass over the storage for all collections, and another one only after a change. */
function keyListing(scope: UserScope): (name: string) => readonly string[] {
  let byName: Map<string, string[]> | undefined;
  scope.onChange(() => {
    byName = undefined;
  });
  return (name) => (byName ??= keysByName(scope)).get(name) ?? [];
}

function keysByName(scope: UserScope): Map<string, string[]> {
  const start = scope.documentKey('').length;
  const byName = new Map<string, string[]>();
  for (const key of scope.keys()) {
    const name = key.slice(start, key.indexOf('/', start));
    const named = byName.get(name);
    if (named) named.push(key);
    else byName.set(name, [key]);
  }
  return byName;
}

function once<T>(opened: Map<string, unknown>, name: string, open: () => T): T {
  if (!opened.has(name)) opened.set(name, open());
  return opened.get(name) as T;
}
