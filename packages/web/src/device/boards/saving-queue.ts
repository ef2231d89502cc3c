// Changes of one board on their way to the device: saved in their order, as changes of what is stored at that moment. What
// finds no room waits here until it is tried again.
import type { Board } from '@calmbridge/domain/boards/board';
import type { BoardChange } from '@calmbridge/domain/boards/change-board';
import type { Collection } from '../store/collection.ts';
import { type Saved, saved } from '../store/user-scope.ts';
import type { Direction, Step } from './board-steps.ts';

export type Pending = {
  change: BoardChange;
  is: Direction;
  group: string | undefined;
  /** The step that is taken back or done again; null for a change of its own. */
  step: Step | null;
  /** What it made of which board, once it is saved. */
  kept?: [before: Board, after: Board];
};

type Told = {
  /** The changes are about to be stored. */
  onWrite: () => void;
  /** How it went, with those that are stored now. */
  onOutcome: (outcome: Saved, stored: readonly Pending[]) => void;
};

export function openSavingQueue(collection: Collection<Board>, id: string, now: () => Date, told: Told) {
  let pending: readonly Pending[] = [];
  let saving: Promise<Saved> | null = null;
  /** True from the write until it is known to be in: then the stored board has the changes that are still pending. */
  let isLanding = false;

  const stamped = (before: Board, after: Board): Board =>
    after === before ? after : { ...after, updatedAt: now().toISOString() };
  const saveOnce = async (): Promise<Saved> => {
    const batch = pending;
    const write = (stored: Board): Board => {
      told.onWrite();
      isLanding = true;
      return batch.reduce((before, item) => {
        const after = stamped(before, item.change(before));
        item.kept = [before, after];
        return after;
      }, stored);
    };
    const outcome = await collection.update(id, write).finally(() => {
      isLanding = false;
    });
    if (outcome.ok) pending = pending.slice(batch.length);
    else for (const item of batch) delete item.kept;
    told.onOutcome(outcome, outcome.ok ? batch : []);
    return outcome;
  };
  const saveAll = async (): Promise<Saved> => {
    try {
      let outcome = saved;
      while (pending.length > 0 && outcome.ok) outcome = await saveOnce();
      return outcome;
    } finally {
      saving = null;
    }
  };
  return {
    pending: () => pending,
    isLanding: () => isLanding,
    put: (item: Pending) => {
      pending = [...pending, item];
    },
    clear: () => {
      pending = [];
    },
    save: (): Promise<Saved> => {
      if (pending.length === 0) return Promise.resolve(saved);
      saving ??= saveAll();
      return saving;
    },
    whenQuiet: async (): Promise<void> => {
      while (saving) await saving;
    },
  };
}
