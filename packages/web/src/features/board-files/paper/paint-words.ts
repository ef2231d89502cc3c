import type { Rect } from './card-parts.ts';

const usualInk = '#203031';
const family = "'Atkinson Hyperlegible Next', sans-serif";

/** Words in the middle of a box, in the largest letters with which they fit; in any script the browser can write. */
export function paintWords(
  context: CanvasRenderingContext2D,
  text: string,
  box: Rect,
  { largest, ink = usualInk }: { largest: number; ink?: string },
): void {
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let lines: string[] = [];
  let size = largest;
  for (; size > 6; size *= 0.92) {
    context.font = `600 ${size}px ${family}`;
    lines = broken(text, (words) => context.measureText(words).width <= box.width);
    const isNarrow = lines.every((line) => context.measureText(line).width <= box.width);
    if (isNarrow && lines.length * size * 1.2 <= box.height) break;
  }
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * 1.2) / 2;
  lines.forEach((line, at) =>
    context.fillText(line, box.x + box.width / 2, top + at * size * 1.2, box.width),
  );
}

function broken(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
