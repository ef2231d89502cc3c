// Has pictures made, for a card or a page of a story: asks for consent where words leave our server, keeps what comes on
// the device, and says when the balance is too small.
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { openPictureFor } from '#api/paid-use/carry-picture';
import {
  type MakingPorts,
  type MakingState,
  type MakingWish,
  openMaking,
  type PictureMaking,
} from '#api/paid-use/picture-making';
import { useUsePorts } from '#api/paid-use/use-ports';
import { pictureSize } from '#api/picture-size';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import { canKeepPictures, keepPicture } from '#device/pictures/keep-picture';
import type { DeviceStore } from '#device/store/device-store';
import { m } from '#paraglide/messages';
import { askForConsent } from '#shared/chat/chat';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { useAlert } from '#ui/dialogs/ask';
import { unpaidPicture } from './unpaid-picture.ts';

/** One for each carer's device, for as long as the tab lives. */
const underWay = new WeakMap<DeviceStore, PictureMaking>();

function makingOf(store: DeviceStore): PictureMaking {
  const making = underWay.get(store) ?? openMaking();
  underWay.set(store, making);
  return making;
}

export type PictureMaker = {
  /** Names the place the picture is for. */
  key: string;
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
  /** The card it is for, to come back to. */
  card?: string,
): PictureMaker {
  const store = useDeviceStore();
  const making = makingOf(store);
  const state = useSyncExternalStore(making.subscribe, () => making.get(key));
  const { mayAsk, sayNoCredits } = usePermission(card);
  const ports: MakingPorts = {
    uses: useUsePorts(),
    keep: async (blob) => keepPicture(store, { blob, ...(await pictureSize(blob)) }),
  };
  useResumedPicture(key, wishFor, making, ports);
  const isAsking = useRef(false);
  const settle = async () => {
    const now = making.get(key);
    if (now.is !== 'failed' || now.why.code !== 'credits/insufficient') return;
    making.forget(key);
    await sayNoCredits();
  };
  return {
    key,
    state,
    make: async (words) => {
      if (making.get(key).is === 'under-way' || isAsking.current) return false;
      isAsking.current = true;
      const isAgreed = await mayAsk().finally(() => (isAsking.current = false));
      if (!isAgreed) return false;
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

/** A page that went away in the middle: the picture comes when its place is seen again. */
function useResumedPicture(
  key: string,
  wishFor: (words: string) => Omit<MakingWish, 'key'>,
  making: PictureMaking,
  ports: MakingPorts,
): void {
  const resume = useEffectEvent(async () => {
    const use = openPictureFor(ports.uses, key);
    if (!use) return;
    // The words were hidden when they were first sent, and are not changed again.
    const { kind: _, words: __, ...wish } = wishFor('');
    const { kind, words } = use.body as Pick<MakingWish, 'kind' | 'words'>;
    await making.resume(ports, { ...wish, kind, words, key }, use);
  });
  useEffect(() => void resume(), [key]);
}

/** Whether a picture may be asked for: it can be kept, there are credits for it, and the carer agrees to what is sent. */
function usePermission(card: string | undefined) {
  const hasImageService = useServiceFacts()?.hasImageService ?? true;
  const alert = useAlert();
  const hasEnough = useEnoughCredits();
  const noCredits = useNoCredits(card === undefined ? {} : { card });
  const sayNoCredits = () => noCredits(unpaidPicture(priceHundredths.pecsGenerations));
  const mayAsk = async (): Promise<boolean> => {
    if (!(await canKeepPictures())) {
      await alert({ title: m.device_no_pictures_title(), text: m.device_no_pictures_before() });
      return false;
    }
    if (await hasEnough(priceHundredths.pecsGenerations))
      // The symbol library of our own server needs no agreement.
      return !hasImageService || askForConsent();
    await sayNoCredits();
    return false;
  };
  return { mayAsk, sayNoCredits };
}
