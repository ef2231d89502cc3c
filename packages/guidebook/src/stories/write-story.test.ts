import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import type { Finding } from '@calmbridge/domain/stories/finding';
import {
  contexts,
  type StoryFacts,
  type StoryRequest,
  type StoryType,
  storyTypes,
  supportLevels,
  tones,
} from '@calmbridge/domain/stories/story';
import { checkStory, storyGates } from '@calmbridge/domain/stories/story-check';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typesOf, type WrittenStory } from './tell-version.ts';
import { tellStory } from './write-story.ts';

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
/** As if the reader were sure of this scene. */
const sureOf = (id: string): EntryReading => ({ nearest: [{ id, chance: 0.95 }], none: 0.02 });
const sureOfNone: EntryReading = { nearest: [], none: 0.9 };
function writeStory(asked: StoryAsk, reading: EntryReading | null = null): WrittenStory {
  const telling = tellStory(asked, reading);
  if (telling.is === 'asks') throw new Error(`asked about "${asked.request.about}"`);
  return telling.story;
}
const tell = (profile: ChildProfile, more: Partial<StoryRequest> = {}, scene: string | null = null) =>
  writeStory({ profile, request: ask(more) }, scene === null ? null : sureOf(scene));
const facts = (more: Partial<StoryFacts>): StoryFacts => ({
  first: '',
  next: '',
  end: '',
  who: '',
  why: '',
  ...more,
});

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
  }, 180_000);
});

test('[SW1] same input, same story', () => expect(tell(mika)).toEqual(tell({ ...mika })));

test('[SW1] what phrases of the form mean is nothing to a story', () =>
  expect(tell({ ...mika, meanings: { 'hair cut': 'haircut' } })).toEqual(tell(mika)));

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
  const story = tell(
    mika,
    { type: 'Scenario', context: 'Community', about: 'flying to Spain' },
    'flying-on-a-plane',
  );
  expect(story.title).toBe('Flying to Spain');
  expect(story.text).toMatch(/plane/);
  expect(story.text.split('\n\n').at(-1)).toContain('flying');
});

test.each(['he hits his brother when he is cross', 'stop flapping when angry'])(
  '[SW6] "%s" is answered, and not repeated',
  (about) => {
    const told = facts({
      first: 'he feels angry at his brother',
      next: 'Dad takes him to the garden',
      who: 'Dad',
    });
    const { text } = tell(mika, { type: 'Emotional Regulation', about, facts: told });
    expect(text).not.toMatch(/\b(?:hits?|obey|ignore|flap\w*|you)\b/i);
  },
);

test('[SW33] eight lines have room for one who helps', () => {
  const story = tell(
    { ...mika, importantRoles: ['specialEducationCoordinators'] },
    { type: 'General', supportLevel: supportLevels[2], context: 'School', about: 'a day with a new teacher' },
    'a-day-with-a-new-teacher',
  );
  expect(typesOf(story).filter((type) => type === 'coach_team')).toHaveLength(1);
});

describe('[SW7] where the reader is sure of no scene', () => {
  const about = 'the swimming pool is closed for repairs until March';
  test('nothing is written: the carer is asked, in at most four fields', () => {
    const telling = tellStory({ profile: mika, request: ask({ about }) }, sureOfNone);
    // The line tells all but what happens instead.
    expect(telling.is === 'asks' && telling.asks.fields.map(({ question }) => question)).toEqual([
      'What happens instead?',
    ]);
    const bins = tellStory({ profile: mika, request: ask({ about: 'the bin day' }) }, sureOfNone);
    expect(bins.is === 'asks' && bins.asks.fields.map(({ id }) => id)).toEqual([
      'first',
      'next',
      'end',
      'who',
    ]);
  });

  test('the story is written from what the carer tells, in that order and in the child’s voice', () => {
    const told = facts({
      first: 'we go to the leisure centre in Ashby on Saturdays',
      next: 'it is smaller and you put a coin in the locker',
      end: 'in March',
      who: 'Dad',
      why: 'workers are repairing it',
    });
    const { title, text } = tell(mika, { type: 'Scenario', context: 'Community', about, facts: told });
    expect(title).toBe('The Swimming Pool Is Closed for Repairs Until March');
    const inOrder = [
      'The swimming pool is closed',
      'workers are repairing it',
      'leisure centre in Ashby',
      'I put a coin in the locker',
      'Dad will',
      'in March',
    ];
    expect(inOrder.map((words) => text.indexOf(words))).toEqual(
      inOrder.map((words) => text.indexOf(words)).sort((one, other) => one - other),
    );
    expect(
      inOrder.every((words) => text.includes(words)),
      text,
    ).toBe(true);
  });

  test('with facts a story always comes and passes the check, at every level, type and tone', () => {
    const lines: readonly [string, Partial<StoryFacts>][] = [
      [
        'the new bin day its gone from tuesday to friday',
        {
          first: 'the lorry comes on friday now',
          next: 'he watches with grandad',
          end: 'it drives away',
          who: 'grandad',
        },
      ],
      [
        'why granny takes her teeth out at night',
        {
          first: 'she puts them in a glass',
          next: 'in the morning she puts them back',
          who: 'granny',
          why: 'they are not real teeth',
        },
      ],
      [
        'not picking up cane toads to kiss them',
        {
          first: 'he looks at them from far',
          next: 'he washes his hands',
          who: 'mum',
          why: 'they have poison',
        },
      ],
      [
        '',
        {
          first: 'a man comes to look at the boiler',
          next: 'you wait in your room',
          end: 'it is warm again',
        },
      ],
    ];
    for (const [at, type] of storyTypes.entries())
      for (const supportLevel of supportLevels)
        for (const tone of tones)
          for (const profile of [mika, teen]) {
            const [line, told] = lines[(at + tones.indexOf(tone)) % lines.length] as (typeof lines)[number];
            const request = ask({ type, supportLevel, tone, about: line, facts: facts(told) });
            const story = writeStory({ profile, request }, sureOfNone);
            const check = checkStory({ ...story, request, profile }, storyScreens);
            expect(
              check.findings.filter(
                // Whether a carer's few words say where and why is theirs to choose.
                ({ rule, ok, severity }) =>
                  !ok && severity === 'hard' && !(rule === 'S14' && supportLevel === supportLevels[2]),
              ),
              story.text,
            ).toEqual([]);
          }
  }, 180_000);
});

test('[SW15] a scene that does not know what the line names is not told', () => {
  const about = 'my sister has an operation for a cochlear implant';
  expect(
    tellStory({ profile: mika, request: ask({ about }) }, sureOf('getting-a-haircut')),
  ).not.toMatchObject({ scene: 'getting-a-haircut' });
  const unsure: EntryReading = { nearest: [{ id: 'getting-a-haircut', chance: 0.4 }], none: 0.5 };
  expect(tellStory({ profile: mika, request: ask({ about: 'the comb and the cape' }) }, unsure).is).toBe(
    'asks',
  );
});

test('[SW16] the carer’s people, days and reasons stand in the scene', () => {
  const trip = tell(
    mika,
    { type: 'Scenario', about: 'the trip to the zoo is cancelled because of the storm' },
    'the-trip-is-cancelled',
  );
  expect(trip.text).toContain('because of the storm');
  expect(trip.text).toContain('trip to the zoo is cancelled');
  const ill = tell(
    mika,
    { type: 'Scenario', about: 'mummy has cancer and she sleeps a lot' },
    'a-parent-has-cancer',
  );
  expect(ill.text).toContain('Mummy');
  expect(ill.text).not.toMatch(/my parent/i);
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
  const abroad = tell(
    mika,
    { context: 'School', about: 'flying to Spain', type: 'Scenario' },
    'flying-on-a-plane',
  ).text;
  expect(abroad).not.toMatch(/teacher will sit next to me/);
});

test('[SW12] a story about loss does not cheer', () => {
  const lines = {
    'grandpa died': 'when-a-grandparent-dies',
    'our cat died': 'when-a-pet-dies',
    'our dog is sick': 'when-a-pet-is-ill',
  };
  for (const [about, scene] of Object.entries(lines)) {
    const { text } = tell(mika, { type: 'General', tone: 'Positive and Encouraging', about }, scene);
    expect(text, about).not.toMatch(/practice|good at|learn/);
  }
});

test('[SW17] what is hard for the child is not pasted into a story on something else', () => {
  const profile = { ...mika, triggers: 'hand dryers' };
  for (const type of ['Emotional Regulation', 'Coping Strategies', 'Self-Advocacy'] as const)
    expect(tell(profile, { type, about: 'a haircut' }, 'getting-a-haircut').text).not.toMatch(/dryer/);
});

test('[SW18] a story at level 3 has at most eight lines', () => {
  for (const type of storyTypes)
    for (const tone of tones) {
      const { pages } = tell(mika, { type, tone, supportLevel: supportLevels[2] });
      expect(pages.flatMap((page) => page.sentences).length).toBeLessThanOrEqual(8);
    }
});

/** The balance of sentences is a writer's to keep: read without their types, a carer's own words are taken for coaching. */
const isBroken = ({ rule, ok, severity }: Finding): boolean =>
  !ok && severity === 'hard' && storyGates.includes(rule) && rule !== 'S03';

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
        const told = facts({
          first: strengths.slice(0, 200),
          next: triggers.slice(0, 200),
          who: comfortItems.slice(0, 200),
        });
        const request = ask({
          type,
          supportLevel: supportLevels[0],
          about: triggers.slice(0, 200),
          facts: told,
        });
        const telling = tellStory({ profile, request }, null);
        if (telling.is === 'asks') return;
        const { story } = telling;
        const { findings } = checkStory({ ...story, request, profile }, storyScreens);
        expect(findings.filter(isBroken), story.text).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
}, 180_000);

test('[SW13] a type adds only what fits the scene', () => {
  const told = (about: string, scene: string, type: StoryType = 'Social Skills') =>
    tell(mika, { type, about }, scene).text;
  expect(told('going to the dentist', 'a-visit-to-the-dentist')).not.toMatch(/friend|play/i);
  expect(told('brushing teeth', 'brushing-teeth')).not.toMatch(/friend|play/i);
  expect(told('blood test', 'having-a-blood-test')).not.toMatch(/friend|play/i);
  expect(told('wet sleeve', 'when-my-clothes-get-wet', 'Emotional Regulation')).not.toMatch(/toilet/);
  expect(told('head lice', 'head-lice')).not.toMatch(/a head lice/i);
  expect(told('someone copied my drawing', 'when-someone-copies-me')).not.toMatch(/about someone copied/);
});

test('[SW14] nobody has a hearing aid or an allergy unless the carer says so', () => {
  for (const type of storyTypes)
    for (const context of contexts)
      for (const seed of ['Mika', 'Ada', 'Bo', 'Finn', 'Noor']) {
        const { title } = writeStory({ profile: { ...mika, name: seed }, request: ask({ type, context }) });
        expect(title).not.toMatch(/Hearing Aid|Allergy|Scan|Bedroom/);
      }
  expect(tell(mika, { about: 'my allergy' }, 'my-allergy').title).toMatch(/Allergy/);
});
