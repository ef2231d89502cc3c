import { expect, test } from 'vitest';
import { requestWithout, stillLeftOut } from './left-out.ts';
import { storyTypes, supportLevels, tones } from './story.ts';

const request = {
  type: storyTypes[0],
  supportLevel: supportLevels[1],
  tone: tones[0],
  context: 'School' as const,
  about: 'New driver Miss Tonya. Same bus number 14',
};

test('[ST29] what a story is openly told without is not asked of it', () => {
  expect(requestWithout(request, ['Same bus number 14']).about).toBe('New driver Miss Tonya.');
  expect(requestWithout(request, [])).toBe(request);
});

test('[ST29] a part that was added to the text is left out no longer', () => {
  const parts = ['Same bus number 14', 'staff awake all night'];
  expect(stillLeftOut(parts, 'The same bus comes. It is number 14.')).toEqual(['staff awake all night']);
  expect(stillLeftOut(parts, 'A new driver comes.')).toEqual(parts);
});
