// Foods by what they hold, and the diet rules of the profile form. Diets are the family's rule, never a treatment for autism
// (NICE CG170). Written in content/en; tags err on the strict side: a food that often holds something counts as holding it.
import { type DietRestriction, dietRestrictions } from '@calmbridge/domain/child/options';

export const foodTags = [
  'gluten',
  'dairy',
  'egg',
  'peanut',
  'treenut',
  'soy',
  'shellfish',
  'fish',
  'sesame',
  'meat',
  'redmeat',
  'pork',
  'sugar',
  'fodmap',
  'carb',
  'colour',
  'corn',
  'honey',
  'rennet',
  'gelatin',
  'bread',
  'coconut',
  'hard',
] as const;
export type FoodTag = (typeof foodTags)[number];

export const meals = ['breakfast', 'main', 'protein', 'side', 'snack'] as const;
export type Meal = (typeof meals)[number];

export type OfferedFood = { name: string; has: readonly FoodTag[]; meal: readonly Meal[] };

/** Words for foods in a carer's text. `has` decides whether a diet rule is touched. */
export type FoodWords = { words: readonly string[]; has: readonly FoodTag[] };

type RuledDiet = Exclude<DietRestriction, 'NKA (No Known Allergies)' | 'Other'>;
const hasRule = (diet: DietRestriction): diet is RuledDiet =>
  diet !== 'NKA (No Known Allergies)' && diet !== 'Other';
export const dietsWithRule = dietRestrictions.filter(hasRule);

export type DietRule = {
  id: string;
  diet: RuledDiet;
  tags: readonly FoodTag[];
  /** Put before a food to name the kind that fits. */
  kind: string;
  avoid: readonly string[];
  label: string;
  watch: string;
};
