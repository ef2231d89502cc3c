import { StoriesPage } from '#features/stories/stories-page';
import { makeBook } from '#features/storybook/make-book';
import { StoryCover } from '#features/storybook/story-cover';
import { GenerateImage, ImageProgress, RemoveCover } from '#features/storybook/story-image';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { Dialog } from '#ui/dialogs/dialog';
import { later } from '#ui/later/later';

const Book = later(async () => (await import('#features/storybook/storybook')).Storybook, {
  around: (words, { story, onClose }) => (
    <Dialog title={m.storybook_label({ title: titleOf(story) })} onClose={onClose}>
      {words}
    </Dialog>
  ),
});
/** A photo is taken in as for a card. */
const Photo = later(async () => (await import('#features/board-pictures/upload/upload-panel')).UploadPanel);
const Storybook: StoryParts['Storybook'] = (props) => <Book {...props} Photo={Photo} />;

const parts: StoryParts = {
  Storybook,
  Cover: StoryCover,
  GenerateImage,
  ImageProgress,
  RemoveCover,
  makeBook,
};

/** The stories, with the book they become. */
export function StoryDesk() {
  return <StoriesPage parts={parts} />;
}
