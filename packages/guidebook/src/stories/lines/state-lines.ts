// What may be said of any event of its kind without knowing more of it: how it may feel, and that it is okay.
import type { LineState } from '@calmbridge/reader/story-line/read-line';
import { type Line, readLines } from '../scene.ts';

const anyEvent = `
  b12 p I may have many feelings about this.
  b12 a Every feeling is okay.
  b3 a Every feeling is okay.
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
    b12 p People may feel sad or cross when something is closed.
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
};

export const feelingLines = (state: LineState | null): Line[] =>
  readLines((state && sources[state]) ?? anyEvent);
