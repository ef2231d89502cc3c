// How much of its likeliest page a first message gets: all of it, its first words behind an "if", or pages to press.
import type { Topic } from '../topic.ts';

/**
 * The limits of decision 104, from 219 first answers by strangers' messages that nothing has learned from, each read as a tired parent
 * would. The page's own chance and the length of the message tell what is beside the point; nothing else that was looked at does.
 * Wrong of what was judged: 2 of 58 short ones from `wholeChance` on, 25 of 91 short ones below it, 2 of 14 long ones above it.
 */
export const wholeChance = 0.95;
/** Who writes more than this tells of a scene, and the page knows only its neighbourhood. */
const shortWords = 30;
/** Of long ones 14 of 16 were wrong below `likelyLong`, and 16 of 40 between it and `wholeChance`. */
const likelyShort = 0.6;
const likelyLong = 0.75;

const isShort = (message: string): boolean => message.trim().split(/\s+/).length <= shortWords;

/** A page that is never shown behind an "if" has no second way, and is answered as soon as it is meant. */
export const isAnsweredWhole = (message: string, { topic, chance }: { topic: Topic; chance: number }) =>
  topic.isSureOnly === true || (chance >= wholeChance && isShort(message));

/**
 * Below that a page or two are told of in a sentence or two each, behind an "if". Measured on every fourth of `questions-9`, `-11`, `-13` and `-15`,
 * which no reader of pages has learned (`bench/relevance/shown.ts`): two of them where the second reaches `besideWeak`, one where the first
 * reaches `fairly` by itself. Beside a page that is shown with its steps the second is told of from `besideLikely` on: of 93 such messages the first
 * is right for 77, one of both for 86.
 */
const fairly = 0.4;
const fairlyOfTwo = 0.3;
const besideWeak = 0.25;
const besideLikely = 0.3;

type Chance = { topic: Topic; chance: number };
/** `likely` gets its first steps, `told` a sentence or two each. */
export type Shown = { likely: Topic | null; told: readonly Topic[] };

export function shownOf(message: string, [first, second]: readonly Chance[]): Shown {
  if (!first || first.topic.isSureOnly) return { likely: null, told: [] };
  const isLikely = isShownInShort(message, first);
  const limit = isLikely ? besideLikely : besideWeak;
  const beside = second && !second.topic.isSureOnly && second.chance >= limit ? [second.topic] : [];
  if (isLikely) return { likely: first.topic, told: beside };
  const isTold = first.chance >= (beside.length > 0 ? fairlyOfTwo : fairly);
  return { likely: null, told: isTold ? [first.topic, ...beside] : [] };
}

/** Who writes that much and asks nothing wants to be heard before anything is told. */
export const isLong = (message: string): boolean => !isShort(message);

const isShownInShort = (message: string, { topic, chance }: { topic: Topic; chance: number }) =>
  topic.isSureOnly !== true && chance >= (isShort(message) ? likelyShort : likelyLong);
