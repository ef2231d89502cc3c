import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { type StoryRequest, supportLevels } from '@calmbridge/domain/stories/story';
import type { Likely } from '@calmbridge/reader/entries/entry-reader';
import { describe, expect, test } from 'vitest';
import { scenes } from '#generated/scenes';
import { checked } from '../tell-version.ts';
import { tellStory } from '../write-story.ts';
import { isChildsVoice, sceneLabel } from './scene-label.ts';

const child: ChildProfile = {
  ...emptyProfile,
  name: '{child}',
  age: '7',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const request = (about: string, more: Partial<StoryRequest> = {}): StoryRequest => ({
  type: 'Scenario',
  supportLevel: supportLevels[1],
  tone: 'Calm and Reassuring',
  context: 'Home',
  about,
  ...more,
});
const likely = (chances: Readonly<Record<string, number>>): Likely[] =>
  Object.entries(chances).map(([id, chance]) => ({ id, chance }));
const telling = (
  about: string,
  chances: Readonly<Record<string, number>> = {},
  more: Partial<StoryRequest> = {},
  profile = child,
) => tellStory({ profile, request: request(about, more) }, { nearest: likely(chances), none: 0.1 });
const offered = (...asked: Parameters<typeof telling>) => {
  const told = telling(...asked);
  return told.is === 'asks' ? told.asks.choices : null;
};

const barber = 'trip to the barber with Dad';
const fireworks = 'fireworks in New Year are not bombs';

describe('[SW50] where no scene is sure, the likeliest are offered', () => {
  test('beside the fields, by what a carer calls them', () => {
    const told = telling(barber, { 'getting-a-haircut': 0.5 });
    expect(told).toMatchObject({
      is: 'asks',
      asks: {
        choices: [{ id: 'getting-a-haircut', label: 'Getting a haircut' }],
        fields: [{ id: 'first' }, {}, {}],
      },
    });
    expect(told.is === 'asks' && told.asks.text).not.toContain('No story is ready');
  });

  test('at most three, the likeliest first', () =>
    expect(
      offered(fireworks, {
        'new-years-eve': 0.5,
        'watching-fireworks': 0.4,
        'bonfire-night': 0.3,
        'celebrating-diwali': 0.29,
      })?.map(({ id }) => id),
    ).toEqual(['new-years-eve', 'watching-fireworks', 'bonfire-night']));

  test('none that is mostly noise, and nothing where nothing is likely', () => {
    expect(offered(fireworks, { 'new-years-eve': 0.5, 'bonfire-night': 0.14 })).toHaveLength(1);
    expect(offered(fireworks, { 'new-years-eve': 0.19, 'bonfire-night': 0.16 })).toEqual([]);
    expect(offered(fireworks)).toEqual([]);
  });

  test('no scene that contradicts the line: a dog that is put to sleep is not a visit to the vet', () =>
    expect(offered('putting our dog to sleep at the vets', { 'taking-a-pet-to-the-vet': 0.6 })).toEqual([]));

  test('also where it holds little of the line: only the carer knows whether that is what is meant', () =>
    expect(
      offered('for Y9: clippers vs scissors, neighbours upstairs, no shouting', {
        'getting-a-haircut': 0.55,
      }),
    ).toEqual([{ id: 'getting-a-haircut', label: 'Getting a haircut' }]));

  test('none for a food that the profile rules out', () => {
    const about = 'cheese toastie or halloumi at the picnic';
    const trying = { 'trying-a-new-food': 0.6 };
    expect(offered(about, trying)).toHaveLength(1);
    expect(offered(about, trying, {}, { ...child, dietRestrictions: ['Dairy-Free'] })).toEqual([]);
  });
});

describe('[SW51] the scene that was pressed', () => {
  test('is told however unlikely it was, with the people of the line', () => {
    const told = telling(barber, { 'a-busy-place': 0.6 }, { scene: 'getting-a-haircut' });
    expect(told).toMatchObject({ is: 'told', scene: 'getting-a-haircut' });
    expect(told.is === 'told' && told.story.text).toContain('Dad will');
  });

  test('is told also where the reader was sure of another', () =>
    expect(
      telling('a visit to the dentist', { 'a-visit-to-the-dentist': 0.97 }, { scene: 'losing-a-tooth' }),
    ).toMatchObject({
      scene: 'losing-a-tooth',
    }));

  test('keeps what was filled in before it was pressed', () => {
    const facts = { first: 'we walk to the shop', next: '', end: '', who: 'Grandma', why: '' };
    const told = telling(barber, {}, { scene: 'getting-a-haircut', facts });
    expect(told.is === 'told' && told.story.text).toMatch(/we walk to the shop/i);
  });

  test('that holds little of the line is told as it was pressed, and the check says what it leaves out', () => {
    const about = 'blood test with numbing cream tuesday 8.15 no breakfast before';
    const told = telling(about, {}, { scene: 'having-a-blood-test' });
    if (told.is !== 'told') throw new Error('asked');
    expect(told.story.title).toBe('Having a Blood Test');
    const { findings } = checked(
      { profile: child, request: request(about, { scene: 'having-a-blood-test' }) },
      told.story,
    );
    const asked = findings.find(({ rule }) => rule === 'S00');
    expect(asked?.severity === 'hard' && !asked.ok).toBe(false);
  });

  test('opens with the line where that makes sentences, names and numbers in it', () => {
    const about =
      'His key worker Anselm is leaving after 6 years. New one is called Wanjiru and starts on the 9th.';
    const told = telling(about, {}, { scene: 'a-new-support-worker' });
    expect(told.is === 'told' && told.story.text).toMatch(
      /Anselm is leaving after 6 years\. The new one is called Wanjiru/,
    );
  });

  test('is told alone where a name of the line has no place in it', () => {
    const about = "Telling Nani and Nana that I'm autistic";
    expect(telling(about, {}, { scene: 'telling-others-about-autism' })).toMatchObject({
      scene: 'telling-others-about-autism',
    });
    expect(offered(about, { 'telling-others-about-autism': 0.45 })).toHaveLength(1);
  });

  test('never where the line asks for a food that the profile rules out', () =>
    expect(
      tellStory(
        {
          profile: { ...child, dietRestrictions: ['Dairy-Free'] },
          request: request('cheese toastie or halloumi at the picnic', { scene: 'trying-a-new-food' }),
        },
        null,
      ).is,
    ).toBe('asks'));

  test('needs no line', () =>
    expect(telling('', {}, { scene: 'getting-a-haircut' })).toMatchObject({ scene: 'getting-a-haircut' }));

  test('gives the same facts in other sentences, twice', () => {
    const asked = { profile: child, request: request(barber, { scene: 'getting-a-haircut' }) };
    const texts = [undefined, 1 as const, 2 as const].map((draft) => {
      const told = tellStory({ ...asked, ...(draft ? { draft } : {}) }, null);
      return told.is === 'told' ? told.story.text : '';
    });
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toContain('Dad');
  });
});

describe('[SW52] what is pressed is called as a carer would', () => {
  const labels = scenes.map(sceneLabel);

  test('never in the child’s voice, short enough for a button, and each once', () => {
    expect(labels.filter(isChildsVoice)).toEqual([]);
    expect(labels.filter((label) => label.length > 45 || !/^[\p{Lu}"]/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('a title in plain letters, with the capitals of names', () => {
    const of = (id: string) => sceneLabel(scenes.find((scene) => scene.id === id)!);
    expect(of('a-visit-to-the-dentist')).toBe('A visit to the dentist');
    expect(of('meeting-father-christmas')).toBe('Meeting Father Christmas');
    expect(of('choosing-teams-in-pe')).toBe('Choosing teams in PE');
    expect(of('having-an-x-ray')).toBe('Having an X-ray');
    expect(of('dressing-up-day-at-school')).toBe('Dressing-up day at school');
    expect(of('my-bus-pass-is-lost')).toBe('A lost bus pass');
  });
});
