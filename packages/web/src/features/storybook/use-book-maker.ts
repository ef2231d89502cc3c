import { useDeviceStore } from '#device/device-context';
import type { PictureBook } from '#shared/story/picture-book';
import type { StoryInBook } from '#shared/story/story-parts';

/** Gives what becomes a picture book on paper: the same pages and pictures as on the screen. */
export function useBookMaker(): (book: StoryInBook) => Promise<PictureBook> {
  const store = useDeviceStore();
  return async (book) => (await import('./paper-book.ts')).paperBook(book, store);
}
