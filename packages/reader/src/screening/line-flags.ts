import { createDietReader } from './diet/diet.ts';
import type { Flag } from './flag.ts';
import { findLanguage } from './language.ts';
import type { ScreenContext } from './screen-sentence.ts';

// Food and words are looked for line by line, because what stands in a line ("free from", "check the label") decides
// about all of it.

export type LineFlags = (lines: string, at: number) => Flag[];

/** As far back as a quotation mark is looked for. */
const lookBack = 200;

/** Given the lines of a text, some at a time and in order, with the place they begin at. */
export function createLineFlags({ profile, origin }: ScreenContext, familyWords: string): LineFlags {
  const dietIn = profile === null ? null : createDietReader(profile);
  let before = '';
  return (lines, at) => {
    const diet = dietIn === null ? [] : lines.replace(/\n$/, '').split('\n').flatMap(dietIn);
    const known = before + lines;
    const words = origin === 'service' ? findLanguage(known, familyWords, before.length) : [];
    const shift = at - before.length;
    before = known.slice(-lookBack);
    return [...diet.sort(byPlace), ...words.map((flag) => shifted(flag, shift))];
  };
}

const shifted = (flag: Flag, by: number): Flag => ({ ...flag, at: [flag.at[0] + by, flag.at[1] + by] });
const byPlace = (a: Flag, b: Flag) => a.at[0] - b.at[0];
