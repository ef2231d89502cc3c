// What the stories page shows of the storybook. It does not know it: the app hands it in (app/story-desk.tsx).
import type { CardPicture } from '@calmbridge/domain/boards/board';
import type { ComponentType } from 'react';
import type { SocialStory } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import type { PictureBook } from './picture-book.ts';

export type StoryInBook = {
  story: SocialStory;
  /** The names that must not leave the page, this child's first. */
  names: readonly string[];
};

/** A photo of one's own: chosen, cut, kept on the device and paid for. */
export type PhotoPanel = ComponentType<{
  onKept: (picture: CardPicture) => void;
  onNoCredits: () => Promise<void>;
}>;

export type StoryParts = {
  /** The story as a book for the child, over the whole screen. */
  Storybook: ComponentType<StoryInBook & { onClose: () => void }>;
  /** The story in one picture: its cover, or else the symbol that fits its name. */
  Cover: ComponentType<{ story: SocialStory; isLarge?: boolean }>;
  /** A button: makes the picture of the cover. */
  GenerateImage: ComponentType<StoryInBook>;
  /** What becomes of a picture under way: progress, failure, what to do. Nothing when there is none. */
  ImageProgress: ComponentType<StoryInBook>;
  /** A button: takes the cover away. Nothing when there is none. */
  RemoveCover: ComponentType<{ story: SocialStory }>;
  /** What becomes a picture book on paper. */
  makeBook: (story: StoryInBook, store: DeviceStore) => Promise<PictureBook>;
};
