import { startsOf } from './pattern-starts.ts';

// Many patterns looked for at once, each of which begins at the beginning of a word. Every word tells by its first
// letters which patterns can begin there at all, and only those are tried, only there. What is found is exactly what
// the patterns would find by themselves.

export type WordPatterns = {
  /** Where any pattern may begin: the places, each followed by the bits of the patterns. */
  candidates(text: string): readonly number[];
  /** The first match of a pattern at or after a place, as if looked for in the whole text. */
  next(text: string, candidates: readonly number[], pattern: number, from: number): RegExpExecArray | null;
  /** Which patterns match anywhere in a text, by number. */
  found(text: string): number[];
};

type Kind = {
  flags: 'iu' | '';
  /** 'boundary': as `\b` before a word; 'space': after a space, in plain words joined by spaces. */
  begins: 'boundary' | 'space';
  /** What must follow a match. */
  after?: string;
};

const longestCount = 31;

export function wordPatterns(sources: readonly string[], { flags, begins, after = '' }: Kind): WordPatterns {
  if (sources.length > longestCount) throw new Error('too many patterns for one table');
  const compiled = sources.map((source) => new RegExp(`(?:${source})${after}`, `y${flags}`));
  const table = tableOf(sources);
  const isStart = begins === 'space' ? isAfterSpace : isAtBoundary;

  function candidates(text: string): number[] {
    const found: number[] = [];
    // These two count as letters of the alphabet when case is ignored: rare enough to try everything everywhere.
    const isOdd = flags === 'iu' && /[\u017F\u212A]/.test(text);
    for (let at = 0; at < text.length; at++) {
      if (!isOdd && !isStart(text, at)) continue;
      const bits = isOdd ? -1 : bitsAt(table, text, at);
      if (bits !== 0) found.push(at, bits);
    }
    return found;
  }

  function next(text: string, places: readonly number[], pattern: number, from: number) {
    const bit = 1 << pattern;
    const regex = compiled[pattern];
    for (let i = 0; regex !== undefined && i < places.length; i += 2) {
      const at = places[i] ?? 0;
      if (at < from || ((places[i + 1] ?? 0) & bit) === 0) continue;
      regex.lastIndex = at;
      const match = regex.exec(text);
      if (match !== null) return match;
    }
    return null;
  }

  function found(text: string): number[] {
    const places = candidates(text);
    if (places.length === 0) return [];
    return sources.map((_, pattern) => pattern).filter((pattern) => next(text, places, pattern, 0) !== null);
  }

  return { candidates, next, found };
}

/** Bits by the first three, two or one letters; `always` for patterns that may begin with anything. */
type Table = { three: Map<number, number>; two: Map<number, number>; one: Int32Array; always: number };

function tableOf(sources: readonly string[]): Table {
  const table: Table = { three: new Map(), two: new Map(), one: new Int32Array(128), always: 0 };
  for (const [pattern, source] of sources.entries())
    for (const start of startsOf(source)) add(table, start, 1 << pattern);
  return table;
}

function add(table: Table, start: string, bit: number) {
  // Beyond plain letters case is no simple matter, so such a letter counts as any.
  const known = /^[^?\u0080-\uFFFF]*/.exec(start)?.[0] ?? '';
  const [a = 0, b = 0, c = 0] = Array.from(known, (char) => char.charCodeAt(0));
  if (known === '') table.always |= bit;
  else if (known.length === 1) table.one[a] = (table.one[a] ?? 0) | bit;
  else if (known.length === 2) table.two.set(keyOf(a, b, 0), (table.two.get(keyOf(a, b, 0)) ?? 0) | bit);
  else table.three.set(keyOf(a, b, c), (table.three.get(keyOf(a, b, c)) ?? 0) | bit);
}

function bitsAt(table: Table, text: string, at: number): number {
  const a = lower(text.charCodeAt(at));
  const b = at + 1 < text.length ? lower(text.charCodeAt(at + 1)) : 0;
  const c = at + 2 < text.length ? lower(text.charCodeAt(at + 2)) : 0;
  return (
    table.always |
    (a < 128 ? (table.one[a] ?? 0) : 0) |
    (table.two.get(keyOf(a, b, 0)) ?? 0) |
    (table.three.get(keyOf(a, b, c)) ?? 0)
  );
}

const keyOf = (a: number, b: number, c: number) => (a << 14) ^ (b << 7) ^ c;
const lower = (code: number) => (code >= 65 && code <= 90 ? code + 32 : code);
const isAfterSpace = (text: string, at: number) => at === 0 || text.charCodeAt(at - 1) === 32;
const isAtBoundary = (text: string, at: number) =>
  isWordCode(text.charCodeAt(at)) && (at === 0 || !isWordCode(text.charCodeAt(at - 1)));
const isWordCode = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
