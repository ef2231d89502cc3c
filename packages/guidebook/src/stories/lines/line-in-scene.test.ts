// What the carer's line says, where a scene of ours is told: day, place, people, and no sentence twice.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { type StoryFacts, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { expect, test } from 'vitest';
import { tellStory } from '../write-story.ts';

const boy: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  gender: 'Male',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

function told(
  about: string,
  scene: string,
  level: 0 | 1 | 2 = 1,
  facts?: StoryFacts,
  profile: ChildProfile = boy,
): string {
  const telling = tellStory(
    {
      profile,
      request: {
        type: 'Scenario',
        supportLevel: supportLevels[level],
        tone: tones[0],
        context: 'Home',
        about,
        ...(facts ? { facts } : {}),
      },
    },
    { nearest: [{ id: scene, chance: 0.95 }], none: 0.02 },
  );
  if (telling.is === 'asks' || telling.scene !== scene) throw new Error(`not told by ${scene}`);
  return telling.story.text.replaceAll('\n\n', ' ');
}

test.each([0, 1, 2] as const)(
  '[SW20] the day is said at level %i, and only of what it was said of',
  (level) => {
    expect(told('getting his braces put on Tuesday Dr Kessler', 'getting-braces', level)).toMatch(
      /on Tuesday.*Dr Kessler will be there|Dr Kessler will be there.*on Tuesday/,
    );
    const broken = told(
      'the washing machine broke and the man comes on Tuesday',
      'the-washing-machine-is-broken',
      level,
    );
    expect(broken).toContain('The washing machine broke. The man comes on Tuesday.');
    expect(broken.match(/Tuesday/g)).toHaveLength(1);
  },
);

test('[SW20] the place is said, and the story is not at home then', () => {
  const story = told("haircut on saturday at daz's", 'getting-a-haircut');
  expect(story).toContain("a haircut at Daz's on Saturday.");
  expect(story).not.toContain('at home');
});

test('[SW21] the person named helps', () => {
  expect(told('the dentist on Tuesday with Grandad', 'a-visit-to-the-dentist')).toContain(
    'Grandad will try to stay',
  );
});

test('[SW21] a parent who is seen on a visit does not help to get there', () => {
  const story = told('supervised contact with Mum at the library', 'a-contact-visit-with-my-parent');
  expect(story).toContain('A grown-up I know will');
  expect(story).not.toContain('Mum or Dad');
});

test.each([
  ['the washing machine broke', 'the-washing-machine-is-broken', /The washing machine at home/],
  ['elevator is broken and we use the stairs', 'the-lift-is-out-of-order', /The lift at the flats/],
  ['the dog went to the vet and got a cone', 'taking-a-pet-to-the-vet', /We take a pet to the vet today/],
])('[SW22] "%s" is said once', (about, scene, again) => expect(told(about, scene)).not.toMatch(again));

test('[SW23] the carer’s end is the only one', () => {
  const facts = { first: '', next: '', end: 'we all have pancakes', who: '', why: '' };
  const story = told('the washing machine broke', 'the-washing-machine-is-broken', 1, facts);
  expect(story).toContain('We all have pancakes');
  expect(story).not.toContain('There is a plan for the clothes');
});

test('[SW15] somebody else’s matter is not told by a scene on one’s own', () => {
  expect(() => told("Grandad's hearing aids whistle sometimes", 'wearing-a-hearing-aid')).toThrow('not told');
});

test('[SW30] the end of a scene does not tell of somebody else', () => {
  const story = told('our teacher Mrs Pugh is leaving at Easter', 'my-teaching-assistant-leaves');
  expect(story).toContain('Our teacher Mrs Pugh is leaving at Easter.');
  expect(story).not.toContain('eaching assistant');
});

test('[SW29] a comfort thing comes along, or waits until after', () => {
  const bear = { ...boy, comfortItems: 'brown bear' };
  expect(told('going to the dentist on Friday', 'a-visit-to-the-dentist', 1, undefined, bear)).toMatch(
    /brown bear (?:can|may) (?:come with|be)|may have my brown bear with me/,
  );
  expect(told('swimming at the pool on Friday', 'swimming-at-the-pool', 1, undefined, bear)).toContain(
    'When it is done, I may have my brown bear.',
  );
  expect(told('fire drill at school on Friday', 'the-fire-drill', 1, undefined, bear)).not.toContain('bear');
});
