// Stories that tell the line and nothing else: wrong events, empty middles, pasted words that make no sentence.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import { expect, test } from 'vitest';
import type { Telling } from './telling/telling.ts';
import { tellStory } from './write-story.ts';

const child: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const request = (about: string): StoryRequest => ({
  type: 'Scenario',
  supportLevel: supportLevels[1],
  tone: 'Calm and Reassuring',
  context: 'Home',
  about,
});
/** As the reader would have it that is sure of this scene, or of none. */
const telling = (about: string, scene?: string): Telling =>
  tellStory(
    { profile: child, request: request(about) },
    { nearest: scene === undefined ? [] : [{ id: scene, chance: 0.95 }], none: 0.02 },
  );
const textOf = (told: Telling): string =>
  told.is === 'told' ? `${told.story.title}. ${told.story.text}` : 'asked';

test.each([
  ['Wheelchair is going away for repair, loan one is blue', 'getting-a-wheelchair'],
  ['bell timings changing by five minutes', 'the-school-bell'],
  ['he drop the ice cream', 'the-ice-cream-van'],
  ['Group chat. The girls made a new one without her', 'a-group-chat'],
  ['The cat has to stay at the vets overnight and she will come home', 'taking-a-pet-to-the-vet'],
  ['Step sister Jas is now step brother Jay. same room, we say he', 'step-brothers-and-step-sisters-move-in'],
  ['cyclone season, taping the windows, and sleeping in the hallway', 'leaving-home-for-a-storm'],
  ['amma works night duty this week', 'someone-sleeps-in-the-day-after-night-work'],
])('[SW37] "%s" is not told by the scene %s', (about, scene) =>
  expect(telling(about, scene)).not.toMatchObject({ scene }),
);

test('[SW37] what the scene itself tells of is no reason against it', () =>
  expect(telling('the lift is broken', 'the-lift-is-out-of-order')).toMatchObject({
    scene: 'the-lift-is-out-of-order',
  }));

test.each([
  'The pups have gone to good homes',
  'being moved down a maths set',
  'cleaning the fish tank filter',
])('[SW26] "%s" is asked about: nothing would stand around it that says anything', (about) =>
  expect(telling(about).is).toBe('asks'),
);

test.each([
  ['Darren has a new job and will not be on shift anymore', 'first-time'],
  ['Mom can wear different hijab colors', 'my-clothes'],
  ['Saying kind things in the elevator', 'on-the-way'],
  ['A book where something sad happens to a dog', 'a-dog-or-cat'],
  ['nurse practitioner flies in on Wednesdays', 'wild-animals-near-us'],
  ["grandfather's house has burned", 'food-is-different'],
])('[SW39] "%s" is not told as %s', (about, kind) => expect(telling(about)).not.toMatchObject({ kind }));

test.each([
  ['Tying my shoes takes practice', /tie my shoes takes/, undefined],
  ['gaming two hours limit, then charger is put in kitchen', /limit/, undefined],
  ["Dad's deployment over, he's coming home with a beard", /about Dad's deployment over/, undefined],
  ['night out bowling with college, home by 10', /also about/, undefined],
  [
    'birthday circle at oma, congratulate everyone, one piece of cake',
    /a congratulate|a one piece/,
    undefined,
  ],
  ['jollibee mascot is person inside', /is person/, undefined],
  ['haircut at new barber', /at new barber/, 'getting-a-haircut'],
  ['Hand dryers in public toilet loud', /toilet loud/, 'the-hand-dryer'],
  ['onsen trip, 9 hrs, spare socks in bag', /may be 9|a spare socks/, undefined],
])('[SW40] no story says of "%s" what %s does', (about, says, scene?: string) =>
  expect(textOf(telling(about, scene))).not.toMatch(says),
);

test('[SW40] a complaint and the carer’s own doing open no scene', () => {
  const online = telling('he keeps talking to strangers on fortnite voice chat', 'staying-safe-online');
  expect(textOf(online)).not.toContain('I keep talking');
  expect(
    textOf(telling("I'm going on a date with a lady called Ruth", 'my-parent-is-dating-someone')),
  ).not.toMatch(/I am going on a date/);
});

test('[SW40] many of a thing get no article', () =>
  expect(textOf(telling('scam emails addressed to him', 'a-message-that-tries-to-trick-me'))).toContain(
    'about scam emails addressed to me.',
  ));

test.each([
  ['hot-air hand dryers in motorway services', 'the-hand-dryer', 'at school'],
  ['getting a bra', 'wearing-a-bra', 'at home'],
  ['going to the barber with Dad', 'getting-a-haircut', 'haircut at home'],
])('[SW41] the place of "%s" is not made up', (about, scene, place) => {
  const told = telling(about, scene);
  expect(told).toMatchObject({ is: 'told', scene });
  expect(textOf(told)).not.toContain(place);
});

test('[SW7] the examples of the questions are made of what the line names, and of nobody else', () => {
  const asked = telling("Dry January meant no wine, now it's Lent, why people give up stuff");
  expect(asked.is === 'asks' && asked.asks.fields.map(({ example }) => example).join(' ')).not.toMatch(
    /January/,
  );
});
