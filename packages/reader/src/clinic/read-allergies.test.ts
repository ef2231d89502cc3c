import { expect, test } from 'vitest';
import { readAllergies } from './read-allergies.ts';

test.each([
  'none',
  'None known',
  'no known allergies',
  'NKA',
  'none that we know of',
  'no allergies',
  'n/a',
  '',
])('[CM3] nothing is known: %s', (text) => {
  const { allergens, conditions, intolerances, hasInjector } = readAllergies(text);
  expect([allergens, conditions, intolerances, hasInjector]).toEqual([[], [], [], false]);
});

test('[CM3] coeliac disease is a condition, and asks for no injector', () => {
  expect(readAllergies('none known, coeliac disease')).toMatchObject({
    isNoneKnown: true,
    conditions: ['coeliac disease'],
    allergens: [],
    hasInjector: false,
    said: ['none known, coeliac disease'],
  });
});

test('[CM3] allergens, where the injector is, and what else', () => {
  expect(
    readAllergies('peanuts (anaphylaxis), sesame; lactose intolerance. EpiPen in the red bag, kitchen door'),
  ).toMatchObject({
    allergens: ['peanuts (anaphylaxis)', 'sesame'],
    intolerances: ['lactose intolerance'],
    hasInjector: true,
  });
  expect(readAllergies('milk, egg').hasInjector).toBe(false);
  expect(readAllergies('egg, never had anaphylaxis').hasInjector).toBe(false);
});

test('[CM3] what was outgrown is no allergen', () => {
  expect(readAllergies('outgrew egg, still nuts').allergens).toEqual(['still nuts']);
});

test('[CM3] "epi" and a pen are injectors; what to do and how it shows are no allergens', () => {
  const read = readAllergies('bee sting, loratadine straight away + ice, epi in her bag, ring 111');
  expect(read).toMatchObject({ allergens: ['bee sting'], hasInjector: true });
  expect(readAllergies('nuts. Use the pen in the bag').hasInjector).toBe(true);
  expect(readAllergies('hives from strawberries').allergens).toEqual(['hives from strawberries']);
});

test.each([
  ['cashew, Fastjekt in the coat', ['cashew']],
  ['hornets: Anapen at the desk, lie her flat', ['hornets']],
  ['hazelnut - Jext in the red tin', ['hazelnut']],
  ['sesame – EpiPen with his aide, egg: hives', ['sesame', 'egg']],
  ['mango. Mouth gets itchy. Auvi-Q in the tin, use one, ring us', ['mango']],
  ['lupin, Neffy in the fridge door', ['lupin']],
  ['soy, Epipen Jr twice, top shelf', ['soy']],
])('[CM3] an injector by its brand, and never taken for what is not tolerated: %s', (text, allergens) => {
  expect(readAllergies(text)).toMatchObject({ hasInjector: true, allergens });
});

test('[CM3] an injector that is denied is none, by its brand too', () => {
  expect(readAllergies('egg, no Emerade prescribed').hasInjector).toBe(false);
});

test('[CM3] what is denied beside an allergen makes no intolerance of it', () => {
  const { allergens, intolerances } = readAllergies('cow’s milk (not lactose), hives');
  expect(intolerances).toEqual([]);
  expect(allergens[0]).toContain('milk');
});

test.each([
  ['cat hair (sneezes), nothing serious', ['cat hair (sneezes)']],
  ['wasp stings - swells up badly, been to A&E', ['wasp stings']],
  ['mild - strawberries bring him out in hives', ['strawberries bring him out in hives']],
])('[CM3] how bad it was is no allergen: %s', (text, allergens) =>
  expect(readAllergies(text).allergens).toEqual(allergens),
);

test.each(['nil known', 'Nil', 'nil of note.', 'none known'])('[CM3] %s is none', (text) => {
  expect(readAllergies(text)).toMatchObject({ said: [], isNoneKnown: true, allergens: [] });
});

test.each([
  'cow milk when baby, now doctor says is ok',
  'egg when he was a toddler but fine now',
  'grew out of milk',
])('[CM3] what is over is no allergen, and stands there as written: %s', (text) => {
  const { allergens, said } = readAllergies(text);
  expect(allergens).toEqual([]);
  expect(said).toEqual([text]);
});

test('[CM3] amounts and hospital visits are not taken for allergens', () => {
  expect(readAllergies('Cats, a little').allergens).toEqual(['Cats']);
  expect(readAllergies('sesame!! hospital 2 times').allergens.join(' ')).not.toMatch(/^hospital/);
});
