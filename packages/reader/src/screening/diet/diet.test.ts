import type { DietRestriction } from '@calmbridge/domain/child/options';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDietConflicts, isContradictory } from './diet.ts';
import dishes from './diet-dishes.json' with { type: 'json' };
import fixtures from './testing/diet-fixtures.json' with { type: 'json' };

const facts = (diet: DietRestriction[], allergies = '', age = '') => ({
  dietRestrictions: diet,
  allergies,
  age,
});
const worst = (text: string, diet: DietRestriction[], allergies = '', age = '') => {
  const flags = findDietConflicts(text, facts(diet, allergies, age));
  return flags.some((flag) => flag.severity === 'block') ? 'block' : flags.length > 0 ? 'warn' : 'ok';
};

test('[SC1] [SC2] all fixtures of the diet table are read as they say', () => {
  const wrong = fixtures.diet.filter(
    ([diet, text, want]) => worst(text as string, [diet as DietRestriction]) !== want,
  );
  expect(wrong).toEqual([]);
});

test('[SC1] a conflict names the food and the restriction, and where it stands', () => {
  const text = 'For lunch, offer grilled cheese.';
  const [flag] = findDietConflicts(text, facts(['Dairy-Free']));
  expect(flag).toMatchObject({
    rule: 'diet/dairy-free',
    severity: 'block',
    why: 'mentions grilled cheese; this profile is dairy-free',
  });
  expect(text.slice(...(flag?.at ?? [0, 0]))).toBe('grilled cheese');
});

test.each([
  ['Snacks: apple, cheese cubes, rice cakes.', 'block'],
  ['Foods to avoid: milk, cheese, butter.', 'ok'],
  ['## Foods to avoid\n- milk\n- cheese\n\n## Snack ideas\n- yogurt', 'block'],
  ['| Offer | Avoid |\n|---|---|\n| oat milk | milk |', 'ok'],
  ['| Offer | Avoid |\n|---|---|\n| cheese | peas |', 'block'],
  ["Don't forget the cheese.", 'block'],
  ['There is no need to avoid milk.', 'block'],
  ['No problem: give him yogurt.', 'block'],
  ['She loves the cheese plant in the hall.', 'ok'],
  ['He should never have milk, cheese or ice cream.', 'ok'],
  ['Milk is not allowed.', 'ok'],
  ['Cheese-free pizza with vegan mozzarella: check the label.', 'ok'],
])('[SC2] dairy-free: %s → %s', (text, want) => {
  expect(worst(text, ['Dairy-Free'])).toBe(want);
});

test.each([
  ['peanuts', 'Try peanut butter on toast.', 'block'],
  ['Severe nut allergy, carries EpiPen', 'A handful of almonds after school.', 'block'],
  ['eggs and sesame', 'Dip carrots in tahini.', 'block'],
  ['strawberries', 'Offer strawberries with breakfast.', 'block'],
  ['allergic to tomatoes', 'Serve pasta with tomato.', 'block'],
  ['pollen, cats, penicillin', 'Offer milk, eggs and peanuts.', 'ok'],
  ['none', 'Offer milk, eggs and peanuts.', 'ok'],
  ['outgrew milk allergy', 'Offer milk.', 'ok'],
  ['No known allergies', 'Offer milk.', 'ok'],
])('[SC3] allergies "%s": %s → %s', (allergies, text, want) => {
  expect(worst(text, [], allergies)).toBe(want);
});

test('[SC3] "Other" reads what the carer forbids in words', () => {
  const read = (text: string) =>
    findDietConflicts(text, { ...facts(['Other']), notes: 'No mushrooms or coconut please' });
  expect(read('Offer mushrooms with rice.')).toHaveLength(1);
  expect(read('Offer rice.')).toEqual([]);
});

test('[SC4] whole grapes are a warning at three, not at eight, and not when quartered', () => {
  expect(worst('Offer grapes as a snack.', [], '', '3')).toBe('warn');
  expect(worst('Offer grapes as a snack.', [], '', '8')).toBe('ok');
  expect(worst('Offer grapes, cut lengthways into quarters.', [], '', '3')).toBe('ok');
});

test('[SC5] no known allergies beside an allergy is a contradiction', () => {
  expect(isContradictory(facts(['NKA (No Known Allergies)'], 'peanuts'))).toBe(true);
  expect(isContradictory(facts(['NKA (No Known Allergies)'], 'none'))).toBe(false);
  expect(worst('Offer peanuts.', ['NKA (No Known Allergies)'], 'peanuts')).toBe('block');
});

test('[SC1] every place is inside the text, whatever the text', () => {
  const food = fc.constantFrom(
    'milk',
    'cheese',
    'avoid',
    'without',
    ',',
    '\n',
    '- ',
    '| ',
    ': ',
    'oat milk',
    'bread',
    'free',
    '. ',
    '🙂',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(food, fc.string()), { maxLength: 40 }), (parts) => {
      const text = parts.join(' ');
      for (const flag of findDietConflicts(
        text,
        facts(['Dairy-Free', 'Gluten-Free', 'Kosher'], 'soy', '3'),
      )) {
        expect(flag.at[0]).toBeGreaterThanOrEqual(0);
        expect(flag.at[1]).toBeLessThanOrEqual(text.length);
        expect(flag.at[0]).toBeLessThan(flag.at[1]);
      }
    }),
    { numRuns: 150 },
  );
});

test('[SC2] the verbs "roll" and "wrap" are not foods, also beside feeding', () => {
  for (const text of ['Build, feed the doll, roll the ball.', 'Feed the bear, then wrap it in a towel.'])
    expect(worst(text, ['Gluten-Free'])).toBe('ok');
  expect(worst('Feed the ducks, then eat a roll.', ['Gluten-Free'])).toBe('block');
});

test('[SC2] whatever is listed after "avoid" is not flagged', () => {
  const foods = fc.uniqueArray(
    fc.constantFrom('milk', 'cheese', 'butter', 'yogurt', 'cream', 'ice cream', 'custard'),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(foods, (list) => {
      expect(worst(`Avoid ${list.join(', ')}.`, ['Dairy-Free'])).toBe('ok');
    }),
  );
});

test.each([
  ['Offer the stuffed rabbit at bedtime.', []],
  ['Pack the toy lamb and a snack.', []],
  ['Let {child} hold the cuddly duck during dinner.', []],
  ['Serve stuffed rabbit for dinner.', ['rabbit']],
  ['Offer roast lamb.', ['roast lamb']],
])('[SC2] an animal to hold is no food: %s', (text, found) => {
  const flags = findDietConflicts(text, { dietRestrictions: ['Vegetarian'], allergies: '', age: '7' });
  expect(flags.map((flag) => flag.found)).toEqual(found);
});

test.each([
  ['Dairy-Free', 'He has a rabbit called Toffee. Toffee sleeps in the shed.'],
  ['Dairy-Free', 'Let Fudge the cat sit with her at snack time.'],
  ['Dairy-Free', 'Serve his toast with jam and no butter on his toast.'],
  ['Dairy-Free', 'Offer rice cream, an oat drink or a coconut yoghurt after lunch.'],
  ['Dairy-Free', 'His sister has ice cream; he has a fruit lolly.'],
  ['Dairy-Free', 'Stack the empty yoghurt pots after dinner.'],
  ['Halal', 'Do three bear crawls before breakfast.'],
  ['Vegetarian', 'Do three bear crawls before breakfast.'],
  ['No Eggs', 'The egg-and-spoon race comes before lunch.'],
  ['Vegetarian', 'Watch the fish in the tank while you wait for the food.'],
  ['Vegetarian', 'Eat your snack beside the fish in the big tank.'],
  ['No Shellfish', 'Have the picnic food under the crab-apple tree.'],
  ['No Tree Nuts', 'Meet at the walnut tree for a snack.'],
] as const)('[SC2] no food for this child, %s: %s', (diet, text) => {
  expect(findDietConflicts(text, facts([diet]))).toEqual([]);
});

test.each([
  ['Dairy-Free', 'Palak paneer with rice is a calm dinner.'],
  ['Dairy-Free', 'Try khachapuri or rasmalai at the weekend.'],
  ['No Peanuts', 'Gado-gado is colourful and soft.'],
  ['Gluten-Free', 'Offer udon noodles in broth.'],
  ['No Eggs', 'Shakshuka is easy to share.'],
  ['No Tree Nuts', 'A small piece of baklava after tea.'],
  ['Halal', 'Spaghetti carbonara is his favourite.'],
  ['Kosher', 'Moules marinière on Friday.'],
  ['Vegetarian', 'Rogan josh with rice.'],
  ['Vegan', 'A bowl of kulfi in the garden.'],
  ['No Soy', 'Serve miso soup first.'],
  ['No Shellfish', 'Offer laksa for lunch.'],
  ['No Red Meat', 'Bobotie with rice for dinner.'],
] as const)('[SC43] a dish that is known to hold it, %s: %s', (diet, text) => {
  expect(worst(text, [diet])).toBe('block');
});

test('[SC43] 1,500 dishes and more, each once, each with known contents', () => {
  const names = Object.values(dishes.dishes).flat();
  expect(names.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.filter((name) => name !== name.trim() || name.length < 3)).toEqual([]);
  for (const contents of Object.keys(dishes.dishes)) {
    const parts = contents.split(' ');
    expect(parts).toEqual(parts.toSorted());
    expect(parts.filter((part) => !dishes.meta.contents.includes(part))).toEqual([]);
  }
});

test('[SC43] every dish is found under the diet that it breaks', () => {
  const diets = { milk: 'Dairy-Free', gluten: 'Gluten-Free', egg: 'No Eggs', peanut: 'No Peanuts' } as const;
  const missed = Object.entries(dishes.dishes).flatMap(([contents, names]) =>
    contents.split(' ').flatMap((content) => {
      if (!Object.hasOwn(diets, content)) return [];
      const diet = diets[content as keyof typeof diets];
      return names
        .filter((name) => worst(`For dinner, serve ${name}.`, [diet]) === 'ok')
        .map((name) => `${diet}: ${name}`);
    }),
  );
  expect(missed).toEqual([]);
});

const pancakes =
  '# Gluten-free, dairy-free pancakes\n\nServes two.\n\n- 150 g flour\n- 250 ml rice drink\n\nStir the milk into the flour. ';

test.each([
  ['Gluten-Free', `${pancakes}Fry each pancake for two minutes.`],
  ['Dairy-Free', `${pancakes}Fry each pancake for two minutes.`],
  ['Vegan', '# Vegan birthday cake\n\nBeat the soya drink and oil. Add the milk to the cake mix.'],
  ['Vegan', "Here's a vegan week of dinners.\n\n- Monday: tomato soup\n- Tuesday: pasta with lentils"],
  ['Halal', '# Halal lunch box ideas\n\n- Chicken wrap\n- Meat samosas'],
  [
    'Gluten-Free',
    '# Fluffy pancakes\n\n*Gluten-free, dairy-free. Serves 4.*\n\n- Stir the flour\n\n## Method\nFry a pancake.',
  ],
  ['Dairy-Free', '# Pancakes\n\n*Gluten-free, dairy-free*\n\nFry a pancake.'],
  ['Gluten-Free', '# Cake\n\nFree from: gluten, dairy\n\nBake the cake.'],
  ['Vegan', 'Dinner: pasta with lentils.'],
  ['Gluten-Free', '# Lunches for a gluten-free diet\n\n- Sandwich'],
  [
    'Halal',
    '## You need\n- 500 g halal mince\n\n## Method\nFry the mince. Add the chicken stock to the meat.',
  ],
  ['Kosher', 'Buy kosher chicken.\n\n## Supper\nServe the chicken with rice.'],
  ['Halal', 'All our meat is halal.\n\n| Mon | Chicken stew |'],
  ['Gluten-Free', 'Everything here is free from gluten.\n\n- Pizza\n- Toast with jam'],
  ['Gluten-Free', '## Lunch\nUse gluten-free flour. Rub the oil into the flour.'],
  ['Dairy-Free', 'Warm the oat drink. Pour the milk over the oats.'],
] as const)('[SC55] what a text says of itself holds for its generic words, %s: %s', (diet, text) => {
  expect(worst(text, [diet])).toBe('ok');
});

test.each([
  ['Gluten-Free', `${pancakes}Add two spoons of wheat bran.`],
  ['Gluten-Free', '# Gluten-free granola\n\n- 200 g couscous'],
  ['Gluten-Free', '# Gluten-free bakes\n\n- 200 g plain flour'],
  ['Dairy-Free', `${pancakes}Fry them in butter.`],
  ['Dairy-Free', '# Dairy-free pancakes\n\nUse whole milk.'],
  ['Vegan', '# Vegan birthday cake\n\nBake with two eggs.'],
  ['Vegan', '# Vegan dinners\n\n- Tuesday: chicken soup'],
  ['Vegan', '# Vegan dinners\n\n- Tuesday: sausages for dinner'],
  ['Halal', '# Halal lunch box ideas\n\n- Ham sandwich'],
  ['Gluten-Free', '## Gluten-free snacks\n- Fruit\n\n## Party table\n- Pizza'],
  ['Gluten-Free', '**Diet:** gluten-free\n\n## Breakfast\nOffer toast with jam.'],
  ['Gluten-Free', '## Gluten-free diet\nOffer toast with jam.'],
  ['Gluten-Free', '# Pancakes (not gluten-free)\n\nStir the flour.'],
  ['Gluten-Free', '# Vegan pancakes\n\nStir the flour.'],
  ['Gluten-Free', '# Pancakes\n\nStir the flour.'],
  ['Gluten-Free', '# Lunch\n\nGluten-free yoghurt and fruit.\n\nOffer toast with jam.'],
  ['Dairy-Free', '# Cheese toasties'],
  ['Vegan', 'Dinner: egg pasta with lentils.'],
  ['Halal', 'Buy halal chicken.\n\nServe pork pie.'],
  ['Kosher', 'Buy kosher chicken.\n\nServe chicken in cheese sauce.'],
  ['Dairy-Free', '## Breakfast\nOat milk with cereal.\n\n## Supper\nA glass of milk.'],
  ['Dairy-Free', 'Peanut butter on rice cakes. Butter on the potato.'],
  ['No Tree Nuts', '# Nut-free snacks\n\n- A handful of almonds'],
] as const)('[SC55] and never for what names the forbidden thing itself, %s: %s', (diet, text) => {
  expect(worst(text, [diet])).toBe('block');
});

test.each([
  ['Gluten-Free', 'Avoid anything made with wheat, barley, rye or malt.'],
  ['Gluten-Free', 'Check every label for wheat, barley and malt.'],
  ['Gluten-Free', 'Gluten is found in wheat, barley and rye.'],
  ['Gluten-Free', 'Soy sauce contains gluten.'],
  ['Gluten-Free', '## Reading labels\n- wheat\n- barley\n- malt extract'],
  ['Gluten-Free', 'Read labels on sauces: barley, wheat and malt extract turn up there.'],
  ['Dairy-Free', 'If the packet says whey or casein, put it back.'],
  ['Gluten-Free', 'Skip anything that lists wheat, barley or malt extract.'],
  ['Dairy-Free', 'After five minutes the soya drink looks like buttermilk.'],
  ['Gluten-Free', 'Play dough at school must be gluten-free.'],
  ['Gluten-Free', 'The bread you buy is labelled gluten free.'],
  ['Gluten-Free', 'The toast must go.'],
  ['Gluten-Free', '"Can he have a little bread?" I am afraid not.'],
  ['Gluten-Free', '200 g flour (gluten-free)'],
  ['Dairy-Free', 'Read every label, as milk hides in crisps, bread and sausages.'],
  ['Dairy-Free', 'Some chewables contain lactose or casein.'],
  ['Dairy-Free', "She mustn't have milk, butter or anything with whey in it."],
  ['No Eggs', "She mustn't have egg, and that includes mayonnaise and meringue for lunch."],
  ['No Shellfish', 'At home, shrimp, crab and oyster sauce are off the menu.'],
  ['Dairy-Free', "Yoghurt painting isn't for her."],
  ['Dairy-Free', '- **Allergy:** cow’s milk protein'],
  ['No Eggs', 'Food. No eggs: mayonnaise, meringue, quiche.'],
  ['Dairy-Free', '| Avoid | milk, cheese |'],
  ['Vegan', 'Ask the pharmacist whether the gummies contain gelatine.'],
  ['Vegan', 'Omega-3 comes from rapeseed oil and ground flax.'],
] as const)('[SC2] what is avoided, looked for or asked about is not offered, %s: %s', (diet, text) => {
  expect(worst(text, [diet])).toBe('ok');
});

test('[SC2] meat and milk that are kept apart are no dish', () => {
  expect(worst('Keep meat and milk apart.', ['Kosher'])).not.toBe('block');
  expect(worst('Stir milk into the beef stew.', ['Kosher'])).toBe('block');
});

test.each([
  ['Gluten-Free', 'Check the cupboard for snacks and offer crackers.'],
  ['Gluten-Free', 'Avoid noise and serve bread with soup.'],
  ['Dairy-Free', 'Read labels together, and offer cheese.'],
  ['Dairy-Free', 'This smoothie contains milk and banana.'],
  ['Dairy-Free', 'How about a cheese toastie?'],
  ['Dairy-Free', '| Avoid | noise |\n| Offer | cheese |'],
  ['Dairy-Free', 'He likes cheese, and noisy rooms are not for him.'],
  ['Dairy-Free', 'Cheese he likes, and games are out.'],
  ['Dairy-Free', 'No rush: cheese and crackers first.'],
  ['Gluten-Free', 'Bread is what he likes, and his spread is gluten-free.'],
] as const)('[SC1] what is offered beside it still is, %s: %s', (diet, text) => {
  expect(worst(text, [diet])).toBe('block');
});

test('[SC1] a word of every sentence beside an allergy is no food', () => {
  for (const allergies of [
    'Cows milk CMPA, not anaphylactic, just explosive nappies',
    'eggs, only if raw, never, for days',
  ])
    expect(
      worst('It is not your fault. Only for him, never in a hurry, and just if he likes.', [], allergies),
    ).toBe('ok');
  expect(worst('Offer jackfruit.', [], 'jackfruit, not severe')).toBe('block');
});

test('[SC1] where the injector is, what a reaction looks like and what is done are no foods', () => {
  for (const allergies of [
    'cashew and pistachio (hives, lip swelling at age 3, epipen at school and in my bag)',
    'Milk (hives, vomiting), EpiPen Jr in nurse office + one in the go bag.',
    'Peanuts. Lay her flat, call 999, tell the doctor. Use the pen in the yellow pouch, then call me',
    'egg - if his lips swell give the antihistamine and ring, outer thigh, hold 3 seconds',
  ])
    expect(
      worst(
        'There is a fire drill at school. We call out, lay our bag flat in front, use quiet hands, and then tell the teacher in the office.',
        [],
        allergies,
      ),
      allergies,
    ).toBe('ok');
  expect(worst('Offer lychee.', [], 'lychee, kiwi (rash). pen in bag')).toBe('block');
  expect(worst('Offer cashews.', [], 'Carries a pen (in her bag) for cashew')).toBe('block');
});
