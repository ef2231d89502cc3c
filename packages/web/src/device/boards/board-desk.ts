// A board being worked on. A change shows at once and is saved at once, as a change of what is stored at that moment,
// so that two tabs on one board lose nothing. What finds no room stays on the desk, shown, until it can be saved.
import type { Board } from '@calmbridge/domain/boards/board';
import type { BoardChange } from '@calmbridge/domain/boards/change-board';
import { mergeBoards } from '@calmbridge/domain/boards/merge-boards';
import { createSignal } from '#store/create-store';
import type { Collection } from '../store/collection.ts';
import { type DeviceRefusal, notSaved, type Saved, saved } from '../store/user-scope.ts';
import { type Direction, openSteps } from './board-steps.ts';
import { openSavingQueue, type Pending } from './saving-queue.ts';

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

export function openBoardDesk(collection: Collection<Board>, id: string, now: () => Date): BoardDesk {
  const changes = createSignal();
  const steps = openSteps();
  let trouble: DeviceRefusal | null = null;
  let lastSeen: Board | null = null;
  let shown: DeskState | undefined;

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
    const board = base && queue.pending().reduce((board, { change }) => change(board), base);
    return { board, trouble, ...steps.can() };
  };
  const queue = openSavingQueue(collection, id, now, {
    onWrite: state,
    onOutcome: (outcome, stored) => {
      trouble = outcome.ok ? null : outcome.why;
      for (const { is, step, group, kept } of stored) {
        if (step) steps.putBack(is, step);
        else if (kept) steps.add({ before: kept[0], after: kept[1], group });
      }
      tell();
    },
  });
  collection.subscribe(() => queue.isLanding() || tell());

  const take = (item: Pending): Promise<Saved> => {
    queue.put(item);
    tell();
    return queue.save();
  };
  /** The board was removed elsewhere: it comes back as it is shown. */
  const addAgain = async (board: Board): Promise<Saved> => {
    const outcome = await collection.add({ ...board, updatedAt: now().toISOString() });
    if (outcome.ok) {
      queue.clear();
      trouble = null;
      tell();
    }
    return outcome;
  };
  return {
    state,
    subscribe: changes.subscribe,
    change: changeBy(take),
    ...steppingBy(take, steps, queue),
    retry: async () => {
      const { board } = look();
      if (!board) return notSaved('device/not-there');
      return collection.get(id) ? queue.save() : addAgain(board);
    },
  };
}

type Take = (item: Pending) => Promise<Saved>;

const changeBy =
  (take: Take): BoardDesk['change'] =>
  async (change, group) => {
    const item: Pending = { change, is: 'done', group, step: null };
    const outcome = await take(item);
    const undo = (): Promise<Saved> => {
      if (!item.kept) return Promise.resolve(saved);
      const [before, after] = item.kept;
      const back: BoardChange = (board) => mergeBoards(after, before, board);
      return take({ change: back, is: 'done', group: undefined, step: null });
    };
    return { ...outcome, undo };
  };

function steppingBy(
  take: Take,
  steps: ReturnType<typeof openSteps>,
  queue: ReturnType<typeof openSavingQueue>,
): Pick<BoardDesk, 'undo' | 'redo'> {
  let stepping: Promise<Saved> = Promise.resolve(saved);
  const stepNow = (is: Direction): Promise<Saved> => {
    const step = steps.takeNext(is);
    if (!step) return Promise.resolve(saved);
    const [from, to] = is === 'undone' ? [step.after, step.before] : [step.before, step.after];
    return take({ change: (board) => mergeBoards(from, to, board), is, group: undefined, step });
  };
  /** A step is known once it is saved: several undos in quick succession run one after the other. */
  const inTurn = (is: Direction) => {
    stepping = stepping.then(async () => {
      await queue.whenQuiet();
      return stepNow(is);
    });
    return stepping;
  };
  return { undo: () => inTurn('undone'), redo: () => inTurn('done') };
}
