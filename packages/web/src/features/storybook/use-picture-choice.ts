import { choosePicture, type PagePicture } from '@calmbridge/domain/stories/story-pictures';
import { useCollection } from '#device/device-context';
import { type SocialStory, socialStories } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { useKeptOrTold } from '#shared/trouble/use-kept-or-told';
import { useToast } from '#ui/toasts/toasts';
import type { PicturePlace } from './making/picture-words.ts';

/** Chooses the picture of a page or of the cover by hand, and takes it back with Undo. Null is: what fits. */
export function usePictureChoice(story: SocialStory) {
  const { update } = useCollection(socialStories);
  const toast = useToast();
  const keptOrTold = useKeptOrTold();
  const before = { cover: story.cover, coverMadeBy: story.coverMadeBy, pictures: story.pictures };

  return async (place: PicturePlace, picture: PagePicture | null, told = m.storybook_picture_kept()) => {
    const kept = await update(story.id, (now) =>
      place.is === 'cover'
        ? withCover(now, picture)
        : { ...now, pictures: choosePicture(now.pictures ?? {}, place.sentences, picture) },
    );
    if (kept.ok)
      toast({
        text: told,
        undo: () =>
          void update(story.id, (now) => restored(now, before)).then((saved) =>
            keptOrTold(saved, m.storybook_undo_failed()),
          ),
      });
    return keptOrTold(kept, m.storybook_picture_failed());
  };
}

function withCover(
  { cover: _cover, coverMadeBy: _maker, ...story }: SocialStory,
  picture: PagePicture | null,
) {
  return picture === null || picture.is === 'none' ? story : { ...story, cover: picture };
}

type Pictures = Pick<SocialStory, 'cover' | 'coverMadeBy' | 'pictures'>;

function restored(
  { cover: _cover, coverMadeBy: _maker, pictures: _pictures, ...story }: SocialStory,
  before: { [Field in keyof Pictures]: Pictures[Field] | undefined },
): SocialStory {
  return {
    ...story,
    ...(before.cover ? { cover: before.cover } : {}),
    ...(before.coverMadeBy ? { coverMadeBy: before.coverMadeBy } : {}),
    ...(before.pictures ? { pictures: before.pictures } : {}),
  };
}
