import { lazy, Suspense } from 'react';
import { StoriesPage } from '#features/stories/stories-page';
import { StoryCover } from '#features/storybook/story-cover';
import { GenerateImage, ImageProgress, RemoveCover } from '#features/storybook/story-image';
import { useBookMaker } from '#features/storybook/use-book-maker';
import type { PhotoPanel, StoryParts } from '#ui/story/story-parts';

const Book = lazy(() => import('#features/storybook/storybook').then((it) => ({ default: it.Storybook })));
const LazyPhoto = lazy(() =>
  import('#features/board-pictures/upload/upload-panel').then((it) => ({ default: it.UploadPanel })),
);

/** A photo is taken in as for a card. */
const Photo: PhotoPanel = (props) => (
  <Suspense fallback={null}>
    <LazyPhoto {...props} />
  </Suspense>
);
const Storybook: StoryParts['Storybook'] = (props) => <Book {...props} Photo={Photo} />;

const parts: StoryParts = {
  Storybook,
  Cover: StoryCover,
  GenerateImage,
  ImageProgress,
  RemoveCover,
  useBookMaker,
};

/** The stories, with the book they become. */
export function StoryDesk() {
  return <StoriesPage parts={parts} />;
}
