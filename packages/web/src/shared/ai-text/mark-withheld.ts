import { leftOutWords } from '@calmbridge/domain/assistant/wire';
import type { Element, Root, RootContent } from 'hast';
import { wordsOf } from './nothing-to-load.ts';

const line = new RegExp(`\\[${leftOutWords} [^\\]]{1,300}\\]`, 'gu');

/** The lines in place of passages stand in the order in which the passages were left out: each gets its own note below. */
export const markWithheld = (count: number) => (tree: Root) => {
  let next = 0;
  tree.children = tree.children.flatMap((block): RootContent[] => {
    if (block.type !== 'element' || next >= count) return [block];
    const lines = wordsOf(block).match(line)?.length ?? 0;
    const notes = Array.from({ length: Math.min(lines, count - next) }, (_, at) => noteFor(next + at));
    next += notes.length;
    return [block, ...notes];
  });
  while (next < count) tree.children.push(noteFor(next++));
};

const noteFor = (at: number): Element => ({
  type: 'element',
  tagName: 'aside',
  properties: { dataWithheld: String(at) },
  children: [],
});
