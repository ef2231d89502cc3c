// What a story was told without: lesser parts of the carer's line, which the page names so that they can be added.
import { wordsOf } from '../text/sentences.ts';
import { eventWords } from './check-asked.ts';
import type { StoryRequest } from './story.ts';
import { stemOf } from './story-subject.ts';

/** What is openly left out was not asked of the story. */
export const requestWithout = (request: StoryRequest, leftOut: readonly string[]): StoryRequest =>
  leftOut.length === 0
    ? request
    : { ...request, about: leftOut.reduce((about, part) => about.replace(part, ' '), request.about).trim() };

/** A part that the carer has added since is in the story. */
export function stillLeftOut(leftOut: readonly string[], text: string): string[] {
  const told = new Set(wordsOf(text).map(stemOf));
  return leftOut.filter((part) => {
    const words = eventWords(part);
    return words.length === 0 || !words.every((word) => told.has(stemOf(word)));
  });
}
