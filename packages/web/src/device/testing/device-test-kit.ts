// What the tests of the device share: storage with a limit, tabs that see each other's writes late, and a store over
// either. Not part of the product.
import type { Board } from '@calmbridge/domain/boards/board';
import { z } from 'zod';
import { type DeviceStore, openDeviceStore } from '../store/device-store.ts';
import { type Medium, memoryMedium } from '../store/medium.ts';
import type { Shape } from '../store/shape.ts';
import { type TurnBook, type Turns, turnsInOnePage } from '../store/turns.ts';

const Sample = z.looseObject({ id: z.string(), text: z.string() });
export type Sample = z.infer<typeof Sample>;
export const samples: Shape<Sample> = { name: 'samples', version: 1, schema: Sample, upgrades: [] };
export const sampleDocument: Shape<{ text: string }> = {
  name: 'sampleDocument',
  version: 1,
  schema: z.object({ text: z.string() }),
  upgrades: [],
};

export const boardNamed = (name: string, more: Partial<Board> = {}): Board => ({
  id: 'b',
  name,
  rows: 1,
  columns: 1,
  cells: [null],
  kind: 'grid',
  createdAt: '',
  updatedAt: '',
  ...more,
});

export function storeOver(
  medium: Medium = lastingMemory(),
  options: { uid?: string; turns?: Turns; askToKeep?: () => void; now?: () => Date } = {},
): DeviceStore {
  return openDeviceStore(options.uid ?? 'ada', {
    medium,
    turns: options.turns ?? turnsInOnePage(medium),
    now: options.now ?? (() => new Date('2026-11-15T10:00:00Z')),
    askToKeep: options.askToKeep ?? (() => undefined),
  });
}

/** Memory that says it lasts, holds only so many characters, and can be made to fail after some writes. */
export function lastingMemory(
  limit = Number.POSITIVE_INFINITY,
): Medium & { dump: () => Record<string, string> } {
  const memory = memoryMedium();
  const size = () =>
    memory.keys('').reduce((sum, key) => sum + key.length + (memory.read(key)?.length ?? 0), 0);
  return {
    ...memory,
    isLasting: true,
    write: (key, text) => {
      const old = memory.read(key);
      const grown = text.length - (old?.length ?? -key.length);
      if (limit !== Number.POSITIVE_INFINITY && grown > 0 && size() + grown > limit) return 'full';
      return memory.write(key, text);
    },
    dump: () => Object.fromEntries(memory.keys('').map((key) => [key, memory.read(key) ?? ''])),
  };
}

export class Cut extends Error {}

/** The page dies at the n-th change of the storage: before it happens, and for good. */
export function cutAfter(medium: Medium, changes: number): Medium {
  let left = changes;
  const spend = () => {
    left -= 1;
    if (left < 0) throw new Cut();
  };
  return {
    ...medium,
    write: (key, text) => {
      spend();
      return medium.write(key, text);
    },
    remove: (key) => {
      spend();
      medium.remove(key);
    },
  };
}

/** Several tabs on one storage. Each sees its own writes at once and those of others later, in order. */
export function lateTabs(count: number, delayMs: () => number) {
  const views = Array.from({ length: count }, () => new Map<string, string>());
  const arrivals = views.map(() => Promise.resolve());
  const spread = (from: number, apply: (view: Map<string, string>) => void) => {
    views.forEach((view, at) => {
      if (at === from) return apply(view);
      const wait = new Promise((resolve) => setTimeout(resolve, delayMs()));
      arrivals[at] = (arrivals[at] ?? Promise.resolve()).then(() => wait).then(() => apply(view));
    });
  };
  const media = views.map(
    (view, at): Medium => ({
      isLasting: true,
      read: (key) => view.get(key) ?? null,
      write: (key, text) => {
        spread(at, (other) => other.set(key, text));
        return 'written';
      },
      remove: (key) => spread(at, (other) => other.delete(key)),
      keys: (start) => [...view.keys()].filter((key) => key.startsWith(start)),
    }),
  );
  return { media, settled: () => Promise.all(arrivals) };
}

/** A lock and a number all tabs agree on at once. `isBlind` forgets the number, as a bare lock would. */
export function sharedBook(isBlind = false): TurnBook {
  let tail = Promise.resolve();
  let release = () => {};
  let number = 0;
  return {
    begin: async () => {
      const before = tail;
      let mine = () => {};
      tail = new Promise((resolve) => (mine = resolve));
      await before;
      release = mine;
      return isBlind ? 0 : number;
    },
    end: async (_uid, last) => {
      number = last;
      release();
    },
  };
}
