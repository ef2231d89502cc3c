import { createDietReader } from './diet.ts';
import type { Flag } from './flag.ts';
import { findLanguage } from './language.ts';
import type { ScreenContext } from './screen-sentence.ts';

// Food and words are looked for line by line, because what stands in a line ("free from", "check the label") decides
// about all of it.

export type LineFlags = (whole: string, to: number) => Flag[];

/** Looks at the lines that were not looked at yet, up to a line's end or the end of the text. */
export function createLineFlags({ profile, origin }: ScreenContext, familyWords: string): LineFlags {
  const dietIn = profile === null ? null : createDietReader(profile);
  let seen = 0;
  return (whole, to) => {
    const text = whole.slice(seen, to);
    const diet = dietIn === null ? [] : text.replace(/\n$/, '').split('\n').flatMap(dietIn);
    const words = origin === 'service' ? findLanguage(whole.slice(0, to), familyWords, seen) : [];
    seen = to;
    return [...diet.sort(byPlace), ...words];
  };
}

const byPlace = (a: Flag, b: Flag) => a.at[0] - b.at[0];
