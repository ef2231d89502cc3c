// Keeps an answer on the device while it is being written: at once when it begins, then at most once a second, and
// when the page is being left. What the carer deletes meanwhile stays deleted.
import type { Message } from '@calmbridge/domain/history/message';
import type { Collection } from '#device/store/collection';
import type { DeviceRefusal } from '#device/store/user-scope';

export const keepEveryMs = 1000;

export type Keeper = {
  keep: (message: Message) => void;
  /** The last version: not held back. False: the device has no room for it. */
  finish: (message: Message) => Promise<boolean>;
};

export function keeperOf(
  kept: Pick<Collection<Message>, 'add' | 'get' | 'update' | 'updateAtOnce'>,
  onTrouble: (why: DeviceRefusal | null) => void,
): Keeper {
  let latest: Message | null = null;
  let hasBegun = false;
  let isKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // One after the other: whether it is there can only be told once the write before has happened.
  let tail = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    tail = tail.then(writeLatest);
    return tail;
  };
  const writeLatest = async () => {
    if (latest === null) return;
    const message = latest;
    latest = null;
    const isThere = kept.get(message.id) !== null;
    // Begun but no longer there: the carer has deleted it.
    if (hasBegun && !isThere) return;
    isKept = false;
    hasBegun = true;
    const saved = await (isThere ? kept.update(message.id, inPlaceOf(message)) : kept.add(message));
    isKept = saved.ok || saved.why === 'device/not-there';
    onTrouble(isKept || saved.ok ? null : saved.why);
    if (!saved.ok && !isThere) hasBegun = false;
  };
  // A page that goes away gets no turn any more. The answer is this page's own, so it needs none.
  const onLeaving = () => {
    if (latest === null) return;
    if (kept.updateAtOnce(latest.id, inPlaceOf(latest)).ok) latest = null;
    else void write();
  };
  let unlisten: () => void = () => undefined;

  return {
    keep: (message) => {
      latest = message;
      if (!hasBegun && timer === undefined) {
        unlisten = whenPageLeaves(onLeaving);
        void write();
      }
      timer ??= setTimeout(() => void write(), keepEveryMs);
    },
    finish: async (message) => {
      unlisten();
      latest = message;
      await write();
      return isKept;
    },
  };
}

function whenPageLeaves(act: () => void): () => void {
  window.addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', act);
  return () => {
    window.removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', act);
  };
}

/** Notes may have been added meanwhile, in another tab too. */
const inPlaceOf =
  (message: Message) =>
  (old: Message): Message => ({ ...old, ...message, noteIds: old.noteIds ?? [] });
