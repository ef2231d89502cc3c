// Paying for what the page makes itself: a board as a file, a picture prepared for a card. The price is held before, and
// taken when the thing is there; what could not be made costs nothing. A thing is handed out exactly when it was paid for.
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import {
  captureUseContract,
  type deviceFeatures,
  holdUseContract,
  releaseUseContract,
} from '@calmbridge/domain/credits/uses';
import { ok, type Refusal, type Result } from '@calmbridge/domain/result';
import { useMemo } from 'react';
import { call } from '#api/call';
import type { OpenUse } from '#device/records/shapes';
import { forgetUse, keepUse, newUse } from './open-use.ts';
import { persist } from './persist.ts';
import { type UsePorts, useUsePorts } from './use-ports.ts';

export type DeviceFeature = (typeof deviceFeatures)[number];

export type Bought<T> =
  | { is: 'made'; value: T }
  | { is: 'refused'; refusal: Refusal }
  /** It could not be made. Nothing was taken. */
  | { is: 'failed' };

export type Purchase<T> = {
  /**
   * Makes and pays once, however often it is asked: while it is being made the same answer is awaited, once it is paid
   * for it is handed out again for nothing. After a refusal or a failure it tries again, and never pays twice.
   */
  get: () => Promise<Bought<T>>;
};

/** `key` tells the same thing from another one: paid for and not handed out, it is found again after a reload. */
export type DeviceWish<T> = { feature: DeviceFeature; key?: string; make: () => Promise<T> };

/** Before anything is held a carer does not wait for long. */
const shortPausesMs = [300, 1_000];

export function spendOn<T>(ports: UsePorts, { feature, key, make }: DeviceWish<T>): Purchase<T> {
  const fresh = () => newUse(ports, { kind: 'file', body: { feature }, place: { key } });
  let use = (key !== undefined && openFileFor(ports, key)) || fresh();
  let made: { value: T } | null = null;
  let isPaid = false;
  let underWay: Promise<Bought<T>> | null = null;
  const lasting = { signal: new AbortController().signal, onTrouble: () => undefined };

  const hold = async () => {
    if (key !== undefined) await keepUse(ports, use);
    const { id: useId } = use;
    const ask = async (): Promise<Result<CreditState | null>> => {
      const answer = await call(holdUseContract, { useId, feature });
      // A hold that stands already is a hold: its first answer was lost.
      return !answer.ok && answer.refusal.code === 'credits/use-running' ? ok(null) : answer;
    };
    return persist(ports, ask, { ...lasting, pauses: shortPausesMs });
  };
  const release = async () => {
    const answer = await call(releaseUseContract, {}, { params: { useId: use.id } });
    if (answer.ok) ports.creditsChanged(answer.value);
    await forgetUse(ports, use.id);
    use = fresh();
  };

  const capture = async (): Promise<Refusal | null> => {
    const ask = () => call(captureUseContract, {}, { params: { useId: use.id } });
    const answer = await persist(ports, ask, lasting);
    if (!answer.ok) return answer.refusal;
    isPaid = true;
    ports.creditsChanged(answer.value);
    return null;
  };

  /** A use we asked for before: an answer may have been lost on the way. */
  const begin = async (): Promise<Refusal | null> => {
    const held = await hold();
    if (held.ok) {
      if (held.value) ports.creditsChanged(held.value);
      return null;
    }
    if (held.refusal.code === 'credits/use-already-answered') {
      isPaid = true;
      return null;
    }
    if (held.refusal.code !== 'credits/use-ended') {
      if (held.refusal.code !== 'service/network-request-failed') await forgetUse(ports, use.id);
      return held.refusal;
    }
    // Released meanwhile, because it took too long: what was made is paid for with a new use.
    await forgetUse(ports, use.id);
    use = fresh();
    const again = await hold();
    return again.ok ? null : again.refusal;
  };

  const run = async (): Promise<Bought<T>> => {
    const objection = await begin();
    if (objection) return { is: 'refused', refusal: objection };
    try {
      made ??= { value: await make() };
    } catch {
      await release();
      return { is: 'failed' };
    }
    const { value } = made;
    let trouble = isPaid ? null : await capture();
    if (trouble?.code === 'credits/use-ended') trouble = (await begin()) ?? (isPaid ? null : await capture());
    if (trouble) return { is: 'refused', refusal: trouble };
    await forgetUse(ports, use.id);
    return { is: 'made', value };
  };

  return {
    get: () => {
      if (isPaid && made) return Promise.resolve({ is: 'made', value: made.value });
      underWay ??= run().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

const openFileFor = ({ open }: UsePorts, key: string): OpenUse | null =>
  open.all().find(({ kind, place }) => kind === 'file' && place['key'] === key) ?? null;

/** The same, with the balance in every header following. */
export function useSpending(): <T>(wish: DeviceWish<T>) => Purchase<T> {
  const ports = useUsePorts();
  return useMemo(() => (wish) => spendOn(ports, wish), [ports]);
}
