// Pictures under way: asked for, fetched, kept, put into their place. They live outside the page, so that a picture paid
// for arrives also when the carer has closed what it is for, or gone to another page meanwhile.
import type { CreditState } from '@calmbridge/domain/credits/uses';
import type { ImageAnswer, ImageKind } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';
import type { KeptPicture } from '#device/keep-picture';
import type { DeviceRefusal, Saved } from '#device/user-scope';
import type { fetchPicture, makePicture } from './images.ts';
import { isUseOpen, isUseOver, settledAfterMs } from './use-fate.ts';

export type MakingState =
  | { is: 'idle' }
  | { is: 'under-way' }
  | { is: 'failed'; why: Refusal }
  /** Made and paid for, but the device had no room. Asking again is free. */
  | { is: 'not-kept'; why: DeviceRefusal };

export type MakingPorts = {
  make: typeof makePicture;
  fetch: typeof fetchPicture;
  keep: (picture: Blob) => Promise<KeptPicture>;
  creditsChanged: (state: CreditState) => void;
  refreshCredits: () => Promise<void>;
  newId: () => string;
};

export type MakingWish = {
  /** Where it will stand: one picture at a time each. */
  key: string;
  kind: ImageKind;
  /** What it shows, without any name. */
  words: string;
  /** Puts the kept picture into its place. */
  place: (pictureId: string, answer: ImageAnswer) => Promise<Saved>;
  onMade: (answer: ImageAnswer) => void;
};

type Sent = { ports: MakingPorts; wish: MakingWish; useId: string };

const idle: MakingState = { is: 'idle' };

export type PictureMaking = ReturnType<typeof openMaking>;

export function openMaking() {
  const states = new Map<string, MakingState>();
  const last = new Map<string, Sent>();
  const stopping = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const change = (key: string, next: MakingState) => {
    states.set(key, next);
    for (const listener of listeners) listener();
  };

  const run = async (sent: Sent, isSecondTry = false): Promise<void> => {
    const { ports, wish, useId } = sent;
    const { key } = wish;
    const controller = new AbortController();
    last.set(key, sent);
    stopping.set(key, controller);
    change(key, { is: 'under-way' });
    const answer = await ports.make({ useId, words: wish.words, kind: wish.kind }, controller.signal);
    if (controller.signal.aborted) return stopped(ports, key);
    if (!answer.ok) {
      if (isUseOver(answer.refusal.code) && !isSecondTry) return run({ ...sent, useId: ports.newId() }, true);
      void ports.refreshCredits();
      return change(key, { is: 'failed', why: answer.refusal });
    }
    if (answer.value.state) ports.creditsChanged(answer.value.state);
    else void ports.refreshCredits();
    const picture = await ports.fetch(answer.value.url, controller.signal);
    if (controller.signal.aborted) return change(key, idle);
    if (!picture.ok) return change(key, { is: 'failed', why: picture.refusal });
    await keep(sent, picture.value, answer.value);
  };

  const keep = async ({ ports, wish }: Sent, picture: Blob, answer: ImageAnswer): Promise<void> => {
    const kept = await ports.keep(picture);
    const placed = kept.ok ? await wish.place(kept.id, answer) : kept;
    if (!placed.ok) return change(wish.key, { is: 'not-kept', why: placed.why });
    change(wish.key, idle);
    wish.onMade(answer);
  };

  const stopped = (ports: MakingPorts, key: string) => {
    setTimeout(() => void ports.refreshCredits(), settledAfterMs);
    change(key, idle);
  };

  return {
    get: (key: string): MakingState => states.get(key) ?? idle,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    make: async (ports: MakingPorts, wish: MakingWish) => {
      if (states.get(wish.key)?.is !== 'under-way') await run({ ports, wish, useId: ports.newId() });
    },
    /** The same wish again. */
    retry: async (key: string) => {
      const sent = last.get(key);
      const state = states.get(key);
      if (!sent || (state?.is !== 'failed' && state?.is !== 'not-kept')) return;
      const isSame = state.is === 'failed' && isUseOpen(state.why.code);
      await run({ ...sent, useId: isSame ? sent.useId : sent.ports.newId() });
    },
    /** Before it has arrived it costs nothing. */
    stop: (key: string) => stopping.get(key)?.abort(),
    forget: (key: string) => {
      if (states.get(key)?.is !== 'under-way') change(key, idle);
    },
  };
}
