import { short } from './path-operators.ts';

/** A `transform` as PDF operators, in order. Null where it can't be read. */
export function transformOperators(written: string): string | null {
  const steps: string[] = [];
  for (const [, name = '', inside = ''] of written.matchAll(/(\w+)\s*\(([^()]*)\)/g)) {
    const numbers = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const matrix = numbers.every(Number.isFinite) ? matrixOf(name, numbers) : null;
    if (!matrix) return null;
    steps.push(`${matrix.map(short).join(' ')} cm`);
  }
  return steps.join('\n');
}

function matrixOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): number[] | null {
  const turned = (a * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [cos, sin, x, y] = [Math.cos(turned), Math.sin(turned), b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX':
      return [1, 0, Math.tan(turned), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(turned), 0, 1, 0, 0];
    default:
      return null;
  }
}
