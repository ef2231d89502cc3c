import { choosePicture } from '@calmbridge/domain/stories/story-pictures';
import { useDeviceStore } from '#device/device-context';
import { type SocialStory, socialStories } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { usePictureMaker } from '#shared/pictures/use-picture-maker';
import { useToast } from '#ui/toasts/toasts';
import { hiddenWords, type PicturePlace, placeKey } from './picture-words.ts';

/** Makes the picture of one place of a story, and knows how far it is. */
export function usePictureMaking(
  { story, names }: { story: SocialStory; names: readonly string[] },
  place: PicturePlace,
) {
  const store = useDeviceStore();
  const toast = useToast();
  return usePictureMaker(placeKey(story.id, place), (words) => ({
    kind: 'scene',
    words: hiddenWords(words, names),
    place: (id, { madeBy }) =>
      store.collection(socialStories).update(story.id, (now) => {
        const picture = { is: 'picture', id } as const;
        return place.is === 'cover'
          ? { ...now, cover: picture, coverMadeBy: madeBy }
          : { ...now, pictures: choosePicture(now.pictures ?? {}, place.sentences, picture) };
      }),
    onMade: ({ isRepeat, madeBy }) => toast({ text: readyWords(isRepeat, madeBy) }),
  }));
}

function readyWords(isRepeat: boolean, madeBy: 'library' | 'service'): string {
  if (isRepeat) return m.storybook_image_ready_free();
  return madeBy === 'library' ? m.storybook_image_ready_library() : m.storybook_image_ready();
}
