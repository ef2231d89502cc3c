import { lazy } from 'react';
import { StoriesPage } from '#features/stories/stories-page';
import { StoryCover } from '#features/storybook/story-cover';
import { GenerateImage, ImageProgress, RemoveCover } from '#features/storybook/story-image';
import { useBookMaker } from '#features/storybook/use-book-maker';
import type { StoryParts } from '#ui/story/story-parts';

const Storybook = lazy(() =>
  import('#features/storybook/storybook').then((module) => ({ default: module.Storybook })),
);

const parts: StoryParts = {
  Storybook,
  Cover: StoryCover,
  GenerateImage,
  ImageProgress,
  RemoveCover,
  useBookMaker,
};

/** The stories, with the book they become. */
export const SocialStoriesPage = () => <StoriesPage parts={parts} />;
