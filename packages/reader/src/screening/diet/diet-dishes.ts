import table from './diet-dishes.json' with { type: 'json' };

// What dishes and products are usually made with, and which diets that breaks.

type Content =
  | 'milk'
  | 'egg'
  | 'gluten'
  | 'nuts'
  | 'peanut'
  | 'soy'
  | 'fish'
  | 'shellfish'
  | 'sesame'
  | 'pork'
  | 'meat'
  | 'poultry'
  | 'alcohol'
  | 'gelatine'
  | 'honey'
  | 'sugar';

const flesh: readonly Content[] = ['pork', 'meat', 'poultry', 'fish', 'shellfish', 'gelatine'];

const forbidden: Record<string, readonly Content[]> = {
  'Dairy-Free': ['milk'],
  'Gluten-Free': ['gluten'],
  'No Peanuts': ['peanut'],
  'No Tree Nuts': ['nuts'],
  'No Soy': ['soy'],
  'No Eggs': ['egg'],
  'No Shellfish': ['shellfish'],
  'Low Sugar': ['sugar'],
  'No Red Meat': ['pork', 'meat'],
  Vegetarian: flesh,
  Vegan: [...flesh, 'milk', 'egg', 'honey'],
  Halal: ['pork', 'alcohol'],
  Kosher: ['pork', 'shellfish'],
  sesame: ['sesame'],
  fish: ['fish'],
};
/** Made from pork or not: the label says. */
const doubtful: Record<string, readonly Content[]> = { Halal: ['gelatine'], Kosher: ['gelatine'] };

const dishes = Object.entries(table.dishes).map(([contents, names]) => ({
  contents: contents.split(' '),
  names,
}));

const dishesWith = (contents: readonly Content[] | undefined): string[] =>
  dishes
    .filter((group) => contents?.some((content) => group.contents.includes(content)))
    .flatMap((group) => group.names);

/** The dishes that a restriction or an allergen forbids, and those that may not fit. */
export const dishesAgainst = (name: string) => ({
  block: dishesWith(forbidden[name]),
  warn: dishesWith(doubtful[name]),
});

/** Dishes that a restriction forbids for nothing but these contents. */
export const dishesOnlyAgainst = (name: string, contents: readonly Content[]): string[] =>
  dishes
    .filter((group) => {
      const broken = group.contents.filter((content) => forbidden[name]?.includes(content as Content));
      return broken.length > 0 && broken.every((content) => contents.includes(content as Content));
    })
    .flatMap((group) => group.names);

export const allDishes: readonly string[] = dishes.flatMap((group) => group.names);
