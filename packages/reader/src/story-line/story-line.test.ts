import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeOf } from './clause.ts';
import { genderOf } from './people.ts';
import { readStoryLine } from './read-line.ts';
import { softened } from './soften.ts';
import { spelledOut } from './spelled-out.ts';
import { clauseOf, cutTo } from './tell-phrase.ts';
import { tellsOfChild, turnPerson } from './turn-person.ts';

const turned = (text: string, childGender: 'm' | 'f' | 'x' = 'm') => {
  const plain = spelledOut(text);
  return turnPerson(plain, { childGender, others: [], isCarer: tellsOfChild(plain, childGender) });
};

test.each([
  ['he gets in the car and goes to the desk', 'I get in the car and ~go to the desk'],
  ['mum tells him when it is ready', 'mum tells me when it is ready'],
  ['{child} puts his coat on', 'I put my coat on'],
  ['she isnt allowed to bring her tablet', 'I am not allowed to bring my tablet', 'f'],
  ['you put a coin in the locker', 'I put a coin in the locker'],
  ['nobody asked you to pick', 'nobody asked me to pick'],
  ['my son is getting braces', 'I am getting braces'],
  ['her sister is getting a cochlear implant', 'my sister is getting a cochlear implant', 'f'],
  ['granny takes her teeth out at night', 'granny takes her teeth out at night'],
  ['dad is late because he drives at night', 'dad is late because he drives at night'],
  ['grandad is picking him up from school', 'grandad is picking me up from school'],
  ['grandma is in hospital and we visit her', 'grandma is in hospital and we visit her', 'f'],
  ['she has been with him every day', 'she has been with me every day'],
] as [string, string, ('f' | 'm')?][])('[SL1] "%s" is "%s"', (text, told, gender) =>
  expect(turned(text, gender)).toBe(told),
);

test.each([
  'my son goes to nana when I have my operation',
  'my hip operation and him stopping at auntie carols',
  "{child}'s teacher is leaving and he will have Mr Abara",
])('[SL2] "%s" is not told: it is not sure who is meant', (text) => expect(turned(text)).toBeNull());

describe('[SL3] clauses', () => {
  test.each([
    ['the pool is closed', 'fact'],
    ['waiting in line', 'doing'],
    ['get in the car', 'order'],
    ['on Saturday', 'when'],
    ['Dad', 'person'],
    ['a sticker', 'thing'],
    ['why granny sleeps', 'asks'],
    ['the school toilets being closed', 'thing'],
    ['Mummy and Daddy live in two houses now', 'fact'],
    ['my brother and my sister go back to school', 'fact'],
    ['a visit from Nana and Grandad', 'thing'],
  ])('"%s" is %s', (text, shape) => expect(shapeOf(text)).toBe(shape));

  test('a line is parted where a new clause begins', () => {
    const line = readStoryLine('Society lift is under maintenance for 11 days, we will use stairs', 'm');
    expect(line.clauses.map(clauseOf)).toEqual([
      'the society lift is under maintenance for 11 days',
      'we will use stairs',
    ]);
    expect(readStoryLine('the dog went to the vet and got a cone', 'm').clauses).toHaveLength(1);
  });
});

test('[SL4] people, places, times and reasons', () => {
  const line = readStoryLine('mama is going to Dubai next week because of her job', 'm');
  expect(line).toMatchObject({
    who: ['Mama'],
    where: ['Dubai'],
    when: ['next week'],
    why: 'because of her job',
  });
  expect(readStoryLine('sharing a room with his cousin Obinna from Jos', 'm').who).toEqual([
    'my cousin Obinna',
  ]);
  expect(readStoryLine('saying goodbye to Miss Renata', 'm').who).toEqual(['Miss Renata']);
  expect(readStoryLine('access visit with Dad is cancelled', 'm')).toMatchObject({
    what: 'access visit with Dad',
    state: 'cancelled',
  });
});

test('[SL7] a day belongs to what happens in its own clause', () => {
  const { clauses } = readStoryLine('the washing machine broke and the man comes on Tuesday', 'm');
  expect(clauses.map(({ when }) => when)).toEqual([[], ['on Tuesday']]);
});

test.each([
  ['the waves come then they stop', 'the waves come'],
  ["it is not me on Saturday, it is Femi's turn", "it is Femi's turn"],
  ["haircut at daz's, he uses clippers now", "haircut at Daz's"],
])('[SL2] of "%s" only "%s" is told: nobody said who the rest is', (line, told) =>
  expect(readStoryLine(line, null).clauses.map(({ text }) => text)).toEqual([told]),
);

test.each([
  ["the lift at Nana's is broken", 'fact'],
  ['the words exist', 'fact'],
  ['scam telephone calls and people at the door', 'thing'],
])('[SL3] "%s" is %s', (text, shape) => expect(shapeOf(text)).toBe(shape));

test.each([
  ['the TV volume must be low', 'the TV volume is low'],
  ['everyone has to get out', 'people get out'],
  ['we sleep in one tent with everybody', 'we sleep in one tent with other people'],
  ['nobody talks', 'people do not talk'],
  ['it will be open in March', 'it may be open in March'],
  ['the lid will be open', 'the lid will be open'],
  ['Baba will do it in the shop', 'Baba will do it in the shop'],
  ['there is always bread', 'there is usually bread'],
])('[SL5] "%s" is "%s"', (text, soft) => expect(softened(text)).toBe(soft));

test.each([
  ['sunscreen on face', ['sunscreen on my face']],
  ['learning to ride bike', ['learning to ride a bike']],
  [
    'no swimming today, pool closed because of thunder',
    ['there is no swimming today', 'pool is closed because of thunder'],
  ],
  ['earthquake drill at school, get under the desk', ['earthquake drill at school', 'get under the desk']],
  ['taxi too full, music loud', ['taxi is too full', 'music is loud']],
  ['lost his stuffed moose at the park', ['I lost my stuffed moose at the park']],
  ['snow day no school', ['snow day', 'there is no school']],
  ['the dog from next door barks through the fence', ['the dog from next door barks through the fence']],
  ['swimming lesson on Monday, he is 8', ['swimming lesson on Monday']],
])('[SL8] "%s" is read as it is meant', (line, told) =>
  expect(readStoryLine(line, 'm').clauses.map(({ text }) => text)).toEqual(told),
);

test('[SL6] a long clause is cut where it stays whole, or not told', () => {
  expect(cutTo('we go to the leisure centre in Ashby on Saturdays', 8)).toBe(
    'we go to the leisure centre in Ashby',
  );
  expect(cutTo('supercalifragilistic one two three four five', 3)).toBeNull();
});

test('[SL3] no line makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => void readStoryLine(text, 'x')),
    { numRuns: 150 },
  );
});

test.each([
  ['waiting his turn at the dinner tabel', 'waiting his turn at the dinner table'],
  ['without throwing the controler', 'without throwing the controller'],
  ['alot of men are comming untill six', 'a lot of men are coming until six'],
  ['the dairy cows at Angel farm', 'the dairy cows at Angel farm'],
])('[SL9] "%s" is "%s": only a sure slip of the fingers is mended', (text, mended) =>
  expect(spelledOut(text)).toBe(mended),
);

test.each([
  ['Papá', 'm'],
  ['vovó', 'f'],
  ['vovô', 'm'],
] as const)('[SL9] "%s" is somebody, whatever the accent', (word, gender) =>
  expect(genderOf(word)).toBe(gender),
);

test.each([
  "moving from mum and dad's into the shared flat",
  "going to Oma and Opa's for tea",
  'losing at snakes and ladders feels bad',
])('[SL3] one place and one game are one part: %s', (line) =>
  expect(readStoryLine(line, 'f').clauses).toHaveLength(1),
);

test.each([
  ["birthday party at jake's house", "birthday party at Jake's house"],
  ['we fly to ireland', 'we fly to Ireland'],
  ["our cousin leo's wedding", "our cousin Leo's wedding"],
  ['our dog max died', 'our dog Max died'],
  ['a new carer called kerry', 'a new carer called Kerry'],
  ['eye test at specsavers', 'eye test at Specsavers'],
  ['a sandwich in the bath', 'a sandwich in the bath'],
  ['the trip is called off', 'the trip is called off'],
  ['turkey dinner at school', 'turkey dinner at school'],
  ['sleeping at aunty maeves', "sleeping at aunty Maeve's"],
])('[SL10] "%s" is "%s": a name has its capital, however it was typed', (text, named) =>
  expect(spelledOut(text)).toBe(named),
);

test.each([
  ['school trip on thursday packed lunch', 'school trip on thursday, packed lunch'],
  ['ferry on sunday then driving home', 'ferry on sunday, then driving home'],
  ['supply teacher today mrs khan is poorly', 'supply teacher today, mrs khan is poorly'],
  ['respite on friday night first time', 'respite on friday night for the first time'],
  ['camping 2 nights bring own cup', "camping for 2 nights, bring {child}'s own cup"],
  ['the lift is broken we use the stairs', 'the lift is broken, we use the stairs'],
  ['power cut tonight 6 till 8', 'power cut tonight from 6 to 8'],
  ['swimming on friday with dad', 'swimming on friday with dad'],
  ['mum says on monday dad comes', 'mum says on monday dad comes'],
  ['on friday nan comes', 'on friday nan comes'],
])('[SL11] "%s" is "%s": a hurried line is parted behind its day', (text, parted) =>
  expect(spelledOut(text)).toBe(parted),
);

test.each([
  ['nobody has to kiss anyone', 'nobody has to kiss anyone'],
  ['no one needs to dance', 'no one needs to dance'],
  ['the boy has to wait', 'the boy waits'],
])('[SL5] "%s" is "%s": what is left open is no order', (text, told) => expect(softened(text)).toBe(told));

test.each([
  ["Auntie Bev has broken her leg so she can't take him swimming", 'm', 'she cannot take me swimming'],
  ['TA Sarah is off sick and Mrs Bell is with him', 'm', 'Mrs Bell is with me'],
] as const)('[SL12] "%s": the name is theirs, and "him" is the child', (line, gender, said) =>
  expect(readStoryLine(line, gender).clauses.map(({ text }) => text)).toContain(said),
);

test('[SL12] where the name may be a boy, nobody knows who "he" is', () =>
  expect(readStoryLine('Tom is poorly so he is going to the hall', 'm').unread).toHaveLength(1));

test.each([
  ["Tilly's rabbit has to go to the vet", 'f', "Tilly's rabbit has to go to the vet"],
  ["{child}'s hearing aid has stopped working", 'f', 'my hearing aid has stopped working'],
  ['her wobbly tooth came out at school', 'f', 'my wobbly tooth came out at school'],
  ["Dog's dinner is late", 'm', "dog's dinner is late"],
  ['Great Grandma is 100', 'm', 'Great-Grandma is 100'],
] as const)('[SL13] "%s"', (line, gender, said) =>
  expect(readStoryLine(line, gender).clauses[0]?.text).toBe(said),
);
