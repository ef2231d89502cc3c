// Pictures under way: asked for, fetched, kept, put into their place. They live outside the page, so that a picture arrives
// also when the carer has closed what it is for, or gone to another page meanwhile.
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';
import type { KeptPicture } from '#device/pictures/keep-picture';
import type { OpenUse } from '#device/records/shapes';
import type { DeviceRefusal, Saved } from '#device/store/user-scope';
import { createSignal } from '#store/create-store';
import {
  askForPicture,
  fetchMade,
  type PictureWish,
  pictureReceived,
  pictureUse,
  stopPicture,
} from './carry-picture.ts';
import { isLost, type Trouble } from './persist.ts';
import { holdUse, releaseUse } from './use-lock.ts';
import type { UsePorts } from './use-ports.ts';

export type MakingState =
  | { is: 'idle' }
  | { is: 'under-way'; trouble: Trouble | null }
  /** `isOpen`: trying again asks for the same picture, and is not paid for again. */
  | { is: 'failed'; why: Refusal; isOpen: boolean }
  /** Made, but the device had no room. Asking again is free. */
  | { is: 'not-kept'; why: DeviceRefusal };

export type MakingPorts = { uses: UsePorts; keep: (picture: Blob) => Promise<KeptPicture> };

export type MakingWish = PictureWish & {
  /** Where it will stand: one picture at a time each. */
  key: string;
  /** Puts the kept picture into its place. */
  place: (pictureId: string, answer: ImageAnswer) => Promise<Saved>;
  onMade: (answer: ImageAnswer) => void;
};

type Sent = { ports: MakingPorts; wish: MakingWish; use: OpenUse };

const idle: MakingState = { is: 'idle' };

export type PictureMaking = ReturnType<typeof openMaking>;

export function openMaking() {
  const states = new Map<string, MakingState>();
  const last = new Map<string, Sent>();
  const stopping = new Map<string, AbortController>();
  const changes = createSignal();
  const change = (key: string, next: MakingState) => {
    states.set(key, next);
    changes.tell();
  };

  const run = async (sent: Sent): Promise<void> => {
    const { wish, use } = sent;
    const { signal } = begin(wish.key, sent);
    change(wish.key, { is: 'under-way', trouble: null });
    if (!(await holdUse(use.id))) return change(wish.key, idle);
    const show = (next: MakingState) => change(wish.key, next);
    await carry(sent, signal, show).finally(() => releaseUse(use.id));
  };

  const begin = (key: string, sent: Sent): AbortController => {
    const controller = new AbortController();
    last.set(key, sent);
    stopping.set(key, controller);
    return controller;
  };
  const isUnderWay = (key: string) => states.get(key)?.is === 'under-way';

  return {
    get: (key: string): MakingState => states.get(key) ?? idle,
    subscribe: changes.subscribe,
    make: async (ports: MakingPorts, wish: MakingWish) => {
      if (!isUnderWay(wish.key)) await run({ ports, wish, use: pictureUse(ports.uses, wish, wish.key) });
    },
    /** Goes on with a picture that an earlier page asked for. */
    resume: async (ports: MakingPorts, wish: MakingWish, use: OpenUse) => {
      if ((states.get(wish.key) ?? idle).is === 'idle') await run({ ports, wish, use });
    },
    /** The same wish again: the same use where it is still open. */
    retry: async (key: string) => {
      const sent = last.get(key);
      const state = states.get(key);
      if (!sent || (state?.is !== 'failed' && state?.is !== 'not-kept')) return;
      const isSame = state.is === 'not-kept' || state.isOpen;
      await run(isSame ? sent : { ...sent, use: pictureUse(sent.ports.uses, sent.wish, key) });
    },
    stop: (key: string) => stopping.get(key)?.abort(),
    forget: (key: string) => {
      if (!isUnderWay(key)) change(key, idle);
    },
  };
}

async function carry(
  { ports: { uses, keep }, wish, use }: Sent,
  signal: AbortSignal,
  show: (state: MakingState) => void,
): Promise<void> {
  const lasting = { signal, onTrouble: (trouble: Trouble | null) => show({ is: 'under-way', trouble }) };
  const stop = async () => {
    show(idle);
    await stopPicture(uses, use);
  };
  const made = await askForPicture(uses, use, lasting);
  if (signal.aborted) return stop();
  if (!made.ok) return show({ is: 'failed', why: made.refusal, isOpen: isLost(made.refusal.code, false) });
  const picture = await fetchMade(uses, made.value.url, lasting);
  if (signal.aborted) return stop();
  if (!picture.ok) return show({ is: 'failed', why: picture.refusal, isOpen: true });
  const kept = await keep(picture.value);
  const placed = kept.ok ? await wish.place(kept.id, made.value) : kept;
  if (!placed.ok) return show({ is: 'not-kept', why: placed.why });
  await pictureReceived(uses, use, made.value);
  show(idle);
  wish.onMade(made.value);
}
