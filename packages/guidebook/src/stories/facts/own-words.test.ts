import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { type StoryFacts, type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { expect, test } from 'vitest';
import { tellStory } from '../write-story.ts';

const nothing: StoryFacts = { first: '', next: '', end: '', who: '', why: '' };
const boy: ChildProfile = { ...emptyProfile, name: 'Ola', age: '8', gender: 'Male' };
const girl: ChildProfile = { ...boy, gender: 'Female' };

const requestOf = (about: string, facts: StoryFacts): StoryRequest => ({
  type: 'General',
  supportLevel: supportLevels[1],
  tone: 'Calm and Reassuring',
  context: 'Home',
  about,
  facts,
});
const telling = (profile: ChildProfile, about: string, facts: Partial<StoryFacts>) =>
  tellStory({ profile, request: requestOf(about, { ...nothing, ...facts }) }, { nearest: [], none: 0.9 });
function textOf(profile: ChildProfile, about: string, facts: Partial<StoryFacts>): string {
  const told = telling(profile, about, facts);
  if (told.is === 'asks') throw new Error(told.asks.fields.map(({ question }) => question).join(' '));
  return told.story.text;
}

test.each<[string, ChildProfile, string, Partial<StoryFacts>, readonly string[]]>([
  [
    'all of it, uncut',
    girl,
    'the ferry to Bressay is off for the week',
    {
      first: 'we take the little boat from the north pier at half past eight instead',
      next: 'her school bag goes in the dry box and she sits next to Anders',
    },
    [
      'The ferry to Bressay is off for the week.',
      'We take the little boat from the north pier at half past eight instead.',
      'My school bag goes in the dry box',
      'I sit next to Anders.',
    ],
  ],
  [
    'spoken to the child',
    boy,
    'the parade goes past our house',
    {
      first: 'people stand at the kerb and you go up to the window',
      next: 'you can shut the curtain, the band will move on',
    },
    [
      'People stand at the kerb, and I go up to the window.',
      'I can shut the curtain.',
      'The band will move on.',
    ],
  ],
  [
    'two sentences typed as one',
    girl,
    'we are getting a rescue cat',
    { first: 'on Sunday a man called Piet brings the cat, her name is Juno, she is very shy' },
    ['Her name is Juno.'],
  ],
  [
    'a reason begins small, a name does not',
    boy,
    'no football at break this week',
    { first: 'we play with the chalks', why: 'Mr Bello is marking the pitch' },
    ['That is because Mr Bello is marking the pitch.'],
  ],
])('[SW65] what was typed stands in the story: %s', (_, profile, about, facts, says) => {
  const text = textOf(profile, about, facts);
  for (const one of says) expect(text).toContain(one);
});

test('[SW65] where a pronoun may mean somebody else, the story speaks by name', () => {
  const text = textOf(boy, 'our old dog died while he was at nan’s and grandad already buried him', {
    first: 'Bruno is not in his bed any more',
    next: 'he can plant a flower for him',
  });
  expect(text).toContain('Bruno is not in his bed any more.');
  expect(text).toContain('Ola can plant a flower for him.');
  expect(text).not.toMatch(/\bI\b/);
});

test.each([
  ['me or dad', 'My grown-up or Dad will help me.'],
  ['me or avó', 'My grown-up or avó will help me.'],
  ['me (mum)', 'Mum will help me.'],
  ['Marieke', 'Marieke will help me.'],
  ['me and her key worker Lorna', 'My grown-up and my key worker Lorna will help me.'],
  ['mum sits with her the whole time', 'Mum sits with me the whole time.'],
])('[SW65] who helps is said as it was typed: %s', (who, says) => {
  expect(textOf(girl, 'the lift is being repaired', { first: 'we take the stairs', who })).toContain(says);
});

test('[SW65] the carer’s own phone is the carer’s', () => {
  const text = textOf(girl, 'the tent is broken', { first: 'she can look at the photos on my phone' });
  expect(text).toContain("I can look at the photos on my grown-up's phone.");
});

test('[SW65] what the child is to stop is not told, and what no story says is asked for by its box', () => {
  expect(
    textOf(girl, 'wearing a hat, she pulls it off in the sun', { first: 'she picks the blue hat' }),
  ).not.toMatch(/pull/);
  const asked = telling(boy, 'waiting at the slide', {
    first: 'we stand by the slide',
    next: 'he hits the other boy',
    who: 'Mum',
  });
  expect(asked.is === 'asks' && asked.asks.fields).toMatchObject([
    { id: 'next', question: 'How would you say this: “he hits the other boy”?' },
  ]);
});

test('[SW11] a food the child may not have does not come in through a box: it is asked about', () => {
  expect(
    telling(mika, 'lunch at the new cafe', {
      first: 'we order a cheese pizza',
      next: 'we sit at the window',
    }),
  ).toMatchObject({ is: 'asks' });
});

test('[SW65] a grown man is helped by somebody he trusts, and nobody says that it is a parent', () => {
  expect(
    textOf({ ...boy, age: '31' }, 'the launderette has new machines', { first: 'he pays by card' }),
  ).toContain('Somebody');
});

test('[SW19] told another way, the facts stay and the sentences change, twice', () => {
  const facts = {
    ...nothing,
    first: 'we go to the pool in Ashby',
    next: 'he puts a coin in the locker',
    who: 'Dad',
  };
  const request = {
    ...requestOf('the swimming pool is closed until March', facts),
    type: 'Scenario' as const,
  };
  const texts = ([undefined, 1, 2] as const).map((draft) => {
    const told = tellStory({ profile: mika, request, ...(draft ? { draft } : {}) }, null);
    if (told.is === 'asks') throw new Error('asked');
    expect(checkStory({ ...told.story, request, profile: mika }, storyScreens).passed, told.story.text).toBe(
      true,
    );
    expect(told.story.text).toMatch(/Ashby[^]*coin[^]*Dad/);
    return told.story.text;
  });
  expect(new Set(texts).size).toBe(3);
});
