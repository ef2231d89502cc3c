import { expect, test } from 'vitest';
import { contexts, storyTypes, supportLevels, tones } from './story.ts';

test('[ST27] types, levels, tones and contexts are to the letter', () => {
  expect(storyTypes.join(', ')).toBe(
    'Social Skills, Routine, Scenario, General, Emotional Regulation, Conflict Resolution, Safety & Emergency, Self-Advocacy, Coping Strategies, Empathy Building',
  );
  expect(supportLevels.join(', ')).toBe(
    'Level 1 (Low Support Needs), Level 2 (Moderate Support Needs), Level 3 (High Support Needs)',
  );
  expect(tones.join(', ')).toBe('Calm and Reassuring, Positive and Encouraging, Direct and Instructional');
  expect(contexts.join(', ')).toBe('Home, School, Community');
});
