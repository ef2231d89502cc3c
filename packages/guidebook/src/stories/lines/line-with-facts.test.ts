import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { type StoryRequest, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { describe, expect, test } from 'vitest';
import { tellStory } from '../write-story.ts';

const bare: ChildProfile = { ...emptyProfile, name: '{child}', age: '7' };
const told = { first: 'we look at a photo', next: 'we go in together', end: 'we go home', who: '', why: '' };
const ask = (more: Partial<StoryRequest>): StoryRequest => ({
  type: 'Routine',
  supportLevel: supportLevels[1],
  tone: tones[0],
  context: 'Home',
  about: '',
  facts: told,
  ...more,
});
function tell(profile: ChildProfile, more: Partial<StoryRequest>) {
  const telling = tellStory({ profile, request: ask(more) }, null);
  if (telling.is === 'asks') throw new Error(`asked about "${more.about}"`);
  return telling.story;
}

describe('[SW32] with facts, the line is still what the story is about', () => {
  test.each([
    ['puberty', /puberty/],
    ['going through airport security', /airport security/],
    ['eating at a restaurant with grandma', /restaurant/],
    ['he hits his brother when he loses', /when I lose/],
    ['she bites when she is angry', /when I am angry/],
    ['screams when I turn off the tablet', /turning off the tablet/],
    ['he never listens', /listening/],
    ['not touching Ryan when he sings', /when Ryan sings/],
    ["Why we should not smell people's hair", /people's hair/],
    ['"Just now" and "now now" and what they mean', /what just now and now now mean/],
    ['We use the yellow cup but sometimes the yellow cup is being washed', /sometimes the yellow cup/i],
  ])('%s', (about, named) => {
    for (const supportLevel of supportLevels.slice(1))
      expect(tell(bare, { about, supportLevel }).text).toMatch(named);
  });
  test('a teenager’s title has the right verb', () => {
    const story = tell(
      { ...mika, name: 'Robin', age: '16', gender: 'Female' },
      { about: 'she bites when she is angry' },
    );
    expect(story.title).toBe('When Robin Is Angry');
  });
  test('a food that the profile rules out is not told of, and the page says so', () => {
    const profile = { ...mika, dietRestrictions: ['Dairy-Free' as const] };
    const telling = tellStory({ profile, request: ask({ about: 'trying cheese pizza' }) }, null);
    expect(telling).toMatchObject({ is: 'asks', asks: { text: expect.stringContaining('rules out') } });
  });
});

test.each([
  ['make a card', 'I make a card.'],
  ['squeeze the stress ball', 'I squeeze the stress ball.'],
  ['the glass door slides', 'The glass door slides.'],
])('[SW64] an answer to our own question is told, whatever the line says: %s', (first, says) => {
  const told = tellStory(
    {
      profile: { ...emptyProfile, name: '{child}', age: '7' },
      request: {
        type: 'General',
        supportLevel: 'Level 2 (Moderate Support Needs)',
        tone: 'Calm and Reassuring',
        context: 'Home',
        about: 'the harbour day at school',
        facts: { first, next: '', end: '', who: '', why: '' },
      },
    },
    { nearest: [], none: 0.9 },
  );
  expect(told.is === 'told' && told.story.text).toContain(says);
});

test('[SW64] what is not there for a time is told as it stands', () => {
  const told = tellStory(
    {
      profile: { ...emptyProfile, name: '{child}', age: '7' },
      request: {
        type: 'General',
        supportLevel: 'Level 2 (Moderate Support Needs)',
        tone: 'Calm and Reassuring',
        context: 'Home',
        about: 'no hot bath until the man comes on Wednesday',
        facts: { first: 'we wash at the sink', next: '', end: '', who: '', why: '' },
      },
    },
    { nearest: [], none: 0.9 },
  );
  expect(told.is === 'told' && told.story.text).toContain(
    'There is no hot bath until the man comes on Wednesday.',
  );
});
