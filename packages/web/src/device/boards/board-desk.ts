// A board being worked on. A change shows at once and is saved at once, as a change of what is stored at that moment,
// so that two tabs on one board lose nothing. What finds no room stays on the desk, shown, until it can be saved.
import type { Board } from '@calmbridge/domain/boards/board';
import type { BoardChange } from '@calmbridge/domain/boards/change-board';
import { mergeBoards } from '@calmbridge/domain/boards/merge-boards';
import { createSignal } from '#store/create-store';
import type { Collection } from '../store/collection.ts';
import { type DeviceRefusal, notSaved, type Saved, saved } from '../store/user-scope.ts';

export type DeskState = {
  /** As it is shown: what is stored, and on it what could not be saved yet. Null: there is no such board. */
  board: Board | null;
  /** Why the last changes are not saved. They are kept, and `retry` tries again. */
  trouble: DeviceRefusal | null;
  canUndo: boolean;
  canRedo: boolean;
};

export type Changed = Saved & { undo: () => Promise<Saved> };

export type BoardDesk = {
  state: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Changes of the same group in a row, such as the letters of a label, are one step to undo. */
  change: (change: BoardChange, group?: string) => Promise<Changed>;
  undo: () => Promise<Saved>;
  redo: () => Promise<Saved>;
  retry: () => Promise<Saved>;
};

type Step = { before: Board; after: Board; group: string | undefined };
type Pending = {
  change: BoardChange;
  is: 'done' | 'undone';
  group: string | undefined;
  /** The step that is taken back or done again; null for a change of its own. */
  step: Step | null;
  /** What it made of which board, once it is saved. */
  kept?: [before: Board, after: Board];
};

const stepsMax = 200;

export function openBoardDesk(collection: Collection<Board>, id: string, now: () => Date): BoardDesk {
  const changes = createSignal();
  let pending: Pending[] = [];
  let done: Step[] = [];
  let undone: Step[] = [];
  let trouble: DeviceRefusal | null = null;
  let lastSeen: Board | null = null;
  let shown: DeskState | undefined;
  let saving: Promise<Saved> | null = null;
  /** True from the write until it is known to be in: then the stored board has the changes that are still pending. */
  let isLanding = false;

  const tell = () => {
    shown = undefined;
    changes.tell();
  };
  const state = (): DeskState => (shown ??= look());
  const look = (): DeskState => {
    const stored = collection.get(id);
    // Removed elsewhere while something of ours waits: what is on the screen stays.
    const base = stored ?? (trouble ? lastSeen : null);
    if (stored) lastSeen = stored;
    const board = base && pending.reduce((board, { change }) => change(board), base);
    return { board, trouble, canUndo: done.length > 0, canRedo: undone.length > 0 };
  };

  const stamped = (before: Board, after: Board): Board =>
    after === before ? after : { ...after, updatedAt: now().toISOString() };

  const keep = (item: Pending, before: Board, after: Board): void => {
    item.kept = [before, after];
    if (item.step) {
      (item.is === 'undone' ? undone : done).push(item.step);
      return;
    }
    if (after === before) return;
    undone = [];
    const last = done.at(-1);
    const goesOn = item.group && last?.group === item.group && last.after.updatedAt === before.updatedAt;
    if (last && goesOn) done[done.length - 1] = { ...last, after };
    else done = [...done, { before, after, group: item.group }].slice(-stepsMax);
  };

  const saveOnce = async (): Promise<Saved> => {
    const batch = [...pending];
    let steps: [before: Board, after: Board][] = [];
    const write = (stored: Board): Board => {
      state();
      isLanding = true;
      steps = [];
      return batch.reduce((before, { change }) => {
        const after = stamped(before, change(before));
        steps.push([before, after]);
        return after;
      }, stored);
    };
    const outcome = await collection.update(id, write).finally(() => {
      isLanding = false;
    });
    trouble = outcome.ok ? null : outcome.why;
    if (outcome.ok) {
      pending = pending.slice(batch.length);
      batch.forEach((item, at) => {
        const step = steps[at];
        if (step) keep(item, ...step);
      });
    }
    tell();
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
  const save = (): Promise<Saved> => {
    if (pending.length === 0) return Promise.resolve(saved);
    saving ??= saveAll();
    return saving;
  };
  const take = (item: Pending): Promise<Saved> => {
    pending = [...pending, item];
    tell();
    return save();
  };
  let stepping: Promise<Saved> = Promise.resolve(saved);
  /** A step is known once it is saved: whoever takes steps back in haste has them taken one after the other. */
  const inTurn = (is: Pending['is']): Promise<Saved> => {
    stepping = stepping.then(async () => {
      while (saving) await saving;
      return stepBack(is);
    });
    return stepping;
  };
  const stepBack = (is: Pending['is']): Promise<Saved> => {
    const step = (is === 'undone' ? done : undone).pop();
    if (!step) return Promise.resolve(saved);
    const change: BoardChange = (board) =>
      is === 'undone'
        ? mergeBoards(step.after, step.before, board)
        : mergeBoards(step.before, step.after, board);
    return take({ change, is, group: undefined, step });
  };

  collection.subscribe(() => isLanding || tell());
  return {
    state,
    subscribe: changes.subscribe,
    change: async (change, group) => {
      const item: Pending = { change, is: 'done', group, step: null };
      const outcome = await take(item);
      const undo = (): Promise<Saved> => {
        if (!item.kept) return Promise.resolve(saved);
        const [before, after] = item.kept;
        const back: BoardChange = (board) => mergeBoards(after, before, board);
        return take({ change: back, is: 'done', group: undefined, step: null });
      };
      return { ...outcome, undo };
    },
    undo: () => inTurn('undone'),
    redo: () => inTurn('done'),
    retry: async () => {
      const board = look().board;
      if (!board) return notSaved('device/not-there');
      if (collection.get(id)) return save();
      const outcome = await collection.add({ ...board, updatedAt: now().toISOString() });
      if (outcome.ok) {
        pending = [];
        trouble = null;
        tell();
      }
      return outcome;
    },
  };
}
