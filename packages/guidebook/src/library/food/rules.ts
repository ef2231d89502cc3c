import { dietEntries } from '#generated/foods';
import { byKey } from '../by-key.ts';
import { dietsWithRule, type FoodTag } from './food.ts';

/** What each diet of the profile form keeps off the plate, in a carer's words. */
export const dietRules = byKey(dietsWithRule, dietEntries, ({ diet }) => diet);

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
