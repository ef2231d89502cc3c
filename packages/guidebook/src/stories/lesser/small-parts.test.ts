import { expect, test } from 'vitest';
import { sureOf, telling, textOf } from '../testing/story-test-kit.ts';

test.each([
  [
    'Bus driver Mr Ray retired. New driver is a lady named Miss Tonya. Same bus number 14',
    'a-different-driver-today',
    /^Our bus driver Mr Ray retired\. The new driver is called Miss Tonya\. It is the same bus with the number 14\./,
  ],
  ['going to respite on Friday, staff awake all night', 'a-respite-stay', /The staff are awake all night\./],
  ['Lice treatment tonight. comb takes ages', 'head-lice', /The comb takes a long time\./],
  ['Chinese New Year, Uncle give red envelope', 'lunar-new-year', /Uncle gives a red envelope\./],
  [
    'one new food on other plate, no need to eat, only look or touch',
    'trying-a-new-food',
    /I do not have to eat\./,
  ],
  [
    "Two houses now. Thursday and Friday at Daddy's flat",
    'living-in-two-homes',
    /I am at Daddy's flat on Thursday and Friday\./,
  ],
  [
    'Supply teacher on Monday and Tuesday',
    'a-day-with-a-new-teacher',
    /There is a supply teacher on Monday and Tuesday\./,
  ],
  [
    "Tesco have changed the chicken nuggets packet but they're the same nuggets",
    'when-the-packet-looks-different',
    /The nuggets are the same\./,
  ],
  [
    'bonfire night. can watch from nanas bedroom window',
    'bonfire-night',
    /I can watch from Nana's bedroom window\./,
  ],
  ["Dad's working away on the rigs", 'a-parent-works-far-away', /^Dad is working away on the rigs\./],
])('[SW136] "%s" is told in whole sentences', (about, id, says) =>
  expect(textOf(about, { nearest: sureOf(id) })).toMatch(says),
);

test('[SW137] magpies are called magpies', () => {
  const text = textOf('magpie swooping season', { nearest: sureOf('wild-animals-need-space') });
  expect(text).toContain('I see the magpie and stop.');
  expect(text).not.toMatch(/sting|the animal\b/);
});

test.each([
  ['Tornado siren goes off on Wednesday, its only a test', 'a-tornado-warning'],
  ['getting teeth pulled before braces', 'getting-braces'],
])('[SW137] "%s" is no such event', (about, id) =>
  expect(telling(about, { nearest: sureOf(id) })).not.toMatchObject({ scene: id }),
);

test('[SW138] of two sure scenes the one that holds the whole line is told', () => {
  const nearest = ['security-at-the-airport', 'flying-on-a-plane'].map((id) => ({ id, chance: 0.84 }));
  expect(telling('plane to Florida, taking shoes off at security', { nearest })).toMatchObject({
    scene: 'security-at-the-airport',
    leftOut: [],
  });
});

test('[SW138] a period is private and no secret', () => {
  const about = 'starting her periods. what pads are for, and that its private but not a secret';
  expect(
    telling(about, { nearest: sureOf('when-my-period-comes'), gender: 'Female', age: '11' }),
  ).toMatchObject({
    scene: 'when-my-period-comes',
  });
});

test('[SW134] a condition that no sentence holds is named', () => {
  const about = 'school disco on Friday, I can come in if he needs me';
  const told = telling(about, { nearest: sureOf('the-school-dance') });
  expect(told.is === 'asks' || told.leftOut?.includes('I can come in if he needs me')).toBe(true);
});

test.each([
  ['going to Spain for summer', 'a-trip-away-from-home', /for summer\./],
  ['haircut at barbershop with the clippers', 'getting-a-haircut', /at the barbershop/],
  ['fire alarm test on Wednesdays at 10', 'a-test-of-the-alarm', /There is a fire alarm test/],
])('[SW136] "%s" has its small words', (about, id, says) =>
  expect(textOf(about, { nearest: sureOf(id) })).toMatch(says),
);

test('[SW134] how the child feels of it is named, and no question is about it', () => {
  const nearest = sureOf('a-visit-to-the-dentist');
  expect(telling("dentist on Monday, she's terrified", { nearest, gender: 'Female' })).toMatchObject({
    is: 'told',
    leftOut: ["she's terrified"],
  });
});
