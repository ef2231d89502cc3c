import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

const [usual = '', low = ''] = css.split(':root[data-low-stimulation]');

const colours = (block: string, dark: boolean) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, night]) => [
      name,
      dark ? night : light,
    ]),
  );
const schemes = {
  light: colours(usual, false),
  dark: colours(usual, true),
  'low-stimulation light': colours(low, false),
  'low-stimulation dark': colours(low, true),
};

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds = ['ground', 'surface', 'sunken'];
const pastels = Object.keys(schemes.light).filter((name) => /^story-\w+$/.test(name));
const texts: [string, string[]][] = [
  ['ink', [...grounds, 'sky', 'water', 'teal-soft', 'honey-soft', 'clay-soft', 'moss-soft', ...pastels]],
  ['ink-2', [...grounds, 'sky', 'teal-soft']],
  ['head', [...grounds, 'sky', ...pastels]],
  ['teal-ink', [...grounds, 'teal-soft', 'sky']],
  ['on-teal', ['teal', 'teal-hover']],
  ['honey-ink', ['honey-soft', 'surface', 'ground']],
  ['clay-ink', ['clay-soft', ...grounds]],
  ['on-clay', ['clay']],
  ['moss-ink', ['moss-soft', 'surface']],
  ['toast-action', ['ink']],
  ['ground', ['ink']],
  ...pastels.map((pastel): [string, string[]] => [`${pastel}-ink`, [pastel, 'surface']]),
];
const edges: [string, string[]][] = [
  ['edge', ['surface', 'ground']],
  ['focus', [...grounds, 'sky']],
  ['teal', ['surface', 'teal-soft']],
  ['clay', ['surface', 'clay-soft']],
  ...['people', 'doing', 'describing', 'things', 'social', 'little'].map((word): [string, string[]] => [
    `word-${word}`,
    ['surface'],
  ]),
  ...[1, 2, 3, 4].map((at): [string, string[]] => [`chart-${at}`, ['surface']]),
];

const tooWeak = (colour: Record<string, string | undefined>, pairs: [string, string[]][], least: number) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => [front, back, contrast(colour[front] ?? '', colour[back] ?? '').toFixed(2)] as const)
      .filter(([, , ratio]) => !(Number(ratio) >= least))
      .map((pair) => pair.join(' ')),
  );

describe.each(Object.entries(schemes))('the colours of %s', (_, colour) => {
  test('[UI2] text is readable on every ground it stands on', () =>
    expect(tooWeak(colour, texts, 4.5)).toEqual([]));
  test('[UI2] edges and the focus ring stand out', () => expect(tooWeak(colour, edges, 3)).toEqual([]));
});
