import { symbolSetsById } from '@calmbridge/symbols/symbol-sets';
import { pictureBlob } from '#device/pictures/keep-picture';
import type { DeviceStore } from '#device/store/device-store';
import { m } from '#paraglide/messages';
import type { PictureBook } from '#shared/story/picture-book';
import { colorOf, titleOf } from '#shared/story/story-look';
import type { StoryInBook } from '#shared/story/story-parts';
import { loadSymbols, symbolSvg } from '#shared/symbols/symbol-library';
import { type BookPage, bookPages } from './book-pages.ts';
import { drawPicture } from './draw-picture.ts';

/** Fetched when a book is asked for. */
export async function paperBook({ story, names }: StoryInBook, store: DeviceStore): Promise<PictureBook> {
  const library = await loadSymbols().catch(() => null);
  const colour = colorOf(story.type);
  const source = { symbol: symbolSvg, picture: (id: string) => pictureBlob(store, id) };
  const paint = (page: BookPage) =>
    drawPicture(page.picture, { sky: colour, around: page.is === 'page' ? '#FFFFFF' : colour }, source);
  const pages = bookPages(story, names, library);
  const sheets = [];
  // One canvas at a time: a phone has room for no more.
  for (const page of pages)
    sheets.push({ is: page.is, sentences: page.sentences, picture: await paint(page) });
  return {
    title: titleOf(story),
    at: story.date,
    colour,
    sheets,
    imprint: [
      story.writtenBy === 'guidebook' ? m.storybook_imprint_guidebook() : m.storybook_imprint_service(),
      ...drawnBy(pages),
    ],
  };
}

/** Who drew the symbols in the book: their licences ask for it. */
function drawnBy(pages: readonly BookPage[]): string[] {
  const shown = pages.flatMap(({ picture }) => picture ?? []);
  // A made picture may be put together from any of them.
  const isUsed = (set: string) => shown.some(({ is, id }) => is === 'picture' || id.startsWith(`${set}:`));
  const sets = Object.values(symbolSetsById).filter(({ id }) => isUsed(id));
  const words = sets.map(({ name, author, licence }) => `${name} (${author}, ${licence})`).join('; ');
  return words === '' ? [] : [m.storybook_imprint_pictures({ sets: words })];
}
