// A story opens with the carer's words only where they surely make a sentence, and names what it is about only as a last resort.
import { describe, expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

describe('[SW125] an event is told as one', () => {
  test.each([
    ['blood test at the polyclinic', 'having-a-blood-test', 'I have a blood test at the polyclinic.'],
    ['mri scan', 'having-a-scan', 'I am having an MRI scan.'],
    ['a flu jab at the day centre', 'getting-a-vaccine', 'I am having a flu jab at the day centre.'],
    ['first sleepover', 'a-night-away-from-home', 'I am having my first sleepover.'],
    ['tornado drill', 'a-drill-inside-school', 'There is a tornado drill.'],
    ['indoor recess because of snow', 'indoor-break-time', 'There is indoor recess because of snow.'],
    ['speech therapy on zoom', 'my-session-is-on-a-screen', 'I have speech therapy on Zoom.'],
    ["the fire drill we're having on Wednesday", 'the-fire-drill', 'There is a fire drill on Wednesday.'],
    [
      'Dressing up day for book week',
      'dressing-up-day-at-school',
      'There is a dressing-up day for book week.',
    ],
    [
      'Volunteering at the charity shop on Mondays',
      'volunteering',
      'I volunteer at the charity shop on Mondays.',
    ],
  ])('%s', (about, scene, opening) => {
    const text = textOf(about, { nearest: sureOf(scene) });
    expect(text).toContain(opening);
    expect(text).not.toContain('story is about');
  });
});

test.each([
  ['new bed, no sides', 'sleeping-in-my-new-bed', /^I have a new bed in my bedroom\. There are no sides\./],
  ['lining up after the bell without pushing', 'lining-up', /^Lining up happens at school/],
  ['Snow day!! no school', 'a-snow-day', /^Sometimes it snows so much that school is closed\./],
])('[SW125] the scene’s own beginning is better than "This story is about": %s', (about, scene, opening) =>
  expect(textOf(about, { nearest: sureOf(scene) })).toMatch(opening),
);

describe('[SW126] words that make no sentence open nothing', () => {
  test.each([
    ['Pimples, don’t pick', 'spots-on-my-face', /Pimples, do not pick/],
    ['two houses two beds', 'living-in-two-homes', /two houses two beds/],
    ['work christmas do', 'a-staff-party', /Work Christmas do\./],
    ['how to use a urinal, and looking at the wall', 'using-a-urinal', /, and looking/],
    ['Power cut happening in the evening and the fan stops', 'when-the-lights-go-out', /about power cut/],
    ['school camp two nights', 'a-residential-trip-with-school', /camp for and/],
  ])('%s', (about, scene, never) => {
    const told = telling(about, { nearest: sureOf(scene) });
    expect(told.is === 'told' ? told.story.text : '').not.toMatch(never);
  });

  test('an article that was left out is put back', () => {
    expect(
      textOf('difference between joking and being mean', { nearest: sureOf('understanding-jokes') }),
    ).toContain('about the difference between joking and being mean.');
    expect(textOf('chicken pox', { nearest: sureOf('having-chickenpox') })).not.toContain('a chicken pox');
  });
});

test('[SW126] where it is, is said of what happens, and of nothing that is so in general', () => {
  const told = telling('no nuts in school', { nearest: sureOf('my-allergy') });
  expect(told.is === 'told' ? told.story.text : '').not.toContain('It is in school.');
});

test('[SW127] no fact of the line is lost without a word: what the story does not say is named', () =>
  expect(
    telling('going to a family wedding, 3 days function', { nearest: sureOf('a-family-wedding') }),
  ).toMatchObject({ is: 'told', leftOut: ['3 days function'] }));

describe('[SW128] who is meant', () => {
  const vet = 'taking the cat to vets for her jab, Mum takes her in';
  test('"her" is the cat where the child is a boy', () =>
    expect(textOf(vet, { nearest: sureOf('taking-a-pet-to-the-vet') })).toContain('Mum takes the cat in.'));
  test('where it may be either, the carer is asked', () =>
    expect(telling(vet, { gender: 'Female', nearest: sureOf('taking-a-pet-to-the-vet') }).is).toBe('asks'));
  test('"Dad, not Mum" is told of Dad', () => {
    const text = textOf('dentist on Tuesday and Dad not Mum is taking him', {
      nearest: sureOf('a-visit-to-the-dentist'),
    });
    expect(text).toContain('Dad is taking me instead of Mum.');
    expect(text).not.toMatch(/Mum will/);
  });
  test('a pronoun that is somebody else’s stands as it was typed', () =>
    expect(
      textOf('flying to Krakow, first time on plane without daddy, he has to stay for work', {
        gender: 'Female',
        nearest: sureOf('flying-on-a-plane'),
      }),
    ).not.toMatch(/hehas|There are he/));
  test('whose girlfriend it is, nobody guesses', () =>
    expect(
      telling('she said no to being my girlfriend', {
        gender: 'Female',
        nearest: sureOf('when-someone-says-no-to-dating'),
      }).is,
    ).toBe('asks'));
});

test('[SW54] what the carer only thinks is not made sure', () => {
  const text = textOf(
    'Swimming is cancelled this Thursday because the boiler is broke, its back on next week we think',
  );
  expect(text).toContain('That is because the boiler is broken. It may be back on next week.');
  expect(text).not.toContain('We think');
});

test('[SW86] a trial of what happens is no event', () =>
  expect(telling('test test 123', { nearest: sureOf('taking-a-test') }).is).toBe('asks'));
