// What the line says is not asked for again.
import { expect, test } from 'vitest';
import { askedOf } from '../testing/story-test-kit.ts';
import { inSentences } from './in-sentences.ts';

const questions = (about: string) => askedOf(about).fields.map(({ question }) => question);

test.each([
  'Smart meter man coming, the electric goes off for about half hour. His tablet will be charged. It comes back on',
  'Pajama day friday. everybody comes in pajamas, he doesn’t have to, he can wear his regular clothes',
])('[SW152] a line that says all stands in the box, and nobody writes it again: %s', (about) => {
  const [first] = askedOf(about).fields;
  expect(first).toMatchObject({ id: 'first', question: 'Would you tell it to {child} like this?' });
  expect(first?.value).toBe(inSentences(about));
});

test('[SW152] it stands there in sentences, without what is said to us, and never longer than its box', () => {
  expect(inSentences('Pajama day friday. everybody comes in pajamas. plain words please')).toBe(
    'Pajama day on friday. Everybody comes in pajamas.',
  );
  expect(inSentences(`${'a very long day at the fair '.repeat(8)}. it ends`)).toBeNull();
});

test('[SW152] what a grown-up does is not what the child could do instead', () => {
  expect(questions('Grandad is coming on Friday and he shouts at the telly')).not.toContain(
    'What could {child} do instead?',
  );
  expect(askedOf('he hits the one who is crying').fields[0]).toMatchObject({
    question: 'What could {child} do instead?',
    example: '',
  });
});

test('[SW152] beside a reason nothing is asked that has no steps', () =>
  expect(questions('why Mummy goes home without us on sundays')).toEqual([
    'Why?',
    'What else should {child} know?',
  ]));

test('[SW152] what is done again and again has not happened', () =>
  expect(questions('keeping the harness buckled, even when we are stopped at the light')).not.toContain(
    'What happens now?',
  ));
