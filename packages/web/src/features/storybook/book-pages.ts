// A kept story as a book: cover, pages, end, each with its words and its picture.
import type { CardPicture } from '@calmbridge/domain/boards/board';
import { storyPages } from '@calmbridge/domain/stories/story-pages';
import { pagePictures } from '@calmbridge/domain/stories/story-pictures';
import type { SymbolSearch } from '@calmbridge/symbols/search';
import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { fittingSymbol } from './fitting-symbol.ts';

export type BookPage = {
  is: 'cover' | 'page' | 'end';
  sentences: readonly string[];
  picture: CardPicture | null;
  /** By the carer, not matched. */
  isChosen: boolean;
};

/** Until the symbol library is there, only chosen pictures are. */
export function bookPages(
  story: SocialStory,
  names: readonly string[],
  library: SymbolSearch | null,
): BookPage[] {
  const match = (words: string) => fittingSymbol(library, words, names);
  const pages = storyPages({ text: story.content, supportLevel: story.supportLevel });
  const title = titleOf(story);
  const fitting = match(title);
  const cover = story.cover ?? (fitting === null ? null : { is: 'symbol' as const, id: fitting });
  const pictures = pagePictures(pages, story.pictures ?? {}, match, cover);
  return [
    {
      is: 'cover',
      sentences: [title],
      picture: cover,
      isChosen: story.cover !== undefined,
    },
    ...pages.map((sentences, at) => ({
      is: 'page' as const,
      sentences,
      picture: pictures[at]?.picture ?? null,
      isChosen: pictures[at]?.isChosen ?? false,
    })),
    { is: 'end', sentences: [m.storybook_end()], picture: null, isChosen: false },
  ];
}
