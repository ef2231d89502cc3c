import type { DeviceStore } from '#device/store/device-store';
import type { PictureBook } from '#shared/story/picture-book';
import type { StoryInBook } from '#shared/story/story-parts';

/** What becomes a picture book on paper: the same pages and pictures as on the screen. */
export const makeBook = async (book: StoryInBook, store: DeviceStore): Promise<PictureBook> =>
  (await import('./paper-book.ts')).paperBook(book, store);
