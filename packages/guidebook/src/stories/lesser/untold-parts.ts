// Which parts of a line a told story does not hold, for naming them to the carer.
import { missingFrom } from '../lines/holds-line.ts';
import type { WrittenStory } from '../tell-version.ts';
import { sortOfPart } from './lesser-part.ts';
import { type LinePart, lineParts } from './line-parts.ts';
import { isToUs } from './told-without.ts';

/** From this share of its words on a part is told in others. */
const untoldFrom = 0.6;

const isUntold = (story: WrittenStory, { text }: LinePart): boolean =>
  !isToUs(text) && missingFrom(story, text) >= untoldFrom;

export const untoldParts = (story: WrittenStory, about: string): string[] =>
  lineParts(about)
    .filter((part, at) => at > 0 && isUntold(story, part))
    .map(({ text }) => text);

/** What is said of the child or of the carer is told without a word of it. */
export const untoldAsides = (story: WrittenStory, about: string): string[] =>
  lineParts(about)
    .filter((part, at) => at > 0 && sortOfPart(part, at) === 'aside' && isUntold(story, part))
    .map(({ text }) => text);
