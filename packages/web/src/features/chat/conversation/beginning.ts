import type { Beginning } from './conversation.ts';
import type { Answer } from './entries.ts';

/** Waits until an answer has begun, failed, was stopped, or is held up so that the carer should see why. */
export function beginningOf(
  subscribe: (listener: () => void) => () => void,
  answerNow: () => Answer | undefined,
): Promise<Beginning> {
  return new Promise((resolve) => {
    const look = () => {
      const answer = answerNow();
      const beginning = answer ? seenIn(answer) : 'stopped';
      if (beginning === null) return;
      leave();
      resolve(beginning);
    };
    const leave = subscribe(look);
    look();
  });
}

function seenIn({ state, trouble }: Answer): Beginning | null {
  if (state.is === 'waiting') return trouble === 'lost' || trouble === 'elsewhere' ? 'held-up' : null;
  if (state.is === 'broken') return state.why.code;
  return state.is === 'stopped' ? 'stopped' : 'begun';
}
