// Cuts a text into the pieces a sentence encoder was taught with: the likeliest row of pieces, by the score of each
// (a unigram language model, as SentencePiece has it). Spaces belong to the piece that follows them.

export type Pieces = { ids: ReadonlyMap<string, number>; scores: Float32Array; longest: number };

/** The first few entries stand for signs that no text holds; the very first for what is not known. */
const reserved = 6;
const unknown = 0;
const space = '\u2581';

export function readPieces(list: readonly (readonly [string, number])[]): Pieces {
  const ids = new Map<string, number>();
  let longest = 1;
  for (const [id, [text]] of list.entries())
    if (id >= reserved) {
      ids.set(text, id);
      longest = Math.max(longest, text.length);
    }
  return { ids, scores: Float32Array.from(list, ([, score]) => score), longest };
}

export function piecesOf(text: string, { ids, scores, longest }: Pieces): number[] {
  const signs = space + text.normalize('NFKC').trim().replace(/\s+/g, space);
  const best = new Float64Array(signs.length + 1).fill(-Infinity);
  const last = new Int32Array(signs.length + 1);
  const from = new Int32Array(signs.length + 1);
  best[0] = 0;
  for (let start = 0; start < signs.length; start++) {
    const reached = best[start] ?? 0;
    for (let end = start + 1; end <= Math.min(signs.length, start + longest); end++) {
      const id = ids.get(signs.slice(start, end)) ?? (end === start + 1 ? unknown : undefined);
      if (id === undefined) continue;
      const score = reached + (id === unknown ? unknownScore : (scores[id] ?? 0));
      if (score > (best[end] ?? 0)) {
        best[end] = score;
        last[end] = id;
        from[end] = start;
      }
    }
  }
  const found: number[] = [];
  for (let end = signs.length; end > 0; end = from[end] ?? 0) {
    const id = last[end] ?? unknown;
    // A run of unknown signs is one unknown piece.
    if (id !== unknown || found.at(-1) !== unknown) found.push(id);
  }
  return found.reverse();
}

/** Worse than any known piece, so that a known one is taken wherever there is one. */
const unknownScore = -30;
