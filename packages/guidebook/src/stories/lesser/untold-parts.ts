// Which parts of a line a told story does not hold, for naming them to the carer.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { missingFrom } from '../lines/holds-line.ts';
import type { Scene } from '../scene.ts';
import { askedWith } from '../sure-scene.ts';
import type { WrittenStory } from '../tell-version.ts';
import { sortOfPart } from './lesser-part.ts';
import { type LinePart, lineParts } from './line-parts.ts';
import { isToUs } from './to-us.ts';

/** From this share of its words on a part is told in others. */
const untoldFrom = 0.6;

const isUntold = (story: WrittenStory, { text }: LinePart, from = untoldFrom): boolean =>
  !isToUs(text) && (missingFrom(story, text) >= from || lacksNumber(story, text));

/** "Lunch at 12" is more than that there is lunch. */
const lacksNumber = ({ text }: WrittenStory, part: string): boolean =>
  (part.match(/\d+/g) ?? []).some((number) => !text.includes(number));

export const untoldParts = (story: WrittenStory, about: string): string[] =>
  lineParts(about)
    .filter((part, at) => at > 0 && isUntold(story, part))
    .map(({ text }) => text);

/** A condition, what the carer will do, or a denial, of which no sentence says more than half: "I can come in if he needs me". */
const isLost = ({ text }: WrittenStory, part: LinePart): boolean => {
  const words = /\b(?:if|unless)\b|^I\b/.test(part.text)
    ? wordsOf(part.text).filter((word) => word.length > 3)
    : denies.test(part.text)
      ? eventWords(spelledOut(part.text))
      : [];
  return (
    words.length > 0 &&
    !text.split(/(?<=[.!?])\s+/).some((sentence) => {
      const told = new Set(wordsOf(sentence).map(stemOf));
      return words.filter((word) => told.has(stemOf(word))).length > words.length / 2;
    })
  );
};
const denies = /\b(?:not|never|no|only|without)\b|n['’]t\b/i;

/** Of the details that were left out the scene may say some. */
export const notSaid = (story: WrittenStory, parts: readonly string[], about: string): string[] => {
  const asides = lineParts(about)
    .filter((part, at) => sortOfPart(part, at) !== 'detail')
    .map(({ text }) => text);
  return parts.filter(
    (part) =>
      asides.includes(part) ||
      eventWords(part).length === 0 ||
      missingFrom(story, part) > 0 ||
      lacksNumber(story, part),
  );
};

/** What is said of the child or of the carer is told without a word of it; a detail may be told by the scene in words of its own. */
export const untoldAsides = (story: WrittenStory, about: string): string[] =>
  lineParts(about)
    .filter((part, at) => {
      const sort = sortOfPart(part, at);
      if (sort === 'needed') return at > 0 && (isLost(story, part) || isUntold(story, part, 1));
      return (at > 0 || sort === 'aside') && isUntold(story, part, sort === 'detail' ? 1 : untoldFrom);
    })
    .map(({ text }) => text);

/**
 * What the story does not say: of what the line begins with the pieces alone, for the story is of it, and of the rest each part that is
 * not said whole. A scene's own words for a thing are its words.
 */
export function namedUnder(story: WrittenStory, about: string, scene: Scene): string[] {
  const known = askedWith(scene);
  const said = new Set(wordsOf(`${story.title} ${story.text}`).map(stemOf));
  const lacks = (text: string, words: (stem: string) => boolean): boolean =>
    eventWords(spelledOut(text)).some((word) => !words(stemOf(word))) || lacksNumber(story, text);
  return lineParts(about).flatMap((part, at) => {
    if (isToUs(part.text)) return [];
    if (at > 0) {
      const isUnsaid =
        lacks(part.text, (stem) => said.has(stem)) ||
        eventWords(part.text).length === 0 ||
        isLost(story, part);
      return isUnsaid ? [part.text] : [];
    }
    return runsOf(part.text, (piece) => lacks(piece, (stem) => said.has(stem) || known.has(stem)));
  });
}

/** "On the long drive to Birmingham": the pieces that stand together, as they were typed. */
function runsOf(text: string, isUnsaid: (piece: string) => boolean): string[] {
  const runs: string[] = [];
  let isRun = false;
  for (const piece of text.split(beforePiece)) {
    const isNamed = isUnsaid(piece);
    if (isNamed && isRun) runs.push(`${runs.pop() ?? ''}${piece}`);
    else if (isNamed) runs.push(piece);
    isRun = isNamed;
  }
  return runs.map((run) => run.trim().replace(/^(?:and|but|so) /i, ''));
}
const beforePiece =
  /(?<=\s)(?=(?:and|but|so|with|without|for|at|in|on|to|from|because|cos|when|while|after|before|where|who|that|by|until|till|instead)\s)/iu;
