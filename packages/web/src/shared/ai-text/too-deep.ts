// Marks inside marks inside marks: a text may nest so deeply that reading it takes seconds, or more room than the stack has.
// Nobody writes so for people. Such a text is shown as it came.

/** Lists in lists in quotes, as deep as anybody would follow. */
export const deepest = 24;
const longestRun = 200;
/** Emphasis is matched with emphasis: the work grows with the square of the marks that stand in one block. */
const mostMarks = 600;

/** `> > - 1. ` at the start of a line: each mark is one level. */
const opening = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const level = />|[-*+]|\d+[.)]/g;
/** Emphasis, brackets and pictures nest inside a line. */
const run = new RegExp(`[*_~\`[\\]!()]{${longestRun},}`);

/** Found without reading it as Markdown. */
export function isTooDeep(markdown: string): boolean {
  if (run.test(markdown) || markdown.split(/\n[ \t]*\n/).some(hasTooManyMarks)) return true;
  for (const [marks] of markdown.matchAll(opening))
    if ((marks.match(level)?.length ?? 0) > deepest) return true;
  return false;
}

const hasTooManyMarks = (block: string) => (block.match(/[*_~]+|\[/g)?.length ?? 0) > mostMarks;

type Node = { children?: readonly unknown[] };

/** How deep a tree is, level by level: a deep one must not use up the stack. */
export function depthOf(tree: Node): number {
  let depth = 0;
  for (let nodes: readonly Node[] = [tree]; nodes.length > 0; depth += 1)
    nodes = nodes.flatMap(({ children = [] }) => children as readonly Node[]);
  return depth;
}
