// Cuts running text into sentences without losing a character: the pieces joined are the text. A line break always
// ends a piece, so list items, table rows and headings stand alone. Shared by the screen and by the story check.

export type Piece = { text: string; start: number; end: number };

// Words whose full stop does not end a sentence.
const abbreviations = new Set(
  'mr mrs ms dr prof st vs approx nr vol fig eg ie e.g i.e u.k u.s jr sr dept tel ext'.split(' '),
);
const numbered =
  /^[\s#>*_-]*(?:(?:section|part|step|goal|stage|phase|chapter|appendix|annex|clause|area)\s)?$/iu;
const closing = new Set(['"', "'", '”', '’', ')', ']', '*', '_', '»']);
/** A run without an end is cut here, at a space: it keeps screening fast and the wait for a stream short. */
export const longestSentence = 700;
const enders = new Set(['.', '!', '?', '…', '。', '！', '？']);

/** False when a text holds nothing a sentence can end with. */
export function mayHoldEnd(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text[at] === '\n' || enders.has(text[at] ?? '')) return true;
  return false;
}

export function sentencesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (start < text.length) {
    const end = sentenceEnd(text, start, true) ?? text.length;
    pieces.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return pieces;
}

/**
 * Where the sentence that starts at `start` ends (with the space after it), or null when that can't be told yet. With
 * `isWhole` false the text may go on, so an end at the very edge is not trusted.
 */
export function sentenceEnd(text: string, start: number, isWhole: boolean): number | null {
  for (let at = start; at < text.length; at++) {
    if (at - start >= longestSentence) return cutAtSpace(text, start);
    const mark = text[at] ?? '';
    if (mark === '\n') return afterBreaks(text, at, isWhole);
    if (!enders.has(mark)) continue;
    let end = at + 1;
    while (enders.has(text[end] ?? '')) end++;
    while (closing.has(text[end] ?? '')) end++;
    if (end >= text.length) return isWhole ? text.length : null;
    const next = text[end] ?? '';
    if (next !== ' ' && next !== '\t' && next !== '\n') {
      at = end - 1;
      continue;
    }
    if (mark === '.' && isAbbreviation(text, start, at)) continue;
    let after = end;
    while (text[after] === ' ' || text[after] === '\t') after++;
    if (text[after] === '\n') return afterBreaks(text, after, isWhole);
    if (after >= text.length) return isWhole ? text.length : null;
    return after;
  }
  return isWhole && start < text.length ? text.length : null;
}

function cutAtSpace(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + longestSentence - 1);
  return space > start ? space + 1 : start + longestSentence;
}

/** Blank lines belong to the piece before them, so that paragraphs keep their distance. */
function afterBreaks(text: string, at: number, isWhole: boolean): number | null {
  let end = at;
  while (text[end] === '\n') end++;
  return end >= text.length && !isWhole ? null : end;
}

function isAbbreviation(text: string, start: number, dot: number): boolean {
  let from = dot;
  while (from > start && /[\p{L}\p{N}.]/u.test(text[from - 1] ?? '')) from--;
  const word = text.slice(from, dot).toLowerCase();
  if (abbreviations.has(word) || /^\p{L}$/u.test(word)) return word !== 'i';
  // "1. Cut the bread", "**Section 5. Holidays**": the number of an item or a part, at the start of its line.
  return /^\d{1,3}$/.test(word) && numbered.test(text.slice(start, from));
}
