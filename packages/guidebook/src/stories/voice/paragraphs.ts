import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';

/** A level 3 story has one sentence a paragraph. Elsewhere a lone sentence joins its neighbour. */
export function paragraphs(groups: readonly Draft[][], cast: Cast): Draft[][] {
  if (cast.level === 3) return groups.flat().map((draft) => [draft]);
  const [intro = [], ...others] = groups.filter((group) => group.length > 0);
  const end = others.pop() ?? [];
  const middle: Draft[][] = [];
  for (const group of others) {
    const before = middle.at(-1);
    if (before && (group.length === 1 || before.length === 1) && before.length + group.length <= 5)
      before.push(...group);
    else middle.push([...group]);
  }
  return [intro, ...middle.flatMap(inHalves), end];
}

const inHalves = (paragraph: Draft[]): Draft[][] => {
  const half = Math.ceil(paragraph.length / 2);
  return paragraph.length > 5 ? [paragraph.slice(0, half), paragraph.slice(half)] : [paragraph];
};
