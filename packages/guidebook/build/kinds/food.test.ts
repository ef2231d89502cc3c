import { expect, test } from 'vitest';
import { readEntry } from '../compile.ts';
import { offeredFoodKind } from './food.ts';

const table = (row: string) =>
  readEntry(
    offeredFoodKind,
    'everyday.md',
    `---\ntitle: Foods\n---\n\n## Foods\n\n| Food | Holds | Meals |\n|---|---|---|\n| tomato pieces | – | side, snack |\n${row}\n`,
  );

test('a table gives its rows', () => {
  expect(table('| rice cakes | carb | snack |')).toHaveProperty('entry.rows', [
    { name: 'tomato pieces', has: [], meal: ['side', 'snack'] },
    { name: 'rice cakes', has: ['carb'], meal: ['snack'] },
  ]);
});

test.each(['| rice cakes | carbs | snack |', '| rice cakes | carb |', '|  | carb | snack |'])(
  'a row that is none has its line: %s',
  (row) => {
    expect(table(row)).toHaveProperty('problems.0.line', 10);
  },
);
