import { contexts, storyTypes } from '@calmbridge/domain/stories/story';
import { expect, test } from 'vitest';
import { scenes } from '#generated/scenes';
import { readLine } from './scene.ts';
import { lineFault, unmetNeeds } from './scene-needs.ts';

test.each([...scenes])('[SW4] "$title" has what a story needs at every level', (scene) => {
  expect(unmetNeeds(scene.lines)).toEqual([]);
  expect(scene.lines.map(lineFault).filter(Boolean)).toEqual([]);
});

test('[SW4] what a scene lacks is named, with its level and part', () => {
  const lines = scenes[0]?.lines ?? [];
  const without = unmetNeeds(lines.filter(({ part, levels }) => !(part === 'end' && levels.has(3))));
  expect(without).toEqual([{ part: 'end', what: 'level 3 has not exactly one sentence' }]);
  expect(unmetNeeds([]).length).toBe(21);
});

test('a sentence that is too long, or has a slot nobody fills, is a fault', () => {
  expect(lineFault(readLine('b3 d One two three four five six seven eight nine ten.'))).toContain('10 words');
  expect(lineFault(readLine('b12 d One two three four five six seven eight nine ten.'))).toBeNull();
  expect(lineFault(readLine('b12 t {Nurse} will help me.'))).toContain('{Nurse}');
});

test('[SW3] there are at least eight scenes for each type, context and age', () => {
  for (const type of storyTypes)
    for (const context of contexts)
      for (const ages of ['young', 'teen']) {
        const fitting = scenes.filter(
          (scene) =>
            scene.types.includes(type) && scene.at.includes(context) && [ages, 'all'].includes(scene.ages),
        );
        expect(fitting.length, `${type} ${context} ${ages}`).toBeGreaterThanOrEqual(8);
      }
});

test('a line is read into its parts, and a line that is none is a fault', () => {
  expect(readLine('b12? p [sound !home] The bell may be loud.')).toEqual({
    part: 'body',
    levels: new Set([1, 2]),
    type: 'perspective',
    when: ['sound', '!home'],
    isExtra: true,
    text: 'The bell may be loud.',
  });
  expect(() => readLine('The bell may be loud.')).toThrow();
});
