// Boxes are filled in a hurry: what is surely a thing, a way or a time is made a sentence, and anything else is asked for again.
import { expect, test } from 'vitest';
import { askedOf, textOf } from '../testing/story-test-kit.ts';

test.each([
  ['end', 'then home', 'We go home.'],
  ['end', 'home about 6', 'We go home at about 6.'],
  ['end', 'back to class', 'I go back to class.'],
  ['end', 'sticker after', 'After that there is a sticker.'],
  ['end', 'mum home at 5.30', 'Mum is home at 5.30.'],
  ['end', 'Mrs Hall back friday', 'Mrs Hall is back on Friday.'],
  ['end', 'warm again by lunch', 'It is warm again by lunch.'],
  ['end', 'maybe visit one day', 'We may visit one day.'],
  ['first', 'sandwiches and cake then we sing', 'There are sandwiches and cake. Then we sing.'],
  ['first', 'goodbye party on the 3rd', 'There is a goodbye party on the 3rd.'],
  ['first', 'video call every night at 7', 'There is a video call every night at 7.'],
  ['next', 'chips for tea', 'There are chips for tea.'],
  ['next', 'extra blanket, big jumper', 'There is an extra blanket and a big jumper.'],
  ['next', 'can go outside if too loud', 'I can go outside if it is too loud.'],
  ['next', 'lock the door, shoes off, snack', 'I lock the door. My shoes come off. There is a snack.'],
  [
    'first',
    'sit down, shoe off, foot on the metal thing',
    'I sit down. My shoe comes off. My foot goes on the metal thing.',
  ],
  ['who', 'mum, maybe gran', 'Mum or Gran will help me.'],
  ['who', 'vet nurse', 'The vet nurse will help me.'],
  ['who', 'mr evans', 'Mr Evans will help me.'],
  ['who', 'auntie jo', 'Auntie Jo will help me.'],
  ['who', 'karen the manager', 'Karen, the manager, will help me.'],
  ['who', 'staff', 'The staff will help me.'],
  ['who', 'staff on duty', 'The staff on duty will help me.'],
  ['who', 'teacher called sue', 'My teacher called Sue will help me.'],
  ['next', 'games or telly', 'There are games or telly.'],
  ['next', 'other ear', 'There is the other ear.'],
  ['next', 'put helmet and boots on', 'I put my helmet and boots on.'],
  ['next', 'daddy puts 2 drops in, count to 10', 'Daddy puts 2 drops in. I count to 10.'],
  ['end', 'both still love me', 'Both still love me.'],
  ['first', 'the staff tell everyone', 'The staff tell everyone.'],
  ['first', 'coach leaves at 9', 'The coach leaves at 9.'],
  ['first', 'nose mask that smells like strawberry', 'There is a nose mask that smells like strawberry.'],
  ['first', 'put ear defenders on and cover ears', 'I put my ear defenders on and cover my ears.'],
  ['next', 'bath, story, bed', 'It is time for a bath, then a story, then bed.'],
  ['next', 'go through the beeping gate', 'I go through the beeping gate.'],
  ['next', 'feel sleepy and giggly', 'I may feel sleepy and giggly.'],
  ['next', 'staff there day and night', 'The staff are there day and night.'],
  ['end', 'it stops after 1 minute then back to work', 'It stops after 1 minute. Then I go back to work.'],
  ['end', 'tooth is out, soft food only that day', 'The tooth is out. There is only soft food that day.'],
  ['end', 'plaster and then a hot chocolate', 'There is a plaster and a hot chocolate.'],
  ['end', 'bed at normal time', 'Bedtime is at the normal time.'],
  ['end', 'back at school for 3', 'We are back at school for 3.'],
  ['end', 'toast like always', 'There is toast as usual.'],
  ['who', 'text me, or knock at Mrs Li next door', 'I text my grown-up, or knock at Mrs Li next door.'],
] as const)('[SW82] %s: %s', (box, typed, says) => {
  const text = textOf('the winter walk at the lake', { facts: { first: 'we walk', [box]: typed } });
  expect(text).toContain(says);
});

test.each([
  ['arrive about 3, beach if not raining', 'there is the beach'],
  ['tomorrow', ''],
])('[SW82] what is no sentence and of no sure kind is asked for in its own box: %s', (end, example) =>
  expect(askedOf('the winter walk at the lake', { facts: { first: 'we walk', end } }).fields).toEqual([
    { id: 'end', question: `How would you say this in a sentence: “${end}”?`, example },
  ]),
);

test.each([
  ['The pool is closed', 'friday night', 'This is until Friday night.'],
  ['The football match is cancelled', 'next saturday', 'The next one is next Saturday.'],
  ['Grandma has a bad cold', 'few weeks', 'It may take a few weeks.'],
  ['Dad is working away in Aberdeen for three weeks', 'back on the 12th', 'Dad is back on the 12th.'],
])('[SW82] a time alone answers what was asked: %s', (about, end, says) =>
  expect(textOf(about, { facts: { first: 'we walk to the park', end } })).toContain(says),
);

test.each([
  ['play lego and have pizza', 'I play Lego and have pizza.'],
  ['takes list and card', 'I take a list and card.'],
  ['walks home and texts mum', 'I walk home and text Mum.'],
  ['reads letters off the wall', 'I read letters off the wall.'],
  ['swimming and bikes', 'There is swimming, and there are bikes.'],
  ['bath then pyjamas', 'It is time for a bath, then pyjamas.'],
  ['the dr listens to his chest', 'The doctor listens to my chest.'],
])('[SW82] what the child does, by whatever form of the verb: %s', (typed, says) => {
  expect(textOf('the winter walk at the lake', { facts: { first: typed } })).toContain(says);
});

test('[SW83] where there is no name for it, the carer’s end is the end', () => {
  const text = textOf('nana is picking her up from school tomorrow', {
    gender: 'Female',
    facts: { first: 'nana waits at the gate', end: 'mummy comes at 6' },
  });
  expect(text).toMatch(/Mummy comes at 6\.$/);
});
