import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { choosePicture } from '@calmbridge/domain/stories/story-pictures';
import { useSyncExternalStore } from 'react';
import { useCredits } from '#api/credits';
import { fetchPicture, makePicture } from '#api/images';
import { type MakingPorts, openMaking, type PictureMaking } from '#api/picture-making';
import { pictureSize } from '#api/picture-size';
import { useDeviceStore } from '#device/device-context';
import type { DeviceStore } from '#device/device-store';
import { keepPicture } from '#device/keep-picture';
import { type SocialStory, socialStories } from '#device/shapes';
import { m } from '#paraglide/messages';
import { useAiConsent } from '#ui/chat-host';
import { useToast } from '#ui/toasts';
import { hiddenWords, type PicturePlace, placeKey, wordsFor } from './picture-words.ts';
import { useNoCredits } from './use-no-credits.ts';

/** One for each carer's device, for as long as the tab lives. */
const underWay = new WeakMap<DeviceStore, PictureMaking>();

function makingOf(store: DeviceStore): PictureMaking {
  const making = underWay.get(store) ?? openMaking();
  underWay.set(store, making);
  return making;
}

export type PictureMaker = ReturnType<typeof usePictureMaking>;

/** Makes the picture of one place of a story, and knows how far it is. */
export function usePictureMaking(
  { story, names }: { story: SocialStory; names: readonly string[] },
  place: PicturePlace,
) {
  const store = useDeviceStore();
  const making = makingOf(store);
  const key = placeKey(story.id, place);
  const state = useSyncExternalStore(making.subscribe, () => making.get(key));
  const agree = useAiConsent();
  const toast = useToast();
  const noCredits = useNoCredits(priceHundredths.pecsGenerations);
  const { creditsChanged, refreshCredits } = useCredits();
  const ports: MakingPorts = {
    make: makePicture,
    fetch: fetchPicture,
    keep: async (blob) => keepPicture(store, { blob, ...(await pictureSize(blob)) }),
    creditsChanged,
    refreshCredits,
    newId: () => crypto.randomUUID(),
  };
  const settle = async () => {
    const now = making.get(key);
    if (now.is !== 'failed' || now.why.code !== 'credits/insufficient') return;
    making.forget(key);
    await noCredits();
  };

  /** Answers whether it came. */
  const make = async (words = wordsFor(story, place)): Promise<boolean> => {
    if (making.get(key).is === 'under-way' || !(await agree())) return false;
    let isMade = false;
    await making.make(ports, {
      key,
      kind: 'scene',
      words: hiddenWords(words, names),
      place: (id, { madeBy }) =>
        store.collection(socialStories).update(story.id, (now) => {
          const picture = { is: 'picture', id } as const;
          return place.is === 'cover'
            ? { ...now, cover: picture, coverMadeBy: madeBy }
            : { ...now, pictures: choosePicture(now.pictures ?? {}, place.sentences, picture) };
        }),
      onMade: ({ isRepeat, madeBy }) => {
        isMade = true;
        toast({ text: readyWords(isRepeat, madeBy) });
      },
    });
    await settle();
    return isMade;
  };
  return {
    state,
    make,
    retry: async () => {
      await making.retry(key);
      await settle();
    },
    stop: () => making.stop(key),
    forget: () => making.forget(key),
  };
}

function readyWords(isRepeat: boolean, madeBy: 'library' | 'service'): string {
  if (isRepeat) return m.storybook_image_ready_free();
  return madeBy === 'library' ? m.storybook_image_ready_library() : m.storybook_image_ready();
}
