// What is asked is not in the line already, and its example fits or is not there.
import { expect, test } from 'vitest';
import { askedOf, telling } from '../testing/story-test-kit.ts';

const questions = (about: string, age = '8') =>
  askedOf(about, { age }).fields.map(({ question }) => question);

test('[SW86] a line that can stand in a story is not asked for again', () => {
  const away =
    'His key worker Denise is off on holiday for two weeks and Paula will come instead for mornings';
  expect(telling(away, { age: '25' })).toMatchObject({ is: 'told' });
  const asked = questions(
    "he can't have peanut butter sandwiches at school because Ruby in his class is allergic, he can at home",
  );
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain('What happens instead?');
});

test.each([
  ['his favorite youtuber has quit, no more videos ever', 'When is it over?'],
  ['Grandad has dementia and we visit him at the care home', 'When may it be better?'],
  ['holding hands in carparks', 'How does it end?'],
])('[SW86] %s is not asked "%s"', (about, never) => expect(questions(about)).not.toContain(never));

test('[SW86] reasons have no example, and a grown man no picture card', () => {
  const { fields } = askedOf('the bakery he worked at is closing down', { age: '28' });
  expect(fields.find(({ id }) => id === 'why')?.example).toBe('');
  expect(askedOf('he keeps messaging her', { age: '19' }).fields[0]?.example).toBe('');
});
