// The `d` of a path as PDF operators. PDF knows lines and cubic curves; everything else becomes those.
import { arcCurves } from './arc-curves.ts';

type Point = readonly [x: number, y: number];

/** Null where it can't be read. */
export function pathOperators(d: string): string | null {
  const pen: Pen = { at: [0, 0], start: [0, 0], control: null, out: [] };
  const numbers = reader(d);
  let command = '';
  for (;;) {
    const next = numbers.command();
    if (next === null) return pen.out.join('\n');
    if (next !== '') command = next;
    else if (command === '' || command.toUpperCase() === 'Z') return null;
    const isRelative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    const read = numbers.take(kind);
    if (!read) return null;
    draw(pen, kind, read, isRelative ? pen.at : [0, 0]);
    // What follows a move without a letter of its own is lines.
    if (kind === 'M') command = isRelative ? 'l' : 'L';
  }
}

type Pen = {
  at: Point;
  /** Where the figure under way began. */
  start: Point;
  /** The last curve's, which the next one may mirror. */
  control: { point: Point; of: 'cubic' | 'quadratic' } | null;
  out: string[];
};

function draw(pen: Pen, kind: string, read: readonly number[], from: Point): void {
  const point = (place: number): Point => [(read[place] ?? 0) + from[0], (read[place + 1] ?? 0) + from[1]];
  const { at } = pen;
  switch (kind) {
    case 'M':
      pen.start = point(0);
      return moveTo(pen, pen.start, 'm');
    case 'L':
      return moveTo(pen, point(0), 'l');
    case 'H':
      return moveTo(pen, [(read[0] ?? 0) + from[0], at[1]], 'l');
    case 'V':
      return moveTo(pen, [at[0], (read[0] ?? 0) + from[1]], 'l');
    case 'C':
      return cubic(pen, point(0), point(2), point(4));
    case 'S':
      return cubic(pen, mirrored(pen, 'cubic'), point(0), point(2));
    case 'Q':
      return quadratic(pen, point(0), point(2));
    case 'T':
      return quadratic(pen, mirrored(pen, 'quadratic'), point(0));
    case 'A':
      return arc(pen, read, point(5));
    case 'Z':
      pen.out.push('h');
      pen.at = pen.start;
      pen.control = null;
  }
}

function moveTo(pen: Pen, to: Point, operator: 'm' | 'l'): void {
  pen.out.push(`${pair(to)} ${operator}`);
  pen.at = to;
  pen.control = null;
}

function cubic(pen: Pen, c1: Point, c2: Point, to: Point): void {
  pen.out.push(`${pair(c1)} ${pair(c2)} ${pair(to)} c`);
  pen.at = to;
  pen.control = { point: c2, of: 'cubic' };
}

function quadratic(pen: Pen, c: Point, to: Point): void {
  cubic(pen, between(pen.at, c), between(to, c), to);
  pen.control = { point: c, of: 'quadratic' };
}

function arc(pen: Pen, read: readonly number[], to: Point): void {
  const [rx = 0, ry = 0, turn = 0, isLarge = 0, isSweep = 0] = read;
  const shape = { from: pen.at, to, rx, ry, turn, isLarge: isLarge === 1, isSweep: isSweep === 1 };
  for (const [c1, c2, end] of arcCurves(shape)) cubic(pen, c1, c2, end);
  pen.at = to;
  pen.control = null;
}

const mirrored = ({ at, control }: Pen, of: 'cubic' | 'quadratic'): Point =>
  control?.of === of ? [2 * at[0] - control.point[0], 2 * at[1] - control.point[1]] : at;

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const between = (end: Point, c: Point): Point => [
  end[0] + (2 / 3) * (c[0] - end[0]),
  end[1] + (2 / 3) * (c[1] - end[1]),
];

export const short = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Numbers may touch: `1.5.5`, `1-2`, and the flags of an arc stand without anything between. */
function reader(d: string) {
  let place = 0;
  const skip = () => {
    while (place < d.length && /[\s,]/.test(d[place] ?? '')) place++;
  };
  const number = (isFlag: boolean): number | null => {
    skip();
    const pattern = isFlag ? /[01]/y : /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
    pattern.lastIndex = place;
    const [found] = pattern.exec(d) ?? [];
    if (found === undefined) return null;
    place += found.length;
    return Number(found);
  };
  return {
    /** A letter, nothing where the last one goes on, null at the end. */
    command: (): string | null => {
      skip();
      if (place >= d.length) return null;
      return /[a-df-z]/i.test(d[place] ?? '') ? (d[place++] ?? '') : '';
    },
    /** The numbers of a command; null where it is none, or some are missing. */
    take: (kind: string): number[] | null => {
      const count = counts[kind];
      if (count === undefined) return null;
      const read: number[] = [];
      for (let at = 0; at < count; at++) {
        const value = number(kind === 'A' && (at === 3 || at === 4));
        if (value === null) return null;
        read.push(value);
      }
      return read;
    },
  };
}
