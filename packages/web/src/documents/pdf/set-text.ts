// Turns runs into lines that fit a width. A piece is some letters from one font file; a line is pieces side by side.
import type { Run } from '../blocks.ts';
import type { Face, FontFile, Fonts } from './fonts.ts';

export type Piece = { text: string; file: FontFile; width: number };
export type Line = { pieces: Piece[]; width: number };

/** Signs no bundled letter shows, and what stands for them. */
const standIns: Record<string, string> = {
  '☐': '[ ]',
  '☑': '[x]',
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '\t': ' ',
};

/** Whether every sign of a text can be set from these files: nothing would be left out. */
export const isSetWhole = (text: string, files: readonly FontFile[]): boolean =>
  [...text.normalize('NFC')].every(
    (sign) => /\s/u.test(sign) || sign in standIns || fileFor(sign, files) !== undefined,
  );

export function linesOf(
  runs: readonly Run[],
  look: { fonts: Fonts; face: Face; size: number; width: number },
): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const close = () => {
    const last = line.pieces.at(-1);
    // The space at which a line was broken takes no room.
    if (last) line.pieces[line.pieces.length - 1] = { ...last, text: last.text.trimEnd() };
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  const put = (pieces: readonly Piece[]) => {
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const isSpace = pieces.every(({ text }) => text === ' ');
    if (line.width + width > look.width && line.pieces.length > 0 && !isSpace) close();
    if (isSpace && line.pieces.length === 0) return;
    if (width > look.width && pieces.length > 0 && [...pieces.map(({ text }) => text).join('')].length > 1) {
      for (const piece of pieces)
        for (const letter of piece.text) put([pieceOf(letter, piece.file, look.size)]);
      return;
    }
    for (const piece of pieces) join(line.pieces, piece);
    line.width += width;
  };
  for (const word of wordsIn(runs)) {
    if (word.text === '\n') close();
    else put(piecesOf(word.text, word.isBold ? 'bold' : look.face, look));
  }
  if (line.pieces.length > 0 || lines.length === 0) close();
  return lines;
}

function* wordsIn(runs: readonly Run[]): Generator<{ text: string; isBold: boolean }> {
  for (const { text, isBold = false } of runs)
    for (const word of text.match(/\n|[^\S\n]+|\S+/g) ?? []) {
      const isSpace = word !== '\n' && word.trim() === '';
      yield { text: isSpace ? ' ' : word, isBold };
    }
}

function piecesOf(word: string, face: Face, { fonts, size }: { fonts: Fonts; size: number }): Piece[] {
  const pieces: Piece[] = [];
  const letters = [...word.normalize('NFC')].flatMap((letter) => [...(standIns[letter] ?? letter)]);
  for (const letter of letters) {
    const file = fileFor(letter, fonts[face]);
    if (!file) continue;
    join(pieces, pieceOf(letter, file, size));
  }
  return pieces;
}

/** Letters from one file are one piece: fewer things to draw, and text that can be copied out whole. */
function join(pieces: Piece[], next: Piece): void {
  const last = pieces.at(-1);
  if (last?.file !== next.file) pieces.push(next);
  else
    pieces[pieces.length - 1] = {
      ...last,
      text: last.text + next.text,
      width: last.width + next.width,
    };
}

const fileFor = (letter: string, files: readonly FontFile[]): FontFile | undefined =>
  files.find(({ has }) => has(letter.codePointAt(0) ?? 0));

const pieceOf = (text: string, file: FontFile, size: number): Piece => ({
  text,
  file,
  width: [...text].reduce((sum, letter) => sum + file.widthOf(letter), 0) * size,
});
