// The diet rules of the profile form: what each keeps off the plate, in a carer's words. Diets are the family's rule,
// never a treatment for autism (NICE CG170).
import type { DietRestriction } from '@calmbridge/domain/child/options';
import type { FoodTag } from './foods.ts';

export type DietRule = {
  tags: readonly FoodTag[];
  /** Put before a food to name the kind that fits; empty where no such kind is sold. */
  kind: string;
  avoid: readonly string[];
  label: string;
  watch: string;
};

export const dietRules: Record<Exclude<DietRestriction, 'NKA (No Known Allergies)' | 'Other'>, DietRule> = {
  'Gluten-Free': {
    tags: ['gluten', 'bread'],
    kind: 'gluten-free',
    avoid: ['wheat bread', 'pasta', 'couscous', 'biscuits', 'soy sauce', 'breaded nuggets'],
    label: 'wheat, barley, rye and malt',
    watch: 'fibre, iron and B vitamins',
  },
  'Dairy-Free': {
    tags: ['dairy', 'rennet'],
    kind: 'dairy-free',
    avoid: ['milk', 'cheese', 'butter', 'yogurt', 'cream', 'lactose-free milk'],
    label: 'milk, whey and casein',
    watch: 'calcium, iodine and vitamin D',
  },
  'No Peanuts': {
    tags: ['peanut'],
    kind: 'peanut-free',
    avoid: ['peanuts', 'peanut butter', 'satay', 'mixed nuts'],
    label: 'peanut, groundnut and arachis oil',
    watch: 'nothing extra, if the rest is varied',
  },
  'No Tree Nuts': {
    tags: ['treenut', 'coconut'],
    kind: 'nut-free',
    avoid: ['almonds', 'cashews', 'walnuts', 'hazelnut spread', 'marzipan'],
    label: 'almond, cashew, hazelnut, walnut and pecan',
    watch: 'nothing extra, if the rest is varied',
  },
  'No Soy': {
    tags: ['soy', 'bread'],
    kind: 'soy-free',
    avoid: ['tofu', 'soy sauce', 'edamame', 'miso'],
    label: 'soy, soya and lecithin',
    watch: 'protein',
  },
  'No Eggs': {
    tags: ['egg'],
    kind: 'egg-free',
    avoid: ['eggs', 'omelette', 'mayonnaise', 'meringue', 'custard'],
    label: 'egg, albumen and mayonnaise',
    watch: 'choline and protein',
  },
  'No Shellfish': {
    tags: ['shellfish'],
    kind: 'shellfish-free',
    avoid: ['prawns', 'crab', 'mussels', 'squid'],
    label: 'crustaceans and molluscs',
    watch: 'nothing extra, if the rest is varied',
  },
  'No Artificial Colors/Flavors': {
    tags: ['colour'],
    kind: 'additive-free',
    avoid: ['coloured sweets', 'fizzy drinks with dyes', 'bright icing'],
    label: 'E102, E104, E110, E122, E124 and E129',
    watch: 'nothing extra; ask the pharmacist about coloured syrups',
  },
  'Low Sugar': {
    tags: ['sugar', 'honey'],
    kind: 'no-added-sugar',
    avoid: ['sweets', 'soda', 'cake', 'honey', 'jam', 'syrup'],
    label: 'sugar, glucose and syrup',
    watch: 'enough energy at each meal',
  },
  'No Red Meat': {
    tags: ['redmeat', 'pork', 'gelatin'],
    kind: 'turkey or vegetarian',
    avoid: ['beef', 'lamb', 'pork', 'ham', 'sausages'],
    label: 'beef, pork, lamb and gelatin',
    watch: 'iron and B12',
  },
  Vegetarian: {
    tags: ['meat', 'redmeat', 'pork', 'fish', 'shellfish', 'gelatin', 'rennet'],
    kind: 'vegetarian',
    avoid: ['meat', 'fish', 'gelatin', 'ham', 'chicken stock'],
    label: 'gelatin, rennet and meat stock',
    watch: 'iron, B12 and zinc',
  },
  Vegan: {
    tags: [
      'meat',
      'redmeat',
      'pork',
      'fish',
      'shellfish',
      'dairy',
      'egg',
      'honey',
      'gelatin',
      'rennet',
      'bread',
    ],
    kind: 'vegan',
    avoid: ['meat', 'fish', 'milk', 'cheese', 'eggs', 'honey'],
    label: 'milk powder, egg, honey and gelatin',
    watch: 'B12, iron, iodine, calcium and vitamin D',
  },
  Ketogenic: {
    tags: ['carb', 'sugar', 'honey', 'corn'],
    kind: 'keto',
    avoid: ['bread', 'rice', 'potato', 'fruit juice', 'sugar'],
    label: 'carbohydrate and sugar, also in syrups',
    watch: 'everything: the ketogenic team sets it',
  },
  'Low FODMAP': {
    tags: ['fodmap', 'honey', 'bread'],
    kind: 'low-FODMAP',
    avoid: ['onion', 'garlic', 'apple', 'pear', 'honey', 'wheat bread'],
    label: 'onion and garlic powder, inulin and sorbitol',
    watch: 'fibre and calcium, with the dietitian in charge',
  },
  Halal: {
    tags: ['pork', 'gelatin', 'rennet'],
    kind: 'halal',
    avoid: ['pork', 'ham', 'lard', 'alcohol in sauces'],
    label: 'gelatin, rennet and alcohol',
    watch: 'nothing extra',
  },
  Kosher: {
    tags: ['pork', 'shellfish', 'gelatin', 'rennet'],
    kind: 'kosher',
    avoid: ['pork', 'shellfish', 'meat together with dairy'],
    label: 'gelatin, rennet and a kosher mark',
    watch: 'nothing extra',
  },
};

/** Words in the allergies or notes text that mean a rule of the form. */
export const allergyWords: ReadonlyArray<readonly [word: RegExp, rule: keyof typeof dietRules]> = [
  [/\b(?:milk|dairy|lactose|cmpa|casein|whey|cheese)\b/i, 'Dairy-Free'],
  [/\b(?:wheat|gluten|c(?:o?)eliac|barley|rye)\b/i, 'Gluten-Free'],
  [/\b(?:peanuts?|groundnuts?|nuts?)\b/i, 'No Peanuts'],
  [/\b(?:tree[ -]?nuts?|nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?)\b/i, 'No Tree Nuts'],
  [/\bsoya?\b/i, 'No Soy'],
  [/\beggs?\b/i, 'No Eggs'],
  [/\b(?:shell ?fish|prawns?|shrimps?|crabs?|crustaceans?|molluscs?|lobster)\b/i, 'No Shellfish'],
  [/\b(?:food dyes?|food colou?ring|red 40|tartrazine|artificial)\b/i, 'No Artificial Colors/Flavors'],
];
/** Allergens outside the form's list that have a food tag of their own. */
export const extraAllergens: ReadonlyArray<readonly [word: RegExp, tag: FoodTag]> = [
  [/\bsesame\b/i, 'sesame'],
  [/\bfish\b/i, 'fish'],
  [/\b(?:corn|maize)\b/i, 'corn'],
  [/\bcoconut\b/i, 'coconut'],
];
