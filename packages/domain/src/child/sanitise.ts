// What a carer typed, made safe to keep, show and send (CP5): nothing hidden, nothing that reads as markup, no stray
// space at the ends. Cleaning twice changes nothing.
import { visibleText } from '../text/visible-text.ts';
import { mapPhrases } from './meanings.ts';
import type { ChildProfile } from './profile.ts';
import { typedFigures, typedLines, typedTexts } from './typed-fields.ts';

const tag = /<[/!?]?[a-z][^<>]*>|<!--.*?-->/gis;
/** A tag that was never closed: without its bracket it is only words. "I <3 trains" stays. */
const openBracket = /<(?=[a-z/!?])/gi;
/** One line: a name, a list of comfort items. */
export const sanitiseLine = (text: string): string => strip(text).replace(/\s+/gu, ' ').trim();

/** Several lines: the line breaks stay, at most one empty line between two. */
export const sanitiseText = (text: string): string =>
  strip(text)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** The profile as it is used: every free text cleaned, choices once each. */
export function sanitiseProfile<T extends ChildProfile>(profile: T): T {
  const clean: T = Object.assign({}, profile, withoutRepeats(profile));
  for (const name of [...typedLines, ...typedFigures]) clean[name] = sanitiseLine(profile[name]);
  for (const name of typedTexts) clean[name] = sanitiseText(profile[name]);
  clean.meanings = mapPhrases(profile.meanings, sanitiseLine);
  if (/^\d+$/.test(clean.age)) clean.age = String(Number(clean.age));
  return clean;
}

/** Each list of choices, with every choice once. */
const withoutRepeats = (profile: ChildProfile): Partial<ChildProfile> =>
  Object.fromEntries(
    Object.entries(profile).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, [...new Set<string>(value)]]] : [],
    ),
  );

const strip = (text: string): string =>
  untilStill(text, (now) =>
    untilStill(visibleText(now.normalize('NFC')), (part) => part.replace(tag, '')).replace(openBracket, ''),
  );

/** Taking one thing out can put another together: "<scr<b>ipt>". */
const untilStill = (text: string, step: (text: string) => string): string => {
  const next = step(text);
  return next === text ? text : untilStill(next, step);
};
