// Has pictures made, for a card or a page of a story: asks for consent where words leave our server, keeps what comes on
// the device, and says when the balance is too small.
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useSyncExternalStore } from 'react';
import { useCredits } from '#api/credits';
import { fetchPicture, makePicture } from '#api/images';
import {
  type MakingPorts,
  type MakingState,
  type MakingWish,
  openMaking,
  type PictureMaking,
} from '#api/picture-making';
import { pictureSize } from '#api/picture-size';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import type { DeviceStore } from '#device/device-store';
import { canKeepPictures, keepPicture } from '#device/keep-picture';
import { m } from '#paraglide/messages';
import { useAlert } from '#ui/ask';
import { useAiConsent } from '#ui/chat-host';
import { useNoPictureCredits } from './use-no-picture-credits.ts';

/** One for each carer's device, for as long as the tab lives. */
const underWay = new WeakMap<DeviceStore, PictureMaking>();

function makingOf(store: DeviceStore): PictureMaking {
  const making = underWay.get(store) ?? openMaking();
  underWay.set(store, making);
  return making;
}

export type PictureMaker = {
  state: MakingState;
  /** Answers whether it came. */
  make: (words: string) => Promise<boolean>;
  retry: () => Promise<void>;
  stop: () => void;
  forget: () => void;
};

/** The picture of one place; `key` names the place. */
export function usePictureMaker(
  key: string,
  wishFor: (words: string) => Omit<MakingWish, 'key'>,
): PictureMaker {
  const store = useDeviceStore();
  const making = makingOf(store);
  const state = useSyncExternalStore(making.subscribe, () => making.get(key));
  const hasImageService = useServiceFacts()?.hasImageService ?? true;
  const agree = useAiConsent();
  const alert = useAlert();
  const noCredits = useNoPictureCredits(priceHundredths.pecsGenerations);
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
  return {
    state,
    make: async (words) => {
      if (making.get(key).is === 'under-way') return false;
      if (!(await canKeepPictures())) {
        await alert({ title: m.device_no_pictures_title(), text: m.device_no_pictures_before() });
        return false;
      }
      // The symbol library of our own server needs no agreement.
      if (hasImageService && !(await agree())) return false;
      const wish = wishFor(words);
      let isMade = false;
      await making.make(ports, {
        ...wish,
        key,
        onMade: (answer) => {
          isMade = true;
          wish.onMade(answer);
        },
      });
      await settle();
      return isMade;
    },
    retry: async () => {
      await making.retry(key);
      await settle();
    },
    stop: () => making.stop(key),
    forget: () => making.forget(key),
  };
}
