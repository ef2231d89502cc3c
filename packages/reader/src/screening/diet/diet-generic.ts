import conflicts from './diet-conflicts.json' with { type: 'json' };
import { dishesOnlyAgainst } from './diet-dishes.ts';
import table from './diet-generic.json' with { type: 'json' };

// Words for food that can be made to fit a diet, and the words by which a text says that it is.

const lists = table.generic as Record<string, readonly string[]>;
const specific = new RegExp(table.specific, 'iu');
const made = new RegExp(table.made, 'iu');
/** What one rule takes over from others. */
const partsOf: Record<string, readonly string[]> = {
  Vegan: ['Vegetarian', 'Dairy-Free', 'No Eggs', 'Vegan'],
};
/** Besides the words that stand before a food ("gluten-free flour"). */
const claims: Record<string, string> = {
  'Gluten-Free': 'c(?:o)?eliacs?|(?:free from|free of|without|no):? (?:[a-z]+,? (?:and |or )?){0,2}gluten',
  'Dairy-Free': '(?:free from|free of|without|no):? (?:[a-z]+,? (?:and |or )?){0,2}(?:dairy|milk)',
  'No Eggs': '(?:free from|free of|without|no):? (?:[a-z]+,? (?:and |or )?){0,2}eggs?',
  Vegetarian: 'vegetarians|vegans',
  Vegan: 'vegans',
  Halal: '',
  Kosher: '',
};

/** The terms of a rule that name no forbidden thing by themselves. */
export function genericTerms(name: string): ReadonlySet<string> {
  const listed = (partsOf[name] ?? [name]).flatMap((part) => lists[part] ?? []);
  const dishes = Object.hasOwn(claims, name) ? dishesOnlyAgainst(name, ['milk', 'egg', 'gluten']) : [];
  // A sausage without milk is still a sausage.
  const flesh = new Set<string>(name === 'Vegan' ? conflicts.restrictions.Vegetarian.block : []);
  const fitting = listed.filter((term) => !flesh.has(term));
  return new Set([...fitting, ...dishes.filter((dish) => made.test(dish) && !specific.test(dish))]);
}

/** How a text says that it fits; null for a rule whose words are never taken back, such as an allergy to nuts. */
export function claimOf(name: string, modifier: string | undefined): RegExp | null {
  if (modifier === undefined || !Object.hasOwn(claims, name)) return null;
  return new RegExp(`\\b(?:${[modifier, claims[name]].filter(Boolean).join('|')})\\b`, 'iu');
}
