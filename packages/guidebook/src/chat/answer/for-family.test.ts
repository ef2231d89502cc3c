import { expect, test } from 'vitest';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { momentSaid } from '../message/moment-said.ts';
import { topicOf } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';
import { isForFamily } from './for-family.ts';
import { stepsFor } from './steps.ts';

const momentOf = (message: string) => momentSaid(ask(message));

test('[GC80] who works with the child is not sent to the school, nor to the bedroom', () => {
  const escort = momentOf("I'm the escort on a school minibus and he opens his belt");
  for (const text of [
    'Ask school for a toilet pass.',
    'Write to the teacher first.',
    'Keep a lamp in the bedroom.',
  ])
    expect(isForFamily(text, escort)).toBe(true);
  expect(isForFamily('Talk little and keep to the route.', escort)).toBe(false);
  expect(isForFamily('Ask school for a toilet pass.', momentOf('he opens his belt on the bus'))).toBe(false);
  for (const said of [
    'I work in a residential home and he is up at night',
    'babysitting for a neighbour tonight',
  ])
    expect(isForFamily('Keep a lamp in the bedroom.', momentOf(said))).toBe(false);
});

test('[GC80] what is left for a family comes last among the steps', () => {
  const topic = topicOf('body-signals');
  const message = "I'm a TA and she never drinks at school";
  const shown = (text: string) =>
    stepsFor(topic!, { child: childAskedAbout(ask(text)), moment: momentOf(text) }, 4).shown;
  const isFamily = (step: string) => /Ask school/.test(step);
  expect(shown('she never drinks at school').some(isFamily)).toBe(true);
  expect(shown(message).some(isFamily)).toBe(false);
});

test('[GC80] a dental nurse is not told to phone the dentist', () => {
  const nurse = momentOf("I'm a dental nurse and a 17 year old autistic patient comes for a check up");
  expect(isForFamily('**Phone the dentist beforehand.** Ask for the first slot.', nurse)).toBe(true);
  expect(
    isForFamily('**Phone the dentist beforehand.** Ask for the first slot.', momentOf('he has a check up')),
  ).toBe(false);
  const mother = momentOf("I'm a dental nurse but with my own son I'm lost");
  expect(isForFamily('**Phone the dentist beforehand.** Ask for the first slot.', mother)).toBe(false);
});
