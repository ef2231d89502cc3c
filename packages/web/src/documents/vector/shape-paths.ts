import type { SvgNode } from './svg-tree.ts';

/** A plain shape as the `d` of a path. Null where its measures can't be read. */
export function shapePath({ name, attributes }: SvgNode): string | null {
  const number = (key: string, otherwise = 0): number => {
    const written = attributes.get(key);
    return written === undefined ? otherwise : Number(written);
  };
  const path = pathFor(name, number, attributes.get('points') ?? '');
  return path.includes('NaN') ? null : path;
}

function pathFor(name: string, number: (key: string, otherwise?: number) => number, points: string): string {
  switch (name) {
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}Z`;
    default:
      return rectangle(number);
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;

function rectangle(number: (key: string, otherwise?: number) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const rx = Math.min(number('rx', number('ry')), width / 2);
  const ry = Math.min(number('ry', number('rx')), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  ].join('');
}
