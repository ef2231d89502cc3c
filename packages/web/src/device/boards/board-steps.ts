// The steps that can be undone and done again, the latest last.
import type { Board } from '@calmbridge/domain/boards/board';

export type Step = { before: Board; after: Board; group: string | undefined };
export type Direction = 'undone' | 'done';

const stepsMax = 200;

export function openSteps() {
  let done: Step[] = [];
  let undone: Step[] = [];
  const listOf = (is: Direction) => (is === 'undone' ? undone : done);
  return {
    can: () => ({ canUndo: done.length > 0, canRedo: undone.length > 0 }),
    /** The step to be taken back, or to be done again. */
    takeNext: (is: Direction): Step | undefined => listOf(is === 'undone' ? 'done' : 'undone').pop(),
    putBack: (is: Direction, step: Step): void => void listOf(is).push(step),
    /** A change of its own: what was undone before it is gone. */
    add: (step: Step): void => {
      const { before, after, group } = step;
      if (after === before) return;
      undone = [];
      const last = done.at(-1);
      const goesOn = group && last?.group === group && last.after.updatedAt === before.updatedAt;
      if (last && goesOn) done[done.length - 1] = { ...last, after };
      else done = [...done, step].slice(-stepsMax);
    },
  };
}
