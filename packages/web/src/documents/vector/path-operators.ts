// The `d` of a path as PDF operators. PDF knows lines and cubic curves; everything else becomes those.
import { arcCurves } from './arc-curves.ts';

type Point = readonly [x: number, y: number];

/** Null where it can't be read. */
export function pathOperators(d: string): string | null {
  const out: string[] = [];
  const numbers = reader(d);
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let control: Point | null = null;
  let isQuadratic = false;
  let command = '';
  const curve = (c1: Point, c2: Point, to: Point) => {
    out.push(`${pair(c1)} ${pair(c2)} ${pair(to)} c`);
    at = to;
  };
  const quadratic = (c: Point, to: Point) => {
    curve(between(at, c), between(to, c), to);
    control = c;
  };
  for (;;) {
    const next = numbers.command();
    if (next === null) return out.join('\n');
    if (next !== '') command = next;
    else if (command === '' || command.toUpperCase() === 'Z') return null;
    const isRelative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    const read = counts[kind] === undefined ? null : numbers.take(kind);
    if (!read) return null;
    const [dx, dy] = isRelative ? at : [0, 0];
    const point = (place: number): Point => [(read[place] ?? 0) + dx, (read[place + 1] ?? 0) + dy];
    const mirrored = (wants: boolean): Point =>
      control && isQuadratic === wants ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
    let nextControl: Point | null = null;
    switch (kind) {
      case 'M':
        at = start = point(0);
        out.push(`${pair(at)} m`);
        command = isRelative ? 'l' : 'L';
        break;
      case 'L':
      case 'H':
      case 'V':
        at =
          kind === 'L'
            ? point(0)
            : kind === 'H'
              ? [(read[0] ?? 0) + dx, at[1]]
              : [at[0], (read[0] ?? 0) + dy];
        out.push(`${pair(at)} l`);
        break;
      case 'C':
        nextControl = point(2);
        curve(point(0), point(2), point(4));
        isQuadratic = false;
        break;
      case 'S':
        nextControl = point(0);
        curve(mirrored(false), point(0), point(2));
        isQuadratic = false;
        break;
      case 'Q':
        nextControl = point(0);
        quadratic(point(0), point(2));
        isQuadratic = true;
        break;
      case 'T': {
        const c = mirrored(true);
        nextControl = c;
        quadratic(c, point(0));
        isQuadratic = true;
        break;
      }
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, isLarge = 0, isSweep = 0] = read;
        const to = point(5);
        const arc = { from: at, to, rx, ry, turn, isLarge: isLarge === 1, isSweep: isSweep === 1 };
        for (const [c1, c2, end] of arcCurves(arc)) curve(c1, c2, end);
        at = to;
        break;
      }
      case 'Z':
        out.push('h');
        at = start;
    }
    control = nextControl;
  }
}

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
    take: (kind: string): number[] | null => {
      const read: number[] = [];
      for (let at = 0; at < (counts[kind] ?? 0); at++) {
        const value = number(kind === 'A' && (at === 3 || at === 4));
        if (value === null) return null;
        read.push(value);
      }
      return read;
    },
  };
}
