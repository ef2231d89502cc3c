import { describe, expect, expectTypeOf, test } from 'vitest';
import { ChildProfile, emptyProfile } from './profile.ts';
import { sanitiseProfile } from './sanitise.ts';
import { type ChoiceField, typedFigures, typedLines, typedTexts } from './typed-fields.ts';

const typed: string[] = [...typedLines, ...typedTexts, ...typedFigures];
const fields = Object.keys(emptyProfile) as (keyof ChildProfile)[];

describe('[CP11] fields that are typed', () => {
  test('every field is typed or chosen, and the schema knows no other', () => {
    expect(fields.toSorted()).toEqual(Object.keys(ChildProfile.shape).toSorted());
    const chosen = fields.filter((name) => !typed.includes(name) && name !== 'meanings');
    expect(chosen).toEqual([
      'importantRoles',
      'gender',
      'diagnosisType',
      'communication',
      'preferredCommunication',
      'sensorySensitivities',
      'carePlans',
      'dietRestrictions',
    ]);
    expectTypeOf<(typeof fields)[number]>().toEqualTypeOf<
      'meanings' | ChoiceField | (typeof typedLines | typeof typedTexts | typeof typedFigures)[number]
    >();
  });

  test('whatever takes any words is cleaned', () => {
    const takesWords = fields.filter((name) => ChildProfile.shape[name].safeParse('a <b>word</b>').success);
    expect(takesWords.toSorted()).toEqual([...typedLines, ...typedTexts].toSorted());
    const filled = { ...emptyProfile, ...Object.fromEntries(takesWords.map((name) => [name, ' <i>x</i> '])) };
    const clean = sanitiseProfile(filled);
    expect(takesWords.map((name) => clean[name])).toEqual(takesWords.map(() => 'x'));
  });
});
