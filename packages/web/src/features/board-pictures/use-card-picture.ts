// The picture of one card, made on request. No name leaves the page: a child is "{child}" in the words that are sent.
import { hideNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { CardPicture } from '@calmbridge/domain/boards/board';
import { namesIn } from '#api/hidden-profile';
import { useDeviceStore } from '#device/device-context';
import { profileFormResponses, savedChildren } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { saved } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import { usePictureMaker } from '#shared/pictures/use-picture-maker';
import { useToast } from '#ui/toasts/toasts';
import { useStable } from '#ui/use-stable';

export function useCardPicture(cardId: string, onChoose: (picture: CardPicture) => void) {
  const store = useDeviceStore();
  const toast = useToast();
  // The card goes on being changed while its picture is made: what counts is how it is when the picture comes.
  const latest = useStable({ choose: onChoose });
  return usePictureMaker(
    cardId,
    (words) => ({
      kind: 'card',
      words: hideNames(cleanText(words).trim(), namesOn(store)),
      place: async (id) => {
        latest.choose({ is: 'picture', id });
        return saved;
      },
      onMade: ({ isRepeat }) => toast({ text: isRepeat ? m.boardpics_ready_free() : m.boardpics_ready() }),
    }),
    cardId,
  );
}

/** Every child this device knows of: saved ones, and those of care plans. */
function namesOn(store: DeviceStore): string[] {
  const inPlans = store
    .collection(profileFormResponses)
    .all()
    .map(({ profile }) => ({ name: String((profile as { name?: unknown } | undefined)?.name ?? '') }));
  return namesIn(null, [...store.collection(savedChildren).all(), ...inPlans]);
}
