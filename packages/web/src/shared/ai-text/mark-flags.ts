import type { Flag } from '@calmbridge/domain/assistant/wire';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { flagPlaces } from './flag-places.ts';
import { isMark } from './flag-words.ts';
import { wordsOf } from './nothing-to-load.ts';

/** Marks the flagged words, puts a note after the block they stand in, and at the end one for what stands nowhere. */
export const markFlags = (flags: readonly Flag[]) => (tree: Root) => {
  if (flags.length === 0) return;
  const met = new Set<number>();
  tree.children = tree.children.flatMap((block): RootContent[] => {
    if (block.type !== 'element') return [block];
    // Words in bold and words after them are one sentence to the screen, so the block is looked at as a whole too.
    const inBlock = new Set(flagPlaces(wordsOf(block), flags).flatMap((place) => place.flags));
    if (inBlock.size === 0) return [block];
    for (const at of inBlock) met.add(at);
    // What is only to be talked over has its note, and is not underlined like a conflict.
    markIn(
      block,
      flags.filter((flag) => !isMark(flag)),
    );
    return [block, noteFor([...inBlock])];
  });
  const missed = flags.map((_, at) => at).filter((at) => !met.has(at));
  if (missed.length > 0) tree.children.push(noteFor(missed));
};

function markIn(element: Element, flags: readonly Flag[]): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') markIn(child, flags);
    return child.type === 'text' ? split(child.value, flags) : [child];
  });
}

function split(text: string, flags: readonly Flag[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { start, end } of flagPlaces(text, flags)) {
    if (start > from) parts.push({ type: 'text', value: text.slice(from, start) });
    parts.push({
      type: 'element',
      tagName: 'mark',
      properties: {},
      children: [{ type: 'text', value: text.slice(start, end) }],
    });
    from = end;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}

const noteFor = (flags: number[]): Element => ({
  type: 'element',
  tagName: 'aside',
  properties: { dataFlags: flags.sort((a, b) => a - b).join(' ') },
  children: [],
});
