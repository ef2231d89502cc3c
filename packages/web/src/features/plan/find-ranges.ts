// Where words stand in what is shown. The browser paints the places over the text (CSS highlights), so the text itself is not
// touched; where it can't, the place that is shown is selected.

/** Accents and capitals don't matter, and a phrase may run through bold words. */
export function findRanges(box: Element, words: string): Range[] {
  const wanted = folded(words.trim().replace(/\s+/g, ' '));
  if (wanted === '') return [];
  return blocksIn(box).flatMap((block) => rangesIn(block, wanted));
}

export function markFound(all: readonly Range[], now: Range | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) {
    const selection = document.getSelection();
    selection?.removeAllRanges();
    if (now) selection?.addRange(now);
    return;
  }
  CSS.highlights.set('found', new Highlight(...all.filter((range) => range !== now)));
  CSS.highlights.set('found-now', new Highlight(...(now ? [now] : [])));
}

/** Nothing runs from one paragraph or cell into the next. */
const blockTags = 'p, li, h2, h3, h4, h5, h6, td, th, summary';

const blocksIn = (box: Element): Text[][] => {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const block = node.parentElement?.closest(blockTags) ?? box;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return [...blocks.values()];
};

function rangesIn(nodes: readonly Text[], wanted: string): Range[] {
  const places = nodes.flatMap((node) => [...node.data].reduce(lettersOf(node), []));
  const letters = places.map(({ letter }) => letter).join('');
  const ranges: Range[] = [];
  for (let from = letters.indexOf(wanted); from >= 0; from = letters.indexOf(wanted, from + wanted.length)) {
    const first = places[from];
    const last = places[from + wanted.length - 1];
    if (!first || !last) break;
    const range = document.createRange();
    range.setStart(first.node, first.start);
    range.setEnd(last.node, last.end);
    ranges.push(range);
  }
  return ranges;
}

type Place = { letter: string; node: Text; start: number; end: number };

/** One entry for each letter that is compared: "é" counts as one, a run of spaces as one, a mark alone as none. */
const lettersOf =
  (node: Text) =>
  (places: Place[], sign: string): Place[] => {
    const start = places.at(-1)?.end ?? 0;
    const end = start + sign.length;
    const letter = /\s/.test(sign) ? ' ' : folded(sign);
    const last = places.at(-1);
    if (letter === '' || (letter === ' ' && last?.letter === ' ')) {
      if (last) last.end = end;
      return places;
    }
    places.push(...[...letter].map((one) => ({ letter: one, node, start, end })));
    return places;
  };

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
