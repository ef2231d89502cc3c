// Where the words somebody looks for stand in a text.
import { foldedText } from '@calmbridge/domain/assistant/folded-text';

/** Accents and capitals don't matter: "zoe" finds Zoë. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const needlesOf = (words: string): string[] => folded(words).split(/\s+/).filter(Boolean);

export type Piece = { text: string; isHit: boolean };

/** The text in pieces, those that were looked for marked. */
export function piecesOf(text: string, words: string): Piece[] {
  const spans = spansOf(text, words);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}

const leadLength = 60;
const excerptLength = 400;

/** The part of a long text in which the first hit stands; its beginning where nothing is looked for or found. */
export function excerptOf(text: string, words: string): string {
  const [first] = spansOf(text, words);
  if (!first || first[1] <= leadLength * 2) return text.slice(0, excerptLength);
  const from = text.lastIndexOf(' ', first[0] - leadLength) + 1;
  return `… ${text.slice(from, from + excerptLength)}`;
}

/** From where to where, in order and without overlaps. */
function spansOf(text: string, words: string): [start: number, end: number][] {
  const needles = words.split(/\s+/).map((word) => foldedText(word).text);
  if (needles.every((needle) => needle === '')) return [];
  const { text: plain, starts, ends } = foldedText(text);
  const found: [number, number][] = [];
  for (const needle of needles) {
    if (needle === '') continue;
    for (let at = plain.indexOf(needle); at >= 0; at = plain.indexOf(needle, at + needle.length))
      found.push([starts[at] ?? 0, ends[at + needle.length - 1] ?? 0]);
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const joined: [number, number][] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else joined.push(span);
  }
  return joined;
}
