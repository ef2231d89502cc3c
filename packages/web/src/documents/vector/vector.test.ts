import { expect, test } from 'vitest';
import { pathOperators } from './path-operators.ts';
import { svgOperators } from './svg-operators.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;
const lines = (inside: string, look = {}) => svgOperators(svg(inside), look)?.operators.split('\n');

test.each([
  ['M1 2L3 4z', '1 2 m\n3 4 l\nh'],
  ['m1,2 3 4-1-1', '1 2 m\n4 6 l\n3 5 l'],
  ['M1.5.5H9V2', '1.5 0.5 m\n9 0.5 l\n9 2 l'],
  ['M0 0C1 1 2 1 3 0S5-1 6 0', '0 0 m\n1 1 2 1 3 0 c\n4 -1 5 -1 6 0 c'],
  ['M0 0Q3 3 6 0', '0 0 m\n2 2 4 2 6 0 c'],
  ['M0 0zm5 5h1', '0 0 m\nh\n5 5 m\n6 5 l'],
])('[VE1] the path %s', (d, operators) => {
  expect(pathOperators(d)).toBe(operators);
});

test('[VE1] arcs end where they should, flags without a space between them', () => {
  const half = pathOperators('M0 0a5 5 0 0110 0')?.split('\n') ?? [];
  expect(half).toHaveLength(3);
  expect(half[1]).toMatch(/5 -5 c$/);
  expect(half[2]).toMatch(/10 0 c$/);
});

test.each(['M0', 'M0 0L', 'Mx', '1 2', 'M0 0 z 5'])('[VE1] the path "%s" is not understood', (d) => {
  expect(pathOperators(d)).toBeNull();
});

test('[VE1] shapes, groups, transforms, strokes and repeated parts', () => {
  expect(lines('<g fill="#f00"><rect width="2" height="3"/></g>')).toEqual([
    'q',
    '1 0 0 rg',
    '0 0 m',
    '2 0 l',
    '2 3 l',
    '0 3 l',
    'h',
    'f',
    'Q',
  ]);
  expect(
    lines('<path d="M0 0h1" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/>'),
  ).toContain('1 J');
  expect(lines('<g transform="translate(1 2)scale(2)"><circle r="1"/></g>')).toContain('2 0 0 2 0 0 cm');
  expect(lines('<defs><path id="a" d="M0 0h9"/></defs><use href="#a" x="3"/>')).toContain('1 0 0 1 3 0 cm');
  expect(lines('<path d="M0 0h1" fill-rule="evenodd"/>')).toContain('f*');
  const half = svgOperators(svg('<path d="M0 0h1" opacity=".5"/>'));
  expect(half?.opacities).toEqual([50]);
});

test('[VE1] grey is grey', () => {
  expect(lines('<path fill="#F92F60" d="M0 0h1"/>', { isGrey: true })).toContain('0.4431 0.4431 0.4431 rg');
});

test.each([
  '<linearGradient id="g"/><path fill="url(#g)" d="M0 0h1"/>',
  '<path style="fill:red" d="M0 0h1"/>',
  '<g opacity=".5"><path d="M0 0h1"/></g>',
  '<text>word</text>',
  '<use href="#nowhere"/>',
  '<path fill="url(#g)" d="M0 0h1"/>',
])('[VE1] what can not be said as a drawing is left to pixels: %s', (inside) => {
  expect(svgOperators(svg(inside))).toBeNull();
});
