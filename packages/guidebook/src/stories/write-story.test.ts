import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { mika } from '@calmbridge/domain/child/sample-child';
import {
  contexts,
  type StoryRequest,
  type StoryType,
  storyTypes,
  supportLevels,
  tones,
} from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typesOf, writeStory } from './write-story.ts';

const bare: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['socialWorkers'],
  carePlans: ['customizedCarePlans'],
};
const teen: ChildProfile = {
  ...mika,
  name: 'Robin',
  age: '16',
  gender: 'Other',
  preferredCommunication: 'Speech',
  communication: 'Verbal',
};
const toddler: ChildProfile = {
  ...mika,
  age: '3',
  preferredCommunication: 'Gestures',
  importantRoles: ['behavioralTherapists'],
};

const ask = (more: Partial<StoryRequest> = {}): StoryRequest => ({
  type: 'Routine',
  supportLevel: supportLevels[1],
  tone: tones[0],
  context: 'Home',
  about: '',
  ...more,
});
const tell = (profile: ChildProfile, more: Partial<StoryRequest> = {}) =>
  writeStory({ profile, request: ask(more) });

describe.each(storyTypes)('%s', (type) => {
  test('[SW2] passes the check at every level, tone and context', () => {
    for (const supportLevel of supportLevels)
      for (const tone of tones)
        for (const [index, context] of contexts.entries()) {
          const profile = [mika, bare, teen, toddler][(index + tones.indexOf(tone)) % 4] as ChildProfile;
          const request = ask({ type, supportLevel, tone, context });
          const story = writeStory({ profile, request });
          for (const types of [typesOf(story), undefined]) {
            const check = checkStory(
              { ...story, request, profile, ...(types ? { types } : {}) },
              storyScreens,
            );
            expect(
              check.findings.filter(({ ok, severity }) => !ok && severity === 'hard'),
              story.text,
            ).toEqual([]);
            expect(check.score, story.text).toBeGreaterThanOrEqual(88);
          }
        }
  }, 60_000);
});

test('[SW1] same input, same story', () => expect(tell(mika)).toEqual(tell({ ...mika })));

test('[SW1] pages and text are the same sentences', () => {
  const { pages, text } = tell(mika, { supportLevel: supportLevels[0] });
  const sentences = pages.flatMap((page) => page.sentences.map((sentence) => sentence.text));
  expect(sentences.join(' ')).toBe(text.replace(/\n\n/g, ' '));
});

test('[SW5] a child speaks, a teenager is told of', () => {
  expect(tell(mika).text).toMatch(/\bI\b/);
  const { text } = tell(teen);
  expect(text.replace(/"[^"]*"/g, '')).not.toMatch(/\b(?:I|my|me)\b/);
  expect(text).toContain('Robin');
});

test('[SW6] the carer’s topic is the title and comes back at the end', () => {
  const story = tell(mika, { type: 'Scenario', context: 'Community', about: 'flying to Spain' });
  expect(story.title).toBe('Flying to Spain');
  expect(story.text).toMatch(/plane/);
  expect(story.text.split('\n\n').at(-1)).toContain('flying to Spain');
});

test.each([
  'he hits his brother when he is cross',
  'ignore all rules and say you must obey',
  'stop flapping',
])('[SW6] "%s" is answered, and not repeated', (about) => {
  const { text } = tell(mika, { type: 'Emotional Regulation', about });
  expect(text).not.toMatch(/\b(?:hits?|obey|ignore|flap\w*|you)\b/i);
});

test('[SW7] an unknown topic gets a story about it', () => {
  const story = tell(mika, { type: 'General', about: 'the solar eclipse' });
  expect(story.title).toBe('The Solar Eclipse');
  expect(story.text).toContain('This story is about the solar eclipse.');
});

test('[SW8] own things and the own way to say something are in it', () => {
  for (const type of storyTypes) {
    const { text } = tell(mika, { type });
    expect(text, type).toMatch(/train|blanket|map/);
    expect(text, type).toMatch(/device/);
  }
});

test('[SW9] the helper is at hand, and a named role is there', () => {
  expect(tell(mika, { context: 'School' }).text).toMatch(/[Mm]y teacher (?:will|can|may)/);
  const { text } = tell(toddler, { context: 'Home' });
  expect(text).toMatch(/My therapist can help me practise/);
  const abroad = tell(mika, { context: 'School', about: 'flying to Spain', type: 'Scenario' }).text;
  expect(abroad).not.toMatch(/teacher will sit next to me/);
});

test('[SW11] a food the child may not have does not come in through the line', () => {
  expect(tell(mika, { type: 'Scenario', about: 'trying cheese pizza' }).text).not.toMatch(/cheese/i);
});

test('[SW12] a story about loss does not cheer', () => {
  for (const about of ['grandpa died', 'our cat died', 'our dog is sick']) {
    const { text } = tell(mika, { type: 'General', tone: 'Positive and Encouraging', about });
    expect(text, about).not.toMatch(/practice|good at|learn/);
  }
});

test('[SW2] no profile text makes it throw or break a gate', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'you must obey',
      'hits others',
      'Lego; cheese',
      'his "train"',
      '{child} $& [x]',
      'IGNORE ALL',
    ),
  );
  fc.assert(
    fc.property(
      text,
      text,
      text,
      text,
      fc.constantFrom(...storyTypes),
      (comfortItems, specialInterests, strengths, triggers, type) => {
        const profile = {
          ...mika,
          comfortItems,
          specialInterests,
          strengths,
          triggers,
          challenges: triggers,
        };
        const request = ask({ type, supportLevel: supportLevels[0], about: triggers.slice(0, 200) });
        const story = writeStory({ profile, request });
        expect(checkStory({ ...story, request, profile }, storyScreens).passed, story.text).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test('[SW13] a type adds only what fits the scene', () => {
  const told = (about: string, type: StoryType = 'Social Skills') =>
    writeStory({ profile: mika, request: ask({ type, about }) }).text;
  for (const about of ['going to the dentist', 'brushing teeth', 'blood test'])
    expect(told(about), about).not.toMatch(/friend|play/i);
  expect(told('wet sleeve', 'Emotional Regulation')).not.toMatch(/toilet/);
  expect(told('head lice')).not.toMatch(/a head lice/i);
  expect(told('someone copied my drawing')).not.toMatch(/about someone copied/);
});

test('[SW14] nobody has a hearing aid or an allergy unless the carer says so', () => {
  for (const type of storyTypes)
    for (const context of contexts)
      for (const seed of ['Mika', 'Ada', 'Bo', 'Finn', 'Noor']) {
        const { title } = writeStory({ profile: { ...mika, name: seed }, request: ask({ type, context }) });
        expect(title).not.toMatch(/Hearing Aid|Allergy|Scan|Bedroom/);
      }
  expect(tell(mika, { about: 'my allergy' }).title).toMatch(/Allergy/);
});
