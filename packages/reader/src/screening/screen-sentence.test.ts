import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnsafe } from './never-say.ts';
import { screen } from './screen.ts';
import { readModel } from './screen-model.ts';
import type { ScreenContext } from './screen-sentence.ts';
import { screenStream } from './screen-stream.ts';

const model = readModel(
  (name) => new Uint8Array(readFileSync(new URL(`../../assets/${name}`, import.meta.url))),
);
const service: ScreenContext = { use: 'chat', profile: null, origin: 'service' };
const isLeftOut = (text: string, origin: ScreenContext['origin']) =>
  screen(text, { ...service, origin }, model).withheld.length > 0;

test('[SC26] a warning that uses a plain wording is shown, the advice itself is not', () => {
  for (const warning of [
    'Restraint ought to be rare, short and written down.',
    'Chelation has harmed children and does nothing for autism.',
    'Turpentine is a solvent and a poison.',
  ]) {
    expect(findUnsafe(warning)).toHaveLength(1);
    expect(isLeftOut(warning, 'service')).toBe(false);
  }
  expect(isLeftOut('Try a chelation course with a wellness clinic this spring.', 'service')).toBe(true);
  expect(isLeftOut('Hold him down until he is calm.', 'service')).toBe(true);
});

test('[SC26] in guidebook text, and in a few words, a plain wording is left out at once', () => {
  expect(isLeftOut('Restraint ought to be rare, short and written down.', 'guidebook')).toBe(true);
  expect(isLeftOut('Use chelation.', 'service')).toBe(true);
  expect(isLeftOut('| Hits | Hold him down |\n', 'service')).toBe(true);
});

test('[SC27] the next sentence on the line may clear one that is not surely harmful', () => {
  const told = 'Hyperbaric sessions are advertised for speech and calm.';
  const turned = 'Careful trials found no benefit, and there are risks to ears and lungs.';
  expect(isLeftOut(told, 'service')).toBe(true);
  expect(isLeftOut(`${told} ${turned}`, 'service')).toBe(false);
  expect(isLeftOut(`${told}\n${turned}`, 'service')).toBe(true);
  expect(screen(`${told} ${turned}`, service, model).flags).toMatchObject([{ severity: 'warn' }]);
});

test('[SC27] a friendly sentence does not clear a harmful one', () => {
  for (const text of [
    'Hold him down until he is calm. Offer water afterwards.',
    'Skip the evening dose when he is sleepy. He will be brighter at school.',
    'He must finish the plate before he leaves. Use a timer he likes.',
  ])
    expect(isLeftOut(text, 'service')).toBe(true);
});

test('[SC27] what waits is not released while it streams', () => {
  const stream = screenStream(service, model);
  const shown = [...'Hyperbaric sessions are advertised for speech and calm. Careful trials '].map((char) =>
    stream.push(char),
  );
  expect(shown.join('')).toBe('');
  expect(stream.push('found no benefit. More')).toContain('Hyperbaric sessions');
});
