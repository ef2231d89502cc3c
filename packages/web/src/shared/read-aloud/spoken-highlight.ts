// Shows the spoken sentence where it stands on the page. The browser paints it over the text (CSS highlights), so the
// text itself is not touched. Sentences are found by their letters: marks and spaces between elements don't matter.

const name = 'spoken';

export const canHighlight = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Null clears it. */
export function highlightSpoken(range: Range | null): void {
  if (!canHighlight()) return;
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}

/** Where each sentence stands below `box`, in order; null for one that does not. */
export function sentenceRanges(box: Element, sentences: readonly string[]): (Range | null)[] {
  const { letters, places } = lettersIn(box);
  let from = 0;
  return sentences.map((sentence) => {
    const wanted = withoutSpaces(sentence);
    const start = wanted === '' ? -1 : letters.indexOf(wanted, from);
    if (start < 0) return null;
    from = start + wanted.length;
    const first = places[start];
    const last = places[from - 1];
    if (!first || !last) return null;
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return range;
  });
}

const space = /\s/;
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

function lettersIn(box: Element) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const places: { node: Text; offset: number }[] = [];
  let letters = '';
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest('[data-flag-note]')) continue;
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = node.data[offset] ?? '';
      if (space.test(letter)) continue;
      letters += letter;
      places.push({ node, offset });
    }
  }
  return { letters, places };
}
