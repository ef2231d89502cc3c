// Lines as tired people type them, made ready for a scene that is sure.
import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';
import { withMeant } from './who-is-meant.ts';

const tell = (about: string, scene: string, given: Parameters<typeof textOf>[1] = {}): string =>
  textOf(about, { nearest: sureOf(scene), ...given }).replace(/\s+/g, ' ');

test.each([
  ['losing at games and not throwing the board', 'losing-a-game', 'The board stays on the table.'],
  ['losing at snap and not throwing the cards', 'losing-a-game', 'The cards stay on the table.'],
  ['holding hands in the car park he runs off', 'in-the-car-park', 'I stay close to the adult.'],
  ['standing in the dinner queue and not pushing in', 'in-the-dinner-queue', 'I wait in the line.'],
])('[SW92] what the child is to stop is told as what is done instead: %s', (about, scene, instead) => {
  const text = tell(about, scene);
  expect(text).toContain(instead);
  expect(text).not.toMatch(/\bthrow|\brun off|\bpush/);
});

test.each([
  ['not biting at nursery', 'teeth-are-for-food', /^Teeth are for food, at nursery/],
  [
    'he hugs everyone even strangers, personal space',
    'space-for-each-person',
    /^This story is about personal space/,
  ],
])('[SW92] a scene that is asked for with what is to stop is told without it: %s', (about, scene, opens) => {
  const text = tell(about, scene);
  expect(text).toMatch(opens);
  expect(text).not.toMatch(/I hug (?:people|everyone)/);
});

test.each([
  [
    'swimming lessons, putting his face in the water',
    'swimming-lessons',
    /I put my face in the water\.(?!.*keep my face out)/,
  ],
  [
    'Blood test at the GP on Wednesday, fasting from the night before',
    'having-a-blood-test',
    /I fast from the night before\./,
  ],
  [
    'using deodorant every morning and having a shower',
    'staying-fresh-with-deodorant',
    /^I use deodorant every morning\. I have a shower\./,
  ],
  ['going to india to see nani for the first time, long flight', 'flying-on-a-plane', /India to see Nani/],
  ['new teacher from Toronto, talks fast', 'a-day-with-a-new-teacher', /My new teacher talks fast\./],
  ['ramadan, mum and dad are fasting', 'ramadan-at-home', /^Mum and Dad are fasting\./],
  [
    'mam and dad living in different houses now, 2 bedrooms',
    'living-in-two-homes',
    /^Mam and Dad are living in different houses now\. There are 2 bedrooms\./,
  ],
  [
    'school camp two nights sleeping in a cabin',
    'a-residential-trip-with-school',
    /It is for two nights\. I sleep in a cabin\./,
  ],
  [
    'supermarket with mum no toys today',
    'shopping-at-the-supermarket',
    /with Mum\. There are no toys today\./,
  ],
  [
    'boiler being replaced no hot water monday',
    'no-hot-water-today',
    /^The boiler is being replaced\. There is no hot water on Monday\./,
  ],
  [
    'trying one bite of a new food, no one will make him eat it all',
    'trying-a-new-food',
    /I do not have to eat it all\./,
  ],
])('[SW93] each part of a hurried line has its sentence: %s', (about, scene, told) => {
  expect(tell(about, scene)).toMatch(told);
});

test.each([
  ['using deoderant every morning', 'staying-fresh-with-deodorant', /deodorant(?!.*deoderant)/],
  ['getting ears peirced on saturday', 'getting-my-ears-pierced', /pierced(?!.*peirced)/],
  ['starting year 7 at hillcrest in september', 'going-to-secondary-school', /at Hillcrest in September/],
  ['moving in to supported living flat', 'moving-into-my-own-place', /in to a supported living flat/],
  [
    'new TA starting monday, mrs hughes is leaving',
    'my-teaching-assistant-leaves',
    /^A new TA is starting on Monday/,
  ],
  ['saying bye bye to dummy', 'goodbye-to-my-dummy-or-bottle', /to my dummy(?!.*bottle)/],
])('[SW94] slips and small words that were left out are put right: %s', (about, scene, told) => {
  expect(tell(about, scene)).toMatch(told);
});

test.each([
  ['diwali crackers are loud what he can do', 'celebrating-diwali', /^Diwali crackers are loud\./],
  ['the bus is late sometimes what to do', 'when-the-bus-is-late', /^The bus is late sometimes\./],
  ['orthodontist says braces next week', 'getting-braces', /^I am getting braces next week\./],
  ['car wash is scary', 'going-through-the-car-wash', /^The car wash may feel scary\./],
])(
  '[SW95] what is asked of us, or was said to the carer, is no part of the story: %s',
  (about, scene, opens) => {
    expect(tell(about, scene)).toMatch(opens);
  },
);

test('[SW96] nobody promises to be there, and an absent teacher does not help', () => {
  expect(tell('fire drill at school', 'the-fire-drill')).toContain('My teacher will try to stay');
  expect(tell('fire drill at school', 'the-fire-drill', { level: 3 })).not.toMatch(/will stay/);
  expect(tell('substitute teacher days', 'a-day-with-a-new-teacher')).not.toMatch(/my teacher/i);
});

test('[SW68] of somebody who is ill "her" is not the girl who is read to', () => {
  const text = tell(
    'nanny is in hospital and we are going in to visit her sunday',
    'visiting-someone-in-hospital',
    {
      gender: 'Female',
    },
  );
  expect(text).toMatch(/^Nanny is in hospital\. We are going in to visit Nanny on Sunday\./);
});

test.each([
  ['Grandma is ill in hospital and the nurses are looking after her', 'looking after Grandma'],
  ['Baby sister is in hospital, the doctors are helping her to breathe', 'helping my baby sister to'],
  ['Mum is having an operation, she has to stay in hospital for two nights', 'operation, Mum has to stay'],
  ['Dad is in prison, he has to stay there', 'prison, Dad has to stay'],
  ['our dog is at the vet, they are looking after him', 'looking after our dog'],
])('[SW68] who was named before the child stays who is meant: %s', (line, meant) => {
  for (const gender of ['f', 'm', null] as const)
    expect(withMeant(line, gender)).toEqual({ line: expect.stringContaining(meant), isUnclear: false });
});

test.each([
  ['Grandad is picking him up from school', 'picking {child} up'],
  ['going to the dentist with Dad, he has to sit in the big chair', ', {child} has to sit'],
  ['Dad is at work and Grandad is picking him up', 'picking {child} up'],
  ['Mum is in hospital, Nan is looking after him', 'looking after {child}'],
])('[SW68] where nobody else can be meant it is the child: %s', (line, meant) => {
  expect(withMeant(line, 'm')).toEqual({ line: expect.stringContaining(meant), isUnclear: false });
});

test.each([
  'Dad is in hospital, Grandad is looking after him',
  'Dad is going to work, he has to stay there all day',
  'my brother is going to a new school, the bus will pick him up',
])('[SW68] where it may be either the carer is asked: %s', (line) => {
  expect(withMeant(line, 'm').isUnclear).toBe(true);
  expect(telling(line, { nearest: sureOf('visiting-someone-in-hospital') }).is).toBe('asks');
});

test('[SW55] who wears glasses buys none', () => {
  expect(tell('wearing his new glasses', 'getting-new-glasses')).not.toMatch(/shop|frames/);
});

test('[SW46] public toilets are at no school', () => {
  expect(tell('hand dryers in public toilets are loud', 'the-hand-dryer')).not.toMatch(/teacher/i);
});

test('a wish alone is the line', () => {
  expect(telling('what to do').is).toBe('asks');
});
