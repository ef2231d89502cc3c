import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';

const withoutQuotes = (plan: string) => plan.replace(/“[^”]*”/gu, '');
const hard = 'the bus is late, hand dryers, wool jumpers, waiting, dogs';

describe('[PL41] no line of ours says the reverse of what the family rules out', () => {
  test.each([
    [
      { learningStyle: 'Read it aloud, no pictures, that is for little ones' },
      /\b(?:photo|picture) cards?\b|\bnow–next strip\b/iu,
    ],
    [{ notes: 'Please no singing.' }, /\b(?:songs?|sing)\b/iu],
    [
      { notes: 'pls dont tell me to do a visual timetable he eats the cards. sleep!!!' },
      /\bnow–next strip\b|\bring of cards\b|\bpicture cards?\b/iu,
    ],
    [{ notes: 'On market days we tell her the evening before.' }, /nothing new after/u],
  ])('%o', (told, reverse) => {
    for (const age of ['4', '7', '8', '10', '15']) {
      const plan = planFor({
        ...bare,
        age,
        triggers: hard,
        challenges: 'mornings, stopping a game',
        ...told,
      });
      expect(withoutQuotes(plan)).not.toMatch(reverse);
    }
  });
});

describe('[PL15] weather that is announced is no alarm in the room', () => {
  test.each(['typhoon signal 8 (lessons off)', 'hurricane flag, school shut', 'cyclone warnings'])(
    '%s',
    (triggers) => {
      const plan = planFor({ ...bare, age: '11', triggers });
      expect(plan).not.toMatch(/take me to shelter|ears (?:are )?covered/u);
      expect(plan).toMatch(/official advice says/u);
    },
  );
});

test('[PL4] where the body is private is answered with a private place', () => {
  const plan = planFor({ ...bare, age: '14', challenges: 'puberty (in private, when and where)' });
  expect(plan).toMatch(/private place with a door/u);
  expect(plan).not.toMatch(/go on as/u);
});
