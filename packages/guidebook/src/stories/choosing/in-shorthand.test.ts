// Lines as carers type them to another grown-up: told whole and grammatical, or asked about.
import { expect, test } from 'vitest';
import { askedOf, sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'new school bus driver. old one Terry retired',
    'a-different-driver-today',
    'Our old school bus driver Terry has retired.',
    /Old one|\bill\b|Terry is driving/,
  ],
  [
    'GCSE exams in a separate room with a reader, 25% extra time, allowed to leave for a break',
    'my-exam-in-another-room',
    'I am allowed to leave for a break.',
    /^allowed/,
  ],
  [
    'going to see Dr Patel about his tummy ache',
    'a-visit-to-the-doctor',
    'I am going to see Dr Patel about my tummy ache.',
    /\bhis\b/,
  ],
  [
    'dentist found a hole in tooth needs filling on the 14th',
    'having-a-filling-or-tooth-out',
    'The dentist found a hole in my tooth. It needs a filling on the 14th.',
    /tooth out|taken out/i,
  ],
  [
    'swimming with school at Ponds Forge tuesdays, has to get changed in the big room with the other boys',
    'a-different-changing-room',
    'I swim with school at Ponds Forge on Tuesdays.',
    /cubicle/,
  ],
  [
    'cat has been missing since sunday, we put posters up. called Pickle',
    'the-cat-is-lost',
    'The cat is called Pickle.',
    /Called/,
  ],
  [
    'flu vacine at school but hes having the nose spray NOT a needle',
    'using-a-nasal-spray',
    'I am having the nose spray, not a needle.',
    /injection|pinch/,
  ],
  [
    'school trip to the farm cancelled cos of the rain, its normal lessons instead friday',
    'the-trip-is-cancelled',
    'There are normal lessons instead on Friday.',
    /animals/,
  ],
  [
    'wiping properly after a poo by himself, aged 10 still asks me',
    'wiping-after-the-toilet',
    'I wipe properly after a poo by myself.',
    /asks/,
  ],
  [
    'foster placement ending, moving from Sue and Pete to a new carer Denise on 3rd march. they still love him',
    'moving-to-a-foster-home',
    'Sue and Pete still love me.',
    /to Sue and Pete|about Foster/,
  ],
  [
    'christmas dinner at nana Jeans, paper hats and crackers banging',
    'christmas-day',
    'It is okay to cover my ears when the crackers bang.',
    /presents/,
  ],
  [
    'Flying to Winnipeg on two planes to see the doctor',
    'flying-on-a-plane',
    'I am flying to Winnipeg on two planes to see the doctor.',
    /story is about/,
  ],
  [
    'a man called Alun has died and his room is empty',
    'when-someone-dies',
    'A man called Alun has died. His room is empty.',
    /my room/,
  ],
  [
    'nits. have to comb it every other day for 2 weeks and he hates it',
    'head-lice',
    'We comb my hair every other day for 2 weeks.',
    /hates/,
  ],
  [
    'his teacher Miss Byrne is off having a baby from monday, mr Lund is taking the class till summer',
    'my-teacher-has-a-baby',
    'Mr Lund is taking the class until summer.',
    /cancelled/,
  ],
  [
    'brother Luca gets to stay up later because hes 13, he thinks its unfair',
    'not-yet-for-my-age',
    'My brother Luca gets to stay up later.',
    /thinks/,
  ],
  [
    'they changed the box of his nuggets, its the same nuggets inside',
    'when-the-packet-looks-different',
    'the food inside is the same',
    /often the same/,
  ],
  [
    'loosing at uno, he chucks the cards and cries',
    'losing-a-game',
    'The cards stay on the table.',
    /chuck|\bcry\b/,
  ],
  ['trying new food. only eats beige', 'trying-a-new-food', 'new food', /beige/],
  [
    'hand dryers in public toilets he wont go in anywhere now',
    'the-hand-dryer',
    'hand dryers in public toilets',
    /I will not go/,
  ],
  [
    "periods. it might start soon, what to do if at school. she'd go to Mrs Whitlock in the medical room",
    'my-period-at-school',
    'My period might start soon. I would go to Mrs Whitlock in the medical room.',
    /^It might/,
  ],
])('[SW133] "%s" is told in whole sentences (%s)', (about, id, sentence, wrong) => {
  const girl = /\bshe\b/.test(about) && id === 'my-period-at-school';
  const text = textOf(about, {
    nearest: sureOf(id),
    gender: girl ? 'Female' : 'Male',
    age: girl ? '11' : '8',
    ...(id === 'my-exam-in-another-room' ? { age: '10' } : {}),
  });
  expect(text.replace(/\n+/g, ' ').toLowerCase()).toContain(sentence.toLowerCase());
  expect(text).not.toMatch(wrong);
});

test('[SW133] [SW147] what no sentence says without a doubt who is meant is named', () => {
  const about = 'grandads got dementia he calls him by my name sometimes';
  const nearest = sureOf('when-a-grandparent-has-dementia');
  expect(telling(about, { nearest, age: '16' })).toMatchObject({
    is: 'told',
    leftOut: [expect.stringContaining('he calls him by my name')],
  });
});

test('[SW133] [SW134] who does it is told, and a small part is named', () => {
  const told = telling('PIP assessment on phone, lady asks questions, mum can answer for her', {
    nearest: sureOf('a-phone-call-about-benefits'),
    gender: 'Female',
    age: '16',
  });
  expect(told).toMatchObject({ is: 'told', leftOut: ['lady asks questions'] });
  expect(told.is === 'told' && told.story.text).toContain('Mum can answer for {child}.');
});

test('[SW133] whoever is out of prison is told in no story in prison', () => {
  const nearest = sureOf('a-parent-in-prison');
  const asks = askedOf('dad is out of prison tuesday, meeting him at the contact centre not our house', {
    nearest,
  });
  expect(asks.choices).toEqual([]);
});
