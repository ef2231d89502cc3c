import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsIn } from '#words';
import { catalogue, catalogueFiles } from './catalogue.ts';
import { everydaySayings } from './sayings/everyday.ts';

const assets = join(import.meta.dirname, '../assets');

test('[SY2] a saying belongs to one symbol, and a symbol is said in one place', () => {
  const said = everydaySayings.flatMap(({ sayings }) => sayings.map((saying) => wordsIn(saying).join(' ')));
  const twice = said.filter((saying, at) => said.indexOf(saying) !== at);
  expect(twice).toEqual([]);
  expect(said).not.toContain('');
  const ids = everydaySayings.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('[SY3] the files are what the build makes: run `npm run symbols` after a change', () => {
  const made = catalogueFiles();
  expect(readdirSync(assets).sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(readFileSync(join(assets, name), 'utf8') === text, name).toBe(true);
});

const shapes = new Set(
  'circle clipPath defs ellipse filter g line linearGradient mask path polygon polyline rect stop radialGradient use'.split(
    ' ',
  ),
);
/** A reference stays inside the drawing. */
const foreign = /\son\w+\s*=|href(?!="#)|style\s*=|url\((?!#)|javascript:|data:|<!|<\?|&/i;

test('[SY4] a drawing holds shapes only', () => {
  for (const { row, body } of catalogue()) {
    const elements = [...body.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name ?? '');
    expect(
      elements.filter((name) => !shapes.has(name) && !/^fe[A-Z]/.test(name)),
      row[0],
    ).toEqual([]);
    expect(foreign.test(body), row[0]).toBe(false);
  }
});
