// What may be said of any event of its kind without knowing more of it: how it may feel, that it is okay, what helps.
import type { LineState } from '@calmbridge/reader/story-line/read-line';
import { type Line, readLines } from '../scene.ts';

const anyEvent = `
  b12 p Some parts may feel easy, and some parts may feel hard.
  b12 a It is okay to feel unsure at first.
  b3 a It may feel hard, and that is okay.
`;

const sources: Readonly<Partial<Record<LineState, string>>> = {
  died: `
    b12 p People may feel sad, angry or quiet when somebody dies.
    b12 a Any feeling is okay.
    b3 a It is okay to feel sad.
  `,
  cancelled: `
    b12 p I may feel sad or cross, because I had a plan.
    b12 a It is okay to feel sad about it.
    b3 a It is okay to feel sad.
  `,
  closed: `
    b12 p I may miss it while it is closed.
    b12 a It is okay to miss it.
    b3 a It is okay to miss it.
  `,
  broken: `
    b12 p When something breaks, people may feel sad or cross.
    b12 a It is okay to feel sad about it.
    b3 a It is okay to feel sad.
  `,
  lost: `
    b12 p When something is lost, people may feel sad or worried.
    b12 a It is okay to feel sad about it.
    b3 a It is okay to feel sad.
  `,
  moved: `
    b12 p A new place or a new time may feel strange at first.
    b12 a It is okay to miss how it was.
    b3 a It may feel new, and that is okay.
  `,
  waited: `
    b12 p Waiting may feel long.
    b12 a It is okay to find waiting hard.
    b3 a Waiting may feel long, and that is okay.
  `,
  ended: `
    b12 p When something ends, people may feel sad.
    b12 a It is okay to miss it.
    b3 a It is okay to miss it.
  `,
  new: `
    b12 p New things may feel strange at first.
    b12 a It is okay to need time.
    b3 a It may feel new, and that is okay.
  `,
};

/** Needed by every story: somebody who helps, a reason, a way to say something. */
const always = `
  b12 d Knowing what comes next helps me feel calm.
  b3 d A plan helps me feel calm.
  b12 t {Helper} will help me with this.
  b3 t {Helper} will help me.
  b123 c I can {say:question}.
`;

export const stateLines = (state: LineState | null): Line[] =>
  readLines(`${(state && sources[state]) ?? anyEvent}${always}`);
