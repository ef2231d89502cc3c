// A topic too long for one sentence, or one that holds a second clause: as far as it goes, and the rest in a sentence of its own.
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
import { peopleIn, timesIn } from '@calmbridge/reader/story-line/facts-in';
import type { LineClause } from '@calmbridge/reader/story-line/read-line';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { isFact } from '../as-fact.ts';
import { asClean, thereIs, thingThere } from './parts-of-line.ts';
import { isSureTopic } from './sure-form.ts';
import { isSayable, topicOf } from './topic-line.ts';
import { isCleanTopic } from './well-formed.ts';

const longestTopic = { 1: 13, 2: 10, 3: 7 } as const;
/** "My first time" of what? A head that names nothing is no topic. */
export const namesNothing =
  /^(?:an?|the|my|our)? ?(?:first|last|next|new|big|long)? ?(?:time|day|visit|trip|ride|walk|talk|go|turn|change|stay|journey|night|week|lesson|session|job|end|one|year)$/i;

type Parted = { topic: string; more: string[] };

/** "Sharing a room with my cousin Obinna who is coming to live with us": and then that he is coming. */
export function partedTopic({ shape, text }: LineClause, level: 1 | 2 | 3): Parted | null {
  if (!/^(?:thing|doing|asks|person|order)$/.test(shape) || /^(?:do|never)\b/i.test(text)) return null;
  const plain = text.replaceAll('~', '').replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase());
  if (shape === 'asks' && !/^(?:when|how to)\b/i.test(plain)) return null;
  for (const { head, joint, tail } of [{ head: plain, joint: '', tail: '' }, ...partings(plain)]) {
    const topic = topicOf(head);
    if (topic === null || wordCount(topic) > longestTopic[level] || !isSayable(topic)) continue;
    if (!isCleanTopic(topic) || !isSureTopic(topic) || topic.includes(',')) continue;
    if (tail !== '' && namesNothing.test(topic)) continue;
    const more = tail === '' ? [] : tailSentence(head, joint, tail, level);
    if (more !== null) return { topic, more };
  }
  return null;
}

const joints =
  /,? (who|that|which|where|because of|because|instead of|with|without|for|from|at|in|on|until|after|before|while|when|and) |, /g;

/** The longest head first. What follows "who" or "when" belongs to it, and is not parted from it. */
const partings = (text: string): { head: string; joint: string; tail: string }[] =>
  [...text.matchAll(joints)]
    .map((match) => ({
      head: text.slice(0, match.index),
      joint: (match[1] ?? 'and').toLowerCase(),
      tail: text.slice(match.index + match[0].length).replace(/^and /, ''),
    }))
    .filter(
      ({ head }) =>
        wordCount(head) >= 2 &&
        !/ so$/.test(head) &&
        !/ (?:who|that|which|where|when|because|if|while|until) /.test(head),
    )
    .reverse();

/** What hangs on the topic, as a sentence; null where none comes of it. */
function tailSentence(head: string, joint: string, tail: string, level: 1 | 2 | 3): string[] | null {
  switch (joint) {
    case 'who':
    case 'that': {
      const who = lastOf(head);
      return who === null ? null : asClean(`${who} ${tail}`, level);
    }
    case 'where':
      return isFact(tail) ? asClean(`${tail} there`, level) : null;
    case 'because':
    case 'when':
    case 'while':
    case 'until':
    case 'after':
    case 'before':
      return (isFact(tail) && !/\band \p{L}+ing\b/u.test(tail)) || timesIn(`${joint} ${tail}`).length > 0
        ? asClean(`that is ${joint} ${tail}`, level, true)
        : null;
    case 'because of':
    case 'instead of':
    case 'without':
      return isPhrase(tail) ? asClean(`that is ${joint} ${tail}`, level, true) : null;
    case 'with':
      // "Wants to play with somebody else": whom with is what it says.
      if (termsOf(head).at(-1)?.tags.has('Verb')) return null;
      return isPhrase(tail) ? withSomebody(tail, level) : null;
    case 'for':
    case 'at':
    case 'in':
    case 'on':
      // "At the leisure centre and the verruca sock" is no place.
      return isPhrase(tail) && !/ and (?:the|my|an?) /.test(tail)
        ? asClean(`it is ${joint} ${tail}`, level, true)
        : null;
    case 'and':
      return thingThere(tail, level);
    default:
      return null;
  }
}

/** No second clause in it, and nothing of the child's: "the rink and I do not like her back", "on my back". */
const isPhrase = (text: string): boolean =>
  isSureTopic(text) &&
  !isFact(text) &&
  !/\b(?:I|we|he|she|they|being|means?|is|are|was|were|will|has|have|does)\b|^my \p{L}+$/u.test(text) &&
  !/\band (?:\p{L}+ing|who|what|how|why|where)\b/u.test(text);

function withSomebody(tail: string, level: 1 | 2 | 3): string[] | null {
  const [who] = peopleIn(tail);
  return who === tail
    ? asClean(`${who} is there, too`, level)
    : asClean(thereIs(isCounted(tail) ? tail : tail.replace(/^the /, '')), level, true);
}

/** "The quiet room" is one of them; of "the numbing cream" there is some. */
const isCounted = (thing: string): boolean => countedNouns.has(thing.split(' ').at(-1)?.toLowerCase() ?? '');

/** Whom a "who" means: the last one named. */
function lastOf(head: string): string | null {
  const last = peopleIn(head).at(-1);
  if (last !== undefined && head.endsWith(last)) return last;
  return /\b((?:an?|the|my|our|other|another) (?:\p{L}+ ){0,3}\p{L}+)$/u.exec(head)?.[1] ?? null;
}
