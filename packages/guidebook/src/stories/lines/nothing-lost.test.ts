// What the carer typed stands in the story, and nothing stands there that it speaks against.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { supportLevels } from '@calmbridge/domain/stories/story';
import { expect, test } from 'vitest';
import type { Telling } from '../telling/telling.ts';
import { tellStory } from '../write-story.ts';

type Child = { age: string; gender: ChildProfile['gender'] };
const young: Child = { age: '7', gender: 'Female' };

/** As the reader would have it that is sure of this scene, or of none. */
const telling = (about: string, scene: string | null, level: 1 | 2 | 3 = 1, child: Child = young): Telling =>
  tellStory(
    {
      profile: { ...emptyProfile, name: 'Robin', ...child },
      request: {
        type: 'Scenario',
        supportLevel: supportLevels[(level - 1) as 0 | 1 | 2],
        tone: 'Calm and Reassuring',
        context: 'Home',
        about,
      },
    },
    { nearest: scene === null ? [] : [{ id: scene, chance: 0.95 }], none: 0.02 },
  );
const storyOf = (...given: Parameters<typeof telling>) => {
  const told = telling(...given);
  if (told.is === 'asks') throw new Error(`asked: ${given[0]}`);
  return { ...told, ...told.story };
};

test.each([
  [
    'getting a brace fitted on the 14th and no more toffee for two years',
    'getting-braces',
    3,
    /no more toffee for two years/,
  ],
  ['EEG at hospital, sticky wires on head, has to sleep there', 'having-an-eeg', 1, /I sleep there/],
  ['school photo day on Thursday she must wear the tie', 'school-photo-day', 3, /I wear the tie/],
  [
    'I have to wear a patch on my good eye two hours every day and it is itchy',
    'wearing-an-eye-patch',
    3,
    /two hours every day/,
  ],
  [
    'EEG with the sticky wires on her head, she has to stay up late the night before',
    'having-an-eeg',
    3,
    /stay up late the night before/,
  ],
  [
    'swimming lesson moved from Tuesday to Thursday, different teacher same pool',
    null,
    1,
    /The pool is the same/,
  ],
] as const)('[SW53] "%s" is told with all of it', (about, scene, level, says) =>
  expect(storyOf(about, scene, level).text).toMatch(says),
);

test('[SW53] [SW134] a small part that makes no sentence is named as it was written', () => {
  const told = telling('nits!!! the special shampoo and the comb tonight', 'head-lice', 3);
  expect(told).toMatchObject({ is: 'told', leftOut: ['the special shampoo and the comb tonight'] });
});

test('[SW54] what will happen is certain; how it will feel is not', () => {
  const water = storyOf(
    'water will be shut off tuesday 8am to 4pm, no flushing',
    'when-the-water-is-turned-off',
    3,
  );
  expect(water.text).toMatch(/Water will be shut off\.\s+It is on Tuesday from 8am to 4pm/);
  expect(
    storyOf('Braces getting fitted on the 14th, it will feel tight', 'getting-braces', 3).text,
  ).toContain('It may feel tight');
});

test('[SW55] no desk at nursery, no shaver for a razor', () => {
  expect(
    telling('starting nursery after the summer, mummy does not stay', 'my-first-day-at-school'),
  ).not.toMatchObject({
    scene: 'my-first-day-at-school',
  });
  expect(
    telling('shaving legs with the razor', 'learning-to-shave', 1, { age: '14', gender: 'Female' }),
  ).not.toMatchObject({ scene: 'learning-to-shave' });
});

test.each([['not hugging the girl at the bakery', null, 'Not Hugging the Girl at the Bakery']] as const)(
  '[SW56] "%s" has the title %s',
  (about, scene, title) => expect(storyOf(about, scene).title).toBe(title),
);

test('[SW56] an end says something else than the opening', () => {
  const { text } = storyOf(
    'Moving from Pune to Rotterdam in July because Baba got a job, we go by airplane',
    null,
    3,
  );
  const sentences = text.split('\n\n');
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(text).not.toMatch(/Now I know/);
});

test('[SW57] the boss who is named helps', () => {
  const shift =
    'first shift at the garden centre, saturday 9 till 12, he waters the plants and his boss is Moira';
  expect(storyOf(shift, 'my-first-day-at-work', 3, { age: '16', gender: 'Male' }).text).toMatch(/Moira will/);
});
