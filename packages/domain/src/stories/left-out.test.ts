import { expect, test } from 'vitest';
import { requestWithout, stillLeftOut, withAddition } from './left-out.ts';
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

test('[ST29] a part without a word of an event is left out until it stands there as it was typed', () => {
  expect(stillLeftOut(['so am I'], 'A new driver comes.')).toEqual(['so am I']);
  expect(stillLeftOut(['so am I'], 'A new driver comes, and so am I.')).toEqual([]);
});

test('[ST30] a sentence that was offered stands with the words of the carer at the beginning, or comes last', () => {
  const story = 'I go to the dentist.\n\nThe chair leans back. It is okay.\n\nThen the visit is over.';
  const granny = {
    part: 'granny jean comes too',
    sentence: 'Granny Jean comes, too.',
    at: 'beginning',
  } as const;
  const told = withAddition(story, granny);
  expect(told.split('\n\n')[0]).toBe('I go to the dentist. Granny Jean comes, too.');
  expect(stillLeftOut([granny.part], told, [granny])).toEqual([]);
  const cake = { sentence: 'After that there is cake.', at: 'end' } as const;
  expect(withAddition(story, cake)).toMatch(/the visit is over\. After that there is cake\.$/);
});

test('[ST30] in a story of single lines it has a line of its own', () => {
  const lines = ['I go out.', 'Gran comes.', 'I sit.', 'I am okay.', 'It is over.'].join('\n\n');
  expect(withAddition(lines, { sentence: 'I wear my hat.', at: 'beginning' }).split('\n\n')).toEqual([
    'I go out.',
    'I wear my hat.',
    'Gran comes.',
    'I sit.',
    'I am okay.',
    'It is over.',
  ]);
});
