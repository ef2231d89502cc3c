// A drawing as PDF operators, so that it prints as sharp as the printer can. What can't be said in operators (gradients,
// clips, filters, styles) has none: it is then drawn as pixels.
import { readColour } from '@calmbridge/domain/boards/obf/colours';
import { pathOperators, short } from './path-operators.ts';
import { shapePath } from './shape-paths.ts';
import { type SvgNode, svgTree } from './svg-tree.ts';
import { transformOperators } from './transforms.ts';

export type VectorDrawing = {
  /** In the drawing's own units, y downwards. */
  operators: string;
  box: readonly [x: number, y: number, width: number, height: number];
  /** Opacities that are used, each a graphics state named `o` and its percent. */
  opacities: readonly number[];
};

type Look = ReadonlyMap<string, string>;
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
  'color',
];
const beyondUs = ['style', 'class', 'clip-path', 'mask', 'filter', 'visibility', 'display'];

export function svgOperators(svg: string, { isGrey = false } = {}): VectorDrawing | null {
  const root = svgTree(svg);
  const box = root && boxOf(root);
  if (!root || !box) return null;
  const byId = new Map<string, SvgNode>();
  collect(root, byId);
  const drawing = { out: [] as string[], opacities: new Set<number>(), byId, isGrey };
  if (!drawAll(root, new Map(), drawing, 0)) return null;
  return { operators: drawing.out.join('\n'), box, opacities: [...drawing.opacities] };
}

type Drawing = { out: string[]; opacities: Set<number>; byId: Map<string, SvgNode>; isGrey: boolean };

function drawAll(node: SvgNode, look: Look, drawing: Drawing, depth: number): boolean {
  if (depth > 30) return false;
  if (beyondUs.some((name) => node.attributes.has(name))) return false;
  const mine = lookOf(node, look);
  // Things in a see-through group would show through one another.
  if (node.name === 'g' && node.attributes.has('opacity')) return false;
  const transform = node.attributes.get('transform');
  const moved = transform === undefined ? '' : transformOperators(transform);
  if (moved === null) return false;
  if (moved) drawing.out.push('q', moved);
  const isDrawn = drawOne(node, mine, drawing, depth);
  if (moved) drawing.out.push('Q');
  return isDrawn;
}

function drawOne(node: SvgNode, look: Look, drawing: Drawing, depth: number): boolean {
  switch (node.name) {
    case 'svg':
    case 'g':
      return node.children.every((child) => drawAll(child, look, drawing, depth + 1));
    case 'use':
      return drawUse(node, look, drawing, depth);
    case 'defs':
    case 'title':
    case 'desc':
    case 'metadata':
      return true;
    default: {
      const path = node.name === 'path' ? (node.attributes.get('d') ?? '') : shapePath(node);
      const operators = path === null ? null : pathOperators(path);
      return operators !== null && paint(operators, node, look, drawing);
    }
  }
}

function drawUse(node: SvgNode, look: Look, drawing: Drawing, depth: number): boolean {
  const target = (node.attributes.get('href') ?? node.attributes.get('xlink:href') ?? '').replace('#', '');
  const used = drawing.byId.get(target);
  if (!used) return false;
  const [x, y] = [Number(node.attributes.get('x') ?? 0), Number(node.attributes.get('y') ?? 0)];
  drawing.out.push('q', `1 0 0 1 ${short(x)} ${short(y)} cm`);
  const isDrawn = drawAll(used, look, drawing, depth + 1);
  drawing.out.push('Q');
  return isDrawn;
}

function paint(path: string, node: SvgNode, look: Look, drawing: Drawing): boolean {
  const fill = colourOf(look.get('fill') ?? 'black', look, drawing.isGrey);
  const stroke = colourOf(look.get('stroke') ?? 'none', look, drawing.isGrey);
  if (fill === null || stroke === null || path === '') return fill !== null && stroke !== null;
  const number = (name: string, otherwise: number) => Number.parseFloat(look.get(name) ?? '') || otherwise;
  const whole = Number.parseFloat(node.attributes.get('opacity') ?? '1');
  const seen = whole * Math.min(fraction(look, 'fill-opacity'), fraction(look, 'stroke-opacity'));
  const isEvenOdd = look.get('fill-rule') === 'evenodd';
  const verb =
    fill && stroke ? (isEvenOdd ? 'B*' : 'B') : fill ? (isEvenOdd ? 'f*' : 'f') : stroke ? 'S' : 'n';
  const percent = Math.round(seen * 100);
  if (percent < 100) drawing.opacities.add(percent);
  drawing.out.push(
    'q',
    ...(percent < 100 ? [`/o${percent} gs`] : []),
    ...(fill ? [`${fill} rg`] : []),
    ...(stroke
      ? [
          `${stroke} RG`,
          `${short(number('stroke-width', 1))} w`,
          `${caps[look.get('stroke-linecap') ?? ''] ?? 0} J`,
          `${joins[look.get('stroke-linejoin') ?? ''] ?? 0} j`,
          `${short(Math.max(1, number('stroke-miterlimit', 4)))} M`,
          dashes(look.get('stroke-dasharray')),
        ]
      : []),
    path,
    verb,
    'Q',
  );
  return true;
}

const caps: Record<string, number> = { round: 1, square: 2 };
const joins: Record<string, number> = { round: 1, bevel: 2 };

const dashes = (written: string | undefined): string => {
  const lengths = (written ?? '').split(/[\s,]+/).map(Number);
  const isDashed = written !== undefined && written !== 'none' && lengths.every((one) => one >= 0);
  return isDashed && lengths.some((one) => one > 0) ? `[${lengths.map(short).join(' ')}] 0 d` : '[] 0 d';
};

const fraction = (look: Look, name: string): number => {
  const value = Number.parseFloat(look.get(name) ?? '1');
  return Number.isFinite(value) ? value : 1;
};

/** Empty for none, null where we don't know it. */
function colourOf(written: string, look: Look, isGrey: boolean): string | null {
  if (written === 'none' || written === 'transparent') return '';
  const name = written === 'currentColor' ? (look.get('color') ?? 'black') : written;
  const colour = readColour(name);
  if (!colour) return null;
  const [red, green, blue] = isGrey ? greyOf(colour) : colour;
  return [red, green, blue].map((value) => short(value / 255)).join(' ');
}

const greyOf = ([red, green, blue]: readonly [number, number, number]) => {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [grey, grey, grey] as const;
};

function lookOf(node: SvgNode, look: Look): Look {
  const mine = new Map(look);
  for (const name of inherited) {
    const value = node.attributes.get(name);
    if (value !== undefined && value !== 'inherit') mine.set(name, value);
  }
  return mine;
}

function boxOf({ attributes }: SvgNode): VectorDrawing['box'] | null {
  const size = [
    Number.parseFloat(attributes.get('width') ?? ''),
    Number.parseFloat(attributes.get('height') ?? ''),
  ];
  const written = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...size];
  const [x = 0, y = 0, width = 0, height = 0] = written;
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : null;
}

function collect(node: SvgNode, byId: Map<string, SvgNode>): void {
  const id = node.attributes.get('id');
  if (id) byId.set(id, node);
  for (const child of node.children) collect(child, byId);
}
