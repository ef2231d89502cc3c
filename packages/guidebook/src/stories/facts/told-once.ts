// What the line says and a box says again is told once: the box tells it, and what only the line knows stands before.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';

/** The line's sentences that no box says again, and the boxes' sentences that no sentence of the line holds whole. */
export function toldOnce(
  opening: readonly string[],
  steps: readonly string[],
  end: readonly string[],
): { opening: readonly string[]; steps: readonly string[]; end: readonly string[] } {
  const known = new Set([...steps, ...end].flatMap(stemsOf));
  const isDenied = [...steps, ...end].some((step) => denies.test(step));
  const kept = opening.filter(
    (sentence, at) => (denies.test(sentence) && !isDenied) || !isSaidAgain(sentence, known, at === 0),
  );
  const before = [...kept, ...steps].join(' ').toLowerCase();
  return {
    opening: kept,
    // What points back ("It is made of foam") keeps the sentence before it.
    steps: steps.filter(
      (step, at) => pointsBack.test(steps[at + 1] ?? '') || !kept.some((sentence) => holds(sentence, step)),
    ),
    // A day alone that was said before: "It is on Saturday."
    end: end.filter(
      (one) => !before.includes((/^It is ((?:on|for|in|until) .+)\.$/.exec(one)?.[1] ?? one).toLowerCase()),
    ),
  };
}

/** Most of what it says stands in the boxes, and no day, number, name or reason of its own. The first says what it is about. */
function isSaidAgain(sentence: string, known: ReadonlySet<string>, isFirst: boolean): boolean {
  if (/\b(?:called|named|name is|because)\b|^This (?:story )?is about /.test(sentence)) return false;
  const own = ownWords(sentence);
  // Who it is of is known; what is said of them counts.
  const named = [...new Set(stemsOf(sentence))].filter((stem) => !own.some((word) => stemOf(word) === stem));
  const left = named.filter((stem) => !known.has(stem));
  if (named.length < (isFirst ? 3 : 1) || own.some((word) => !known.has(stemOf(word)))) return false;
  return left.length / named.length <= (isFirst ? 0.15 : mostLeft(named.length));
}

/** Of a long sentence more may be left out than of a short one, which says one thing. */
const mostLeft = (count: number): number => (count >= 6 ? 0.6 : count <= 2 ? 0.5 : 0.4);

/** "About 400 people", "on Monday", "to Ines": what a sentence would take with it. */
const ownWords = (sentence: string): string[] =>
  wordsOf(sentence.replace(/^\P{L}*\p{L}+/u, '')).filter(
    (word) => /\d/.test(word) || (/^\p{Lu}\p{Ll}/u.test(word) && word !== 'I'),
  );

/** "There is drumming" behind "there will be drumming and about 400 people". */
const holds = (sentence: string, step: string): boolean => {
  const [said, again] = [new Set(stemsOf(sentence)), stemsOf(step)];
  return (
    again.length >= 2 && again.every((stem) => said.has(stem)) && /\d|\p{Lu}\p{Ll}/u.test(sentence.slice(1))
  );
};

const denies = /\b(?:not|no|never|cannot|without)\b/i;
const pointsBack = /^(?:It|They|That|This|He|She)\b/;

const stemsOf = (text: string): string[] =>
  eventWords(text)
    .map(stemOf)
    .filter((stem) => !light.has(stem));
const light = new Set(['lot', 'will', 'come', 'go', 'get', 'going', 'coming'].map(stemOf));
