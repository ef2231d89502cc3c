// What stands beside a carer's line says something of this event.
import { expect, test } from 'vitest';
import { sureOf, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['dentist on thursday with daddy', 'a-visit-to-the-dentist'],
  ['fire drill at school', 'the-fire-drill'],
  ['sats week', 'taking-a-test'],
  ['going to nans for a sleepover friday night', 'a-night-away-from-home'],
  ['blood test at the hospital on monday', 'having-a-blood-test'],
])('[SW90] no sentence that holds of anything: %s', (about, scene) => {
  for (const level of [1, 2, 3] as const) {
    const text = textOf(about, { level, nearest: sureOf(scene) });
    expect(text).not.toMatch(
      /Now I know about|This is how .* may go|ask more than once|feel unsure about it/,
    );
    expect(text).not.toMatch(/practise/);
  }
});

test('[SW45] a scene whose own end does not name the line is called by its own name', () => {
  const text = textOf('sats week', { nearest: sureOf('taking-a-test') });
  expect(text).toMatch(/the test is over\. I can rest\.$/);
});

test.each([['washing hair in the bath', 'washing-my-hair', /^(?!This story is about)/]])(
  '[SW22] a line that says no more than the scene opens with its beginning: %s',
  (about, scene, opens) => {
    expect(textOf(about, { nearest: sureOf(scene) })).toMatch(opens);
  },
);

test('[SW81] whoever the scene calls the teacher is told nothing by the teacher', () => {
  expect(
    textOf('swimming lessons with school every wednesday', { nearest: sureOf('swimming-lessons') }),
  ).not.toMatch(/teacher will tell the teacher/);
});

test('a list of things is not parted into a sentence without a verb', () => {
  expect(textOf('half term at holiday club', { nearest: sureOf('holiday-club') })).not.toMatch(
    /\. A time for lunch/,
  );
});
