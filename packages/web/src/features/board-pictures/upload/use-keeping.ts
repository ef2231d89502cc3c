import type { CardPicture } from '@calmbridge/domain/boards/board';
import { useRef, useState } from 'react';
import { type Bought, type Purchase, useSpending } from '#api/paid-use/device-use';
import { refusalWords } from '#api/refusal-words';
import { useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { canKeepPictures, keepPicture } from '#device/pictures/keep-picture';
import type { DeviceRefusal } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import { useToast } from '#ui/toasts/toasts';
import { type Cut, writePhoto } from './draw-photo.ts';

export type KeepingState = { is: 'idle' } | { is: 'keeping' } | { is: 'stopped'; words: string };

export type KeepingEnds = {
  onKept: (picture: CardPicture) => void;
  onNoCredits: () => Promise<void>;
};

type Buying = { cut: Cut; purchase: Purchase<string>; noRoom: DeviceRefusal | null };

/** Keeps a photo on the device, and pays once it is there. What was begun goes on when the panel is closed meanwhile. */
export function useKeeping({ onKept, onNoCredits }: KeepingEnds) {
  const [state, setState] = useState<KeepingState>({ is: 'idle' });
  const buying = useRef<Buying | null>(null);
  const isUnderWay = useRef(false);
  const store = useDeviceStore();
  const spend = useSpending();
  const toast = useToast();

  const buyingOf = (cut: Cut): Buying => {
    if (buying.current && isSameCut(buying.current.cut, cut)) return buying.current;
    const next: Buying = {
      cut,
      noRoom: null,
      purchase: spend({
        feature: 'pecsUploads',
        make: async () => {
          next.noRoom = null;
          const kept = await keepPicture(store, await writePhoto(cut));
          if (kept.ok) return kept.id;
          next.noRoom = kept.why;
          throw new Error('no room');
        },
      }),
    };
    buying.current = next;
    return next;
  };
  const finish = async (outcome: Bought<string>, noRoom: DeviceRefusal | null) => {
    if (outcome.is === 'made') {
      setState({ is: 'idle' });
      onKept({ is: 'picture', id: outcome.value });
      return toast({ text: m.boardpics_kept() });
    }
    if (outcome.is === 'refused' && outcome.refusal.code === 'credits/insufficient') {
      setState({ is: 'idle' });
      return onNoCredits();
    }
    setState({ is: 'stopped', words: stoppedWords(outcome, noRoom) });
  };
  const keep = async (cut: Cut) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ is: 'keeping' });
    if (!(await canKeepPictures())) {
      isUnderWay.current = false;
      return setState({ is: 'stopped', words: m.device_no_pictures_before() });
    }
    const now = buyingOf(cut);
    const outcome = await now.purchase.get();
    isUnderWay.current = false;
    await finish(outcome, now.noRoom);
  };
  return { state, keep, forget: () => setState({ is: 'idle' }) };
}

function stoppedWords(
  outcome: Exclude<Bought<string>, { is: 'made' }>,
  noRoom: DeviceRefusal | null,
): string {
  if (outcome.is === 'failed')
    return noRoom ? m.boardpics_upload_room({ why: deviceWords(noRoom) }) : m.boardpics_upload_failed();
  return outcome.refusal.code === 'service/network-request-failed'
    ? m.boardpics_upload_open()
    : refusalWords(outcome.refusal);
}

const isSameCut = (a: Cut, b: Cut): boolean =>
  a.photo === b.photo &&
  a.turns === b.turns &&
  a.crop?.x === b.crop?.x &&
  a.crop?.y === b.crop?.y &&
  a.crop?.side === b.crop?.side;
