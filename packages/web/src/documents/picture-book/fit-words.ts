// Words as large as their box lets them be.
import type { Face, Fonts } from '../pdf/fonts.ts';
import { type Line, linesOf } from '../pdf/set-text.ts';

export type Box = { width: number; height: number };
export type FittedWords = { size: number; leading: number; lines: Line[] };

const leadingOf = (size: number) => size * 1.38;

/** Each sentence begins a line. Below the smallest size the rest goes to `more`. */
export function fitWords(
  sentences: readonly string[],
  box: Box,
  look: { fonts: Fonts; face: Face; largest: number; smallest: number },
): FittedWords & { more: Line[] } {
  for (let size = look.largest; ; size -= 1) {
    const lines = setLines(sentences, box.width, size, look);
    const leading = leadingOf(size);
    const room = Math.max(1, Math.floor(box.height / leading));
    if (lines.length <= room || size <= look.smallest)
      return { size, leading, lines: lines.slice(0, room), more: lines.slice(room) };
  }
}

function setLines(
  sentences: readonly string[],
  width: number,
  size: number,
  { fonts, face }: { fonts: Fonts; face: Face },
): Line[] {
  return sentences.flatMap((sentence, at) => [
    ...(at > 0 ? linesOf([], { fonts, face, size, width }) : []),
    ...linesOf([{ text: sentence }], { fonts, face, size, width }),
  ]);
}

const sign = /[\p{L}\p{N}]/u;

/** Letters the bundled fonts do not have: Cyrillic, Arabic, Chinese and the like. Emoji are left out without harm. */
export const hasForeignLetters = (text: string, fonts: Fonts): boolean =>
  [...text.normalize('NFC')].some(
    (letter) => sign.test(letter) && !fonts.bold.some(({ has }) => has(letter.codePointAt(0) ?? 0)),
  );
