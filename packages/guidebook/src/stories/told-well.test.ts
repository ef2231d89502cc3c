// How a line is told: what happens before what is added, everything in its place, nothing twice, and nothing that matters lost.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { type StoryRequest, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { expect, test } from 'vitest';
import type { Telling } from './telling/telling.ts';
import { tellStory } from './write-story.ts';

const child: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  gender: 'Male',
  comfortItems: 'grey rabbit',
  specialInterests: 'trains',
  strengths: 'counts to 20',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

const telling = (
  about: string,
  scene: string | null,
  changes: Partial<StoryRequest> = {},
  profile: ChildProfile = child,
): Telling =>
  tellStory(
    {
      profile,
      request: {
        type: 'Scenario',
        supportLevel: supportLevels[1],
        tone: tones[0],
        context: 'Home',
        about,
        ...changes,
      },
    },
    { nearest: scene === null ? [] : [{ id: scene, chance: 0.95 }], none: 0.02 },
  );

function textOf(...given: Parameters<typeof telling>): string {
  const told = telling(...given);
  if (told.is === 'asks') throw new Error(`asked: ${given[0]}`);
  return told.story.text.replaceAll('\n\n', ' ');
}

const encouraging = { tone: 'Positive and Encouraging' } as const;
const direct = { tone: 'Direct and Instructional' } as const;
const bus = 'going on the big red bus instead of the car because the car is being fixed';

test('[SW42] one thing of the child’s own is in a story on a line, and no strength', () => {
  const story = textOf(bus, 'riding-the-bus', encouraging);
  expect(story).toContain('I may have my grey rabbit with me.');
  expect(story).not.toMatch(/train|count|practice/);
});

test('[SW42] at the table nobody thinks of it, and in an alarm it waits until after', () => {
  expect(textOf('a buffet at the hotel', 'a-buffet-or-shared-meal')).not.toContain('rabbit');
  expect(textOf('a fire drill at school', 'the-fire-drill')).not.toContain('rabbit with me');
});

test.each(['one sock on one off', 'dishtowel he calls Towel', 'mummys hair', 'lanyard w pins'])(
  '[SW42] "%s" is no name of a thing, and stays out',
  (comfortItems) => {
    const story = textOf(bus, 'riding-the-bus', {}, { ...child, comfortItems, specialInterests: '' });
    expect(story).not.toMatch(/sock|dishtowel|hair|lanyard/);
  },
);

test('[SW43] for a small child what happens stays, and what is added goes', () => {
  const story = textOf(bus, 'riding-the-bus', {}, { ...child, age: '3' });
  for (const step of ['I wait at the stop', 'I get on', 'until my stop comes']) expect(story).toContain(step);
});

test('[SW43] beside a line no story cheers on learning', () => {
  expect(textOf('a new baby at home', 'a-new-baby-at-home', encouraging)).not.toMatch(/learn|practi/);
  expect(textOf('brushing teeth at Nana’s', 'brushing-teeth', encouraging)).not.toMatch(/learn|practi/);
});

test('[SW44] the carer’s day and reason follow the opening, and the scene does not begin again', () => {
  expect(textOf("haircut on saturday at Tony's, the buzzer is loud", 'getting-a-haircut')).toContain(
    "a haircut at Tony's on Saturday. The buzzer is loud.",
  );
  expect(textOf(bus, 'riding-the-bus')).toContain(
    'instead of the car. That is because the car is being fixed.',
  );
  expect(textOf('a harvest festival at St Mark’s church', 'a-church-service')).not.toContain(
    'Sometimes I am',
  );
});

test('[SW45] a scene’s own end is the end where it names the topic; else the topic is named in a few words', () => {
  expect(textOf(bus, 'riding-the-bus')).toMatch(/off the bus[^.]*\.(?: [^.]*ride is over\.)?$/);
  expect(textOf('flu jab at Boots instead of the surgery', 'getting-a-vaccine')).toMatch(
    /The vaccine is done\.$/,
  );
});

test('[SW46] at a place of its own it is not at school, whatever was chosen', () => {
  const story = textOf('flu jab at Boots instead of the surgery', 'getting-a-vaccine', { context: 'School' });
  expect(story).not.toMatch(/school|teacher/);
});

test('[SW47] no sentence hangs in the air where the one before it was left out', () => {
  const level3 = { supportLevel: supportLevels[2] };
  expect(textOf('the blood pressure cuff squeezes', 'a-blood-pressure-check', level3)).not.toContain(
    'squeezes. This',
  );
  const small = textOf('brushing teeth twice a day', 'brushing-teeth', {}, { ...child, age: '3' });
  expect(small.includes('takes them off')).toBe(small.includes('Bits of food'));
});

test('[SW47] a sentence is parted only where both halves are one', () => {
  expect(textOf('a harvest festival at St Mark’s church', 'a-church-service')).not.toContain(
    'Sometimes stand',
  );
});

test('[SW48] names keep their capitals after "then", and "first" is said once', () => {
  expect(textOf('Father Christmas at the garden centre', 'meeting-father-christmas', direct)).toContain(
    'Then Father Christmas says',
  );
});

test.each([
  ["phone camera: don't film people crying", 'being-filmed', 'what it denies'],
  ['What to do when the teacher makes a mistake', 'making-a-mistake', 'whose mistake it is'],
  ['Going in the woods with Papaw', 'forest-school', 'that it is no school'],
  ['the toaster is broken so we eat bread', 'the-washing-machine-is-broken', 'which machine'],
  ['smoke alarm chirping need battery', 'the-smoke-alarm-at-home', 'what happens to it'],
])('[SW49] "%s" is not told by the scene %s, which loses %s', (about, scene) => {
  expect(telling(about, scene)).not.toMatchObject({ scene });
});

test.each([
  'food goes in the mouth, dirt stays outside',
  'moving to a new family who will look after me',
  'one minute of silence at the assembly',
  'shower in fifteen minutes',
])('[SW26] "%s" is asked about: what a kind could say around it is empty or of something else', (about) => {
  expect(telling(about, null).is).toBe('asks');
});

test.each([
  ['cross country at school on Friday', 'the-cross-country-run', /crossing/i],
  ['pay slip and tax', 'my-first-pay-slip', /paying/i],
  ['group chat, handle it when it goes silent', 'a-group-chat', /handling/i],
  ['Dad shaved off his beard', 'someone-i-know-looks-different', /about Dad shaved/],
  ['idioms: it is raining cats and dogs', 'sayings-that-mean-something-else', /^It is raining/],
  ['going to get a blood test, he faints', 'having-a-blood-test', /I faint/],
])('[SW40] "%s" makes no broken sentence in the scene %s', (about, scene, broken) => {
  const told = telling(about, scene);
  if (told.is === 'told') expect(`${told.story.title}. ${told.story.text}`).not.toMatch(broken);
});

test.each([
  'he asked a girl at the club out and she said no',
  'she does not want to date him',
  'Lena said no to him',
])('[SW40] whoever was told no is not told to ask again: %s', (about) => {
  const scene = 'when-someone-says-no-to-dating';
  const told = telling(about, null, { scene, tone: 'Calm and Reassuring' }, { ...child, age: '17' });
  expect(told.is === 'told' && told.story.text).not.toMatch(/more than once/);
  expect(told.is).toBe('told');
});

test('[SW40] a visit is a thing, and nobody is visiting to it', () =>
  expect(textOf('visit to the dentist with Nan', 'a-visit-to-the-dentist')).not.toMatch(/visiting to/i));

test('[SW40] the day that opens a story is not said again behind it', () => {
  const text = textOf('eye test at school with the lady from the clinic on Friday', 'having-an-eye-test');
  expect(text).toContain('There is an eye test at school with the lady from the clinic. It is on Friday.');
  expect(text.match(/Friday/g)).toHaveLength(1);
});
