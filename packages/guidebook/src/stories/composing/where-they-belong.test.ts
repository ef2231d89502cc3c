// People, things and days of the carer's line in a scene.
import { expect, test } from 'vitest';
import { sureOf, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['the jumper on class photo day', 'school-photo-day', /^I wear the jumper on class photo day\./, /soon/],
  [
    'sleeping at nannas when mum is in hospital for her knee operation',
    'someone-at-home-has-an-operation',
    /Mum goes to the hospital with a bag/,
    /[Tt]he person|Someone else/,
  ],
  [
    'the taxi driver to school has changed from Dave to Karen',
    'a-different-driver-today',
    /My grown-up checks/,
    /teacher|Then I get in\. Then/,
  ],
  [
    'when his best friend Noah wants to play with others',
    'my-friend-plays-with-someone-else',
    /Noah is busy/,
    /that friend/,
  ],
  [
    'losing at mario kart with his cousin',
    'losing-a-game',
    /^Sometimes I lose at Mario Kart with my cousin\./,
    /game at Mario/,
  ],
  [
    'swimming lessons on tuesdays',
    'swimming-lessons',
    /^I have swimming lessons on Tuesdays\./,
    /This story/,
  ],
])(
  '[SW104] people, things and days of the line stand where they belong: %s',
  (about, scene, tells, never) => {
    const text = textOf(about, { nearest: sureOf(scene) });
    expect(text).toMatch(tells);
    expect(text).not.toMatch(never);
  },
);

test('[SW104] at work somebody from work helps', () => {
  const text = textOf('work experience at the garden centre, what to do on his break', {
    age: '16',
    nearest: sureOf('a-break-at-work'),
  });
  expect(text).toContain('Somebody at work will');
  expect(text).not.toMatch(/parent|This was a story/);
});

test('[SW105] for a small child two short sentences are one before anything is left out', () => {
  const text = textOf('wiping his own bottom', { age: '5', nearest: sureOf('wiping-after-the-toilet') });
  expect(text).toMatch(/Wiping helps my skin stay clean and dry\. Paper may feel rough/);
});
