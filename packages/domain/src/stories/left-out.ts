// What a story was told without: lesser parts of the carer's line, which the page names so that they can be added.
import { wordsOf } from '../text/sentences.ts';
import { eventWords } from './check-asked.ts';
import type { StoryRequest } from './story.ts';
import type { StoryAddition } from './story-addition.ts';
import { stemOf } from './story-subject.ts';
import { paragraphsOf } from './story-text.ts';

/** What is openly left out was not asked of the story. */
export const requestWithout = (request: StoryRequest, leftOut: readonly string[]): StoryRequest =>
  leftOut.length === 0
    ? request
    : { ...request, about: leftOut.reduce((about, part) => about.replace(part, ' '), request.about).trim() };

/** A part that the carer has added since is in the story. */
export function stillLeftOut(
  leftOut: readonly string[],
  text: string,
  additions: readonly StoryAddition[] = [],
): string[] {
  const told = new Set(wordsOf(text).map(stemOf));
  return leftOut.filter((part) => {
    if (additions.some((one) => one.part === part && text.includes(one.sentence))) return false;
    const words = eventWords(part);
    // "So am I" has no word of an event: it stands there as it was typed, or not at all.
    return words.length === 0
      ? !text.toLowerCase().includes(part.toLowerCase())
      : !words.every((word) => told.has(stemOf(word)));
  });
}

/** The text with the sentence in it: in a paragraph of its own where each sentence has one. */
export function withAddition(text: string, { sentence, at }: Pick<StoryAddition, 'sentence' | 'at'>): string {
  const paragraphs = paragraphsOf(text);
  const place = at === 'end' ? paragraphs.length - 1 : 0;
  const isLines = paragraphs.length > 4 && !paragraphs.some((one) => /[.!?]["”]? \S/.test(one));
  return paragraphs
    .flatMap((one, n) => (n !== place ? [one] : isLines ? [one, sentence] : [`${one} ${sentence}`]))
    .join('\n\n');
}
