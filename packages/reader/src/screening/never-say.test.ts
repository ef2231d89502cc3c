import { expect, test } from 'vitest';
import { findInventedDoses } from './doses.ts';
import { affirmed, findLanguage } from './language.ts';
import { findUnsafe } from './never-say.ts';
import fixtures from './testing/safety-fixtures.json' with { type: 'json' };

test.each(fixtures.never_say.map(([text, want]) => [String(text), Number(want)] as const))(
  '[SC6] %s → %d',
  (text, want) => {
    const found = findUnsafe(text).length + findInventedDoses(text, '').length;
    expect(found > 0 ? 1 : 0).toBe(want);
  },
);

test.each([
  'Lock him in his room until he is quiet.',
  'Take away her talker when she shouts.',
  'You can wean him off the tablets.',
  'Three bites before he may leave the table.',
  'Practise eye contact every day.',
  'Leave him alone in the bath for ten minutes.',
])('[SC6] found in plain words: %s', (text) => {
  expect(findUnsafe(text)).not.toEqual([]);
});

test.each([
  'Never lock him in his room.',
  'Do not practise eye contact; it is not a goal.',
  'Ask the doctor before you change the dose.',
  'Restraint is dangerous and frightens children.',
  'Strap him into the car seat as usual.',
])('[SC6] good advice passes: %s', (text) => {
  expect(findUnsafe(text)).toEqual([]);
});

test.each([
  ['Give 3 mg at bedtime.', '', 1],
  ['He takes melatonin 3 mg at bedtime.', 'Melatonin 3mg, evening', 0],
  ['He takes melatonin 5 mg at bedtime.', 'Melatonin 3mg, evening', 1],
  ['Two drops under the tongue before bed.', '', 1],
  ['Pour 200 ml of water into the bottle.', '', 0],
  ['Give 10 ml of the syrup.', '', 1],
  ['Give a 150 ml drink with each meal.', '', 0],
  ['Offer 100 ml before bed if he is thirsty.', '', 0],
  ['Put two tablets with games and devices in the bag.', '', 0],
  ['Three drops of food colouring make the slime blue.', '', 0],
  ['One spoonful, swallow, rest', '', 0],
  ['A copy of the prescription, and a letter for any liquids over 100 ml', '', 0],
  ['Heat two tablespoons of oil, then take the pan off the hob.', '', 0],
  ['To hide the taste of medicine, use a spoonful of something that is not one of his staple foods.', '', 0],
  ['Give two teaspoons of the medicine after lunch.', '', 1],
  ['Give her a teaspoon of castor oil at bedtime.', '', 1],
  ['The syrup is calming: two teaspoons at night.', '', 1],
  ['There are sprinkles and a tablet of the same medicine.', '', 0],
  ['Give him a tablet before bed.', '', 1],
  ['A tablet of his medicine every evening.', '', 1],
  ['| Vitamin D | 10 micrograms daily |', '', 0],
  ['Vitamin D: 100 micrograms daily', '', 1],
  ['Zinc: 10 micrograms daily', '', 1],
])('[SC7] %s with medicines "%s" → %d', (text, medicines, want) => {
  expect(findInventedDoses(text, medicines).length > 0 ? 1 : 0).toBe(want);
});

test('[SC7] what is on the spoon may stand in the sentence before', () => {
  expect(findInventedDoses('Two spoonfuls will do.', '', 'Melatonin comes as a liquid.')).toHaveLength(1);
  expect(findInventedDoses('Two spoonfuls will do.', '', 'The soup is warm.')).toEqual([]);
});

test.each([
  ['A tantrum in the shop', 'A meltdown in the shop'],
  ['Tantrums happen', 'Meltdowns happen'],
  ['children with special needs', 'children with support needs'],
  ['He suffers from autism.', 'He is autistic.'],
  ['high-functioning autism', 'autism'],
  ['obsessed with trains', 'deeply interested in trains'],
])('[SC8] %s → %s', (text, kinder) => {
  expect(affirmed(text, '')).toBe(kinder);
});

test('[SC8] words of the family and quotations are kept', () => {
  expect(affirmed('His tantrums pass.', 'tantrums in shops')).toBe('His tantrums pass.');
  expect(affirmed('Grandma says "just a tantrum" and sighs.', '')).toBe(
    'Grandma says "just a tantrum" and sighs.',
  );
});

test('[SC8] a slur is a hard finding even when quoted', () => {
  expect(findLanguage('They called him "retarded".', '')[0]?.severity).toBe('block');
});
