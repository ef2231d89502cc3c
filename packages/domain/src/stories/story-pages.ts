// A story as the pages of a book: few sentences a page, as the support level bears it, never across a paragraph.
import { sentencesOf, wordsOf } from '../text/sentences.ts';
import { levelLimits } from './level-limits.ts';
import { levelNumber, supportLevels } from './story.ts';
import { paragraphsOf } from './story-text.ts';

/** The most words two or three sentences may have together on one page. */
const wordsPerPage = { 1: 36, 2: 22, 3: 12 } as const;

/** The sentences of each page, in order. A level we don't know is read as the middle one. */
export function storyPages({ text, supportLevel }: { text: string; supportLevel: string }): string[][] {
  const level = levelNumber(supportLevels.find((known) => known === supportLevel) ?? supportLevels[1]);
  const { sentencesPerPage } = levelLimits(level, null);
  return paragraphsOf(text).flatMap((paragraph) =>
    evenPages(sentencesOf(paragraph), sentencesPerPage, wordsPerPage[level]),
  );
}

/** As few pages as the limits allow, evenly filled: four sentences are two and two, not three and one. */
function evenPages(sentences: readonly string[], most: number, mostWords: number): string[][] {
  for (let count = Math.ceil(sentences.length / most); count < sentences.length; count++) {
    const pages = spread(sentences, count);
    if (pages.every((page) => page.length === 1 || wordsOf(page.join(' ')).length <= mostWords)) return pages;
  }
  return sentences.map((sentence) => [sentence]);
}

const spread = (sentences: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, at) =>
    sentences.slice(
      Math.round((at * sentences.length) / count),
      Math.round(((at + 1) * sentences.length) / count),
    ),
  );
