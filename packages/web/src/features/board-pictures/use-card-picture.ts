// The picture of one card, made on request. No name leaves the page: a child is "{child}" in the words that are sent.
import { hideNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { CardPicture } from '@calmbridge/domain/boards/board';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { useSyncExternalStore } from 'react';
import { useCredits } from '#api/credits';
import { namesIn } from '#api/hidden-profile';
import { fetchPicture, makePicture } from '#api/images';
import { type MakingPorts, openMaking, type PictureMaking } from '#api/picture-making';
import { pictureSize } from '#api/picture-size';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import type { DeviceStore } from '#device/device-store';
import { keepPicture } from '#device/keep-picture';
import { profileFormResponses, savedChildren } from '#device/shapes';
import { saved } from '#device/user-scope';
import { m } from '#paraglide/messages';
import { useAiConsent } from '#ui/chat-host';
import { useToast } from '#ui/toasts';
import { useStable } from '#ui/use-stable';
import { useNoCredits } from './use-no-credits.ts';

/** One for each carer's device, for as long as the tab lives. */
const underWay = new WeakMap<DeviceStore, PictureMaking>();

function makingOf(store: DeviceStore): PictureMaking {
  const making = underWay.get(store) ?? openMaking();
  underWay.set(store, making);
  return making;
}

export type CardPictureMaker = ReturnType<typeof useCardPicture>;

export function useCardPicture(cardId: string, onChoose: (picture: CardPicture) => void) {
  const store = useDeviceStore();
  const making = makingOf(store);
  const state = useSyncExternalStore(making.subscribe, () => making.get(cardId));
  const hasImageService = useServiceFacts()?.hasImageService ?? true;
  const agree = useAiConsent();
  const toast = useToast();
  const noCredits = useNoCredits(priceHundredths.pecsGenerations);
  const { creditsChanged, refreshCredits } = useCredits();
  // The card goes on being changed while its picture is made: what counts is how it is when the picture comes.
  const latest = useStable({ choose: onChoose });
  const ports: MakingPorts = {
    make: makePicture,
    fetch: fetchPicture,
    keep: async (blob) => keepPicture(store, { blob, ...(await pictureSize(blob)) }),
    creditsChanged,
    refreshCredits,
    newId: () => crypto.randomUUID(),
  };
  const settle = async () => {
    const now = making.get(cardId);
    if (now.is !== 'failed' || now.why.code !== 'credits/insufficient') return;
    making.forget(cardId);
    await noCredits();
  };
  const make = async (words: string) => {
    if (making.get(cardId).is === 'under-way') return;
    if (hasImageService && !(await agree())) return;
    await making.make(ports, {
      key: cardId,
      kind: 'card',
      words: hideNames(cleanText(words).trim(), namesOn(store)),
      place: async (id) => {
        latest.choose({ is: 'picture', id });
        return saved;
      },
      onMade: ({ isRepeat }) => toast({ text: isRepeat ? m.boardpics_ready_free() : m.boardpics_ready() }),
    });
    await settle();
  };
  return {
    state,
    make,
    retry: async () => {
      await making.retry(cardId);
      await settle();
    },
    stop: () => making.stop(cardId),
    forget: () => making.forget(cardId),
  };
}

/** Every child this device knows of: saved ones, and those of care plans. */
function namesOn(store: DeviceStore): string[] {
  const inPlans = store
    .collection(profileFormResponses)
    .all()
    .map(({ profile }) => String((profile as { name?: unknown } | undefined)?.name ?? ''));
  const inList = store
    .collection(savedChildren)
    .all()
    .map(({ name }) => name);
  return namesIn(null, [...inList, ...inPlans]);
}
