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

export const isShownInShort = (message: string, { topic, chance }: { topic: Topic; chance: number }) =>
  topic.isSureOnly !== true && chance >= (isShort(message) ? likelyShort : likelyLong);
