// A story's pages: one idea each for the storybook, by what the support level can hold.
import { levelLimits } from '@calmbridge/domain/stories/level-limits';
import { paragraphsOf } from '@calmbridge/domain/stories/story-text';
import { sentencesOf } from '@calmbridge/domain/text/sentences';

/** Groups of sentences, never across a paragraph, as even as they come: four sentences at three a page are two and two. */
export function pagesOf<T>(paragraphs: readonly (readonly T[])[], level: 1 | 2 | 3): T[][] {
  const most = levelLimits(level, null).sentencesPerPage;
  return paragraphs.flatMap((paragraph) => {
    const pages = Math.ceil(paragraph.length / most);
    const size = Math.ceil(paragraph.length / Math.max(1, pages));
    return Array.from({ length: pages }, (_, page) => paragraph.slice(page * size, (page + 1) * size));
  });
}

/** The pages of any story text, ours or an edited one: each page is its sentences. */
export const storyPages = (text: string, level: 1 | 2 | 3): string[][] =>
  pagesOf(paragraphsOf(text).map(sentencesOf), level);
