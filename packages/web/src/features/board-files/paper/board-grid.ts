import type { Rect } from './card-parts.ts';

/** The places of a board's grid inside a box. On paper cards may be as tall as they like, but no wider than twice that. */
export function boardGrid(box: Rect, rows: number, columns: number, gap: number): Rect[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = Math.min((box.height - gap * (rows - 1)) / rows, width * 1.25);
  const wide = Math.min(width, height * 1.25);
  const left = box.x + (box.width - wide * columns - gap * (columns - 1)) / 2;
  return Array.from({ length: rows * columns }, (_, at) => ({
    x: left + (at % columns) * (wide + gap),
    y: box.y + Math.floor(at / columns) * (height + gap),
    width: wide,
    height,
  }));
}
