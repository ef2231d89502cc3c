import { sentencesOf } from '../sentences.ts';

/** A longer text is read in stretches of whole sentences: in more, what one sentence says is lost among the others. */
const stretchLength = 260;

export function stretchesOf(text: string): string[] {
  if (text.length <= stretchLength) return [text];
  const stretches: string[] = [];
  for (const { text: sentence } of sentencesOf(text))
    for (let at = 0; at < sentence.length; at += stretchLength) {
      const piece = sentence.slice(at, at + stretchLength);
      const last = stretches.at(-1);
      if (last !== undefined && last.length + piece.length <= stretchLength)
        stretches[stretches.length - 1] = last + piece;
      else stretches.push(piece);
    }
  return stretches;
}
