import { contexts, storyTypes } from '@calmbridge/domain/stories/story';
import { rulePattern, storyRules } from '@calmbridge/domain/stories/story-rules';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { describe, expect, test } from 'vitest';
import { readLine } from './scene.ts';
import { allScenes } from './scenes/all-scenes.ts';
import { newFact, newThing } from './scenes/new-thing.ts';

const why = rulePattern(storyRules.wh.why, { child: '', roles: [] });

describe.each([...allScenes, newThing, newFact])('$title', (scene) => {
  test.each([1, 2, 3] as const)('[SW4] has what a story needs at level %i', (level) => {
    const lines = scene.lines.filter(({ levels }) => levels.has(level));
    const ofType = (type: string) => lines.filter((line) => line.type === type);
    expect(lines.some(({ part }) => part === 'intro')).toBe(true);
    expect(lines.filter(({ part }) => part === 'step').length).toBeGreaterThanOrEqual(2);
    expect(lines.filter(({ part }) => part === 'end').length).toBe(1);
    expect(ofType('coach_team').length).toBe(1);
    expect(ofType('affirmative').length).toBeGreaterThanOrEqual(1);
    expect(lines.some(({ text }) => /\{(?:say|tell)\b/.test(text))).toBe(true);
    expect(lines.some(({ text }) => why.test(text))).toBe(true);
  });

  test('keeps its sentences short', () => {
    const most = { 1: 18, 2: 18, 3: 9 } as const;
    for (const { text, levels } of scene.lines)
      for (const level of levels)
        expect(wordsOf(text.replace(/\{\w+(?::[^}]*)?\}/g, 'it')).length, text).toBeLessThanOrEqual(
          most[level],
        );
  });
});

test('[SW3] there are at least eight scenes for each type, context and age', () => {
  for (const type of storyTypes)
    for (const context of contexts)
      for (const ages of ['young', 'teen']) {
        const fitting = allScenes.filter(
          (scene) =>
            scene.types.includes(type) && scene.at.includes(context) && [ages, 'all'].includes(scene.ages),
        );
        expect(fitting.length, `${type} ${context} ${ages}`).toBeGreaterThanOrEqual(8);
      }
});

test('scenes have names of their own', () => {
  expect(new Set(allScenes.map(({ id }) => id)).size).toBe(allScenes.length);
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
