// Foods that a plan may offer and the words carers use for foods, as tables; and the diets of the profile form.
import { z } from 'zod';
import {
  type DietRule,
  dietsWithRule,
  type FoodTag,
  type FoodWords,
  foodTags,
  meals,
  type OfferedFood,
} from '#library/food/food';
import { phrases, plainText, record } from './fields.ts';
import type { Kind } from './kind.ts';

/** "gluten, carb", or "–" where there is nothing to name. */
const listOf = <T extends string>(known: readonly [T, ...T[]]) =>
  z
    .string()
    .transform((cell) => (cell === '–' ? [] : cell.split(',').map((one) => one.trim())))
    .pipe(z.array(z.enum(known)));

const table = <T>(row: z.ZodType<T>) =>
  z
    .array(z.array(z.string()))
    .min(3)
    .transform((rows, ctx) =>
      // The first two rows are the table's head.
      rows.slice(2).flatMap((cells, index) => {
        const read = row.safeParse(cells);
        if (read.success) return [read.data];
        const message = read.error.issues.map((issue) => issue.message).join('; ');
        ctx.issues.push({ code: 'custom', input: cells, path: [index + 2], message });
        return [];
      }),
    );

const holds = listOf<FoodTag>(foodTags);

export type Table<T> = { rows: readonly T[] };

export const offeredFoodKind: Kind<Table<OfferedFood>> = {
  folder: 'foods-offered',
  schema: z
    .strictObject({
      title: plainText,
      ...record,
      Foods: table(
        z.tuple([plainText, holds, listOf(meals)]).transform(([name, has, meal]) => ({ name, has, meal })),
      ),
    })
    .transform((read) => ({ rows: read.Foods })),
};

export const foodWordKind: Kind<Table<FoodWords>> = {
  folder: 'food-words',
  schema: z
    .strictObject({
      title: plainText,
      ...record,
      Words: table(
        z.tuple([plainText, holds]).transform(([words, has]) => ({ words: words.split(', '), has })),
      ),
    })
    .transform((read) => ({ rows: read.Words })),
};

export const dietKind: Kind<Omit<DietRule, 'id'>> = {
  folder: 'diets',
  schema: z
    .strictObject({
      diet: z.enum(dietsWithRule),
      holds: z.array(z.enum(foodTags)).min(1),
      kind: plainText,
      ...record,
      'Keeps off the plate': phrases,
      'Look for on labels': plainText,
      'Watch for': plainText,
    })
    .transform((read) => ({
      diet: read.diet,
      tags: read.holds,
      kind: read.kind,
      avoid: read['Keeps off the plate'],
      label: read['Look for on labels'],
      watch: read['Watch for'],
    })),
};
