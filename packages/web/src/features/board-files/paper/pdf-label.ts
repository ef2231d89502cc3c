import type { FontFile, Fonts } from '#documents/pdf/fonts';
import { type Line, linesOf } from '#documents/pdf/set-text';

export type FittedLabel = { lines: readonly Line[]; size: number; leading: number };

const smallest = 5;

/** In the largest letters with which the label fits its box. Null where our letters can't write all of it. */
export function fitLabel(
  text: string,
  files: readonly FontFile[],
  box: { width: number; height: number; largest: number },
): FittedLabel | null {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const canWrite = [...plain].every(
    (letter) => letter === ' ' || files.some(({ has }) => has(letter.codePointAt(0) ?? 0)),
  );
  if (!canWrite) return null;
  const fonts: Fonts = { text: files, bold: files, head: files };
  const set = (size: number) => linesOf([{ text: plain }], { fonts, face: 'bold', size, width: box.width });
  for (let size = box.largest; size > smallest; size *= 0.94) {
    const lines = set(size);
    const leading = size * 1.16;
    // Words stay whole as long as smaller letters let them.
    if (lines.length * leading <= box.height && isWhole(lines, plain)) return { lines, size, leading };
  }
  const leading = smallest * 1.16;
  const most = Math.max(1, Math.floor(box.height / leading));
  return { lines: set(smallest).slice(0, most), size: smallest, leading };
}

const isWhole = (lines: readonly Line[], text: string): boolean =>
  lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(' ') === text;
