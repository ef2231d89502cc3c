// Paying for what the page makes itself: a board as a file, a picture prepared for a card. The price is held before, and
// taken when the thing is there; what could not be made costs nothing. A thing is handed out exactly when it was paid for.
import {
  type CreditState,
  captureUseContract,
  type deviceFeatures,
  holdUseContract,
  releaseUseContract,
} from '@calmbridge/domain/credits/uses';
import type { Refusal } from '@calmbridge/domain/result';
import { useMemo } from 'react';
import { call } from './call.ts';
import { useCredits } from './credits.ts';

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

export type SpendingPorts = { newId: () => string; onState: (state: CreditState) => void };

export function spendOn<T>(
  feature: DeviceFeature,
  make: () => Promise<T>,
  { newId, onState }: SpendingPorts,
): Purchase<T> {
  let useId = newId();
  let made: { value: T } | null = null;
  let isPaid = false;
  let underWay: Promise<Bought<T>> | null = null;

  const hold = () => call(holdUseContract, { useId, feature });
  const release = async () => {
    const answer = await call(releaseUseContract, {}, { params: { useId } });
    if (answer.ok) onState(answer.value);
    useId = newId();
  };

  const capture = async (): Promise<Refusal | null> => {
    const answer = await call(captureUseContract, {}, { params: { useId } });
    if (!answer.ok) return answer.refusal;
    isPaid = true;
    onState(answer.value);
    return null;
  };

  /** A use we asked for before: an answer may have been lost on the way. */
  const begin = async (): Promise<Refusal | null> => {
    const held = await hold();
    if (held.ok) onState(held.value);
    if (held.ok || held.refusal.code === 'credits/use-running') return null;
    if (held.refusal.code === 'credits/use-already-answered') {
      isPaid = true;
      return null;
    }
    if (held.refusal.code !== 'credits/use-ended') return held.refusal;
    // Released meanwhile, because it took too long: what was made is paid for with a new use.
    useId = newId();
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
    if (isPaid) return { is: 'made', value: made.value };
    const trouble = await capture();
    if (trouble === null) return { is: 'made', value: made.value };
    if (trouble.code !== 'credits/use-ended') return { is: 'refused', refusal: trouble };
    const second = (await begin()) ?? (isPaid ? null : await capture());
    return second ? { is: 'refused', refusal: second } : { is: 'made', value: made.value };
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

/** The same, with the balance in every header following. */
export function useSpending(): <T>(feature: DeviceFeature, make: () => Promise<T>) => Purchase<T> {
  const { creditsChanged } = useCredits();
  return useMemo(
    () => (feature, make) =>
      spendOn(feature, make, { newId: () => crypto.randomUUID(), onState: creditsChanged }),
    [creditsChanged],
  );
}
