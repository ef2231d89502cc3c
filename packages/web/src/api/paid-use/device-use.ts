// Paying for what the page makes itself: a board as a file, a picture prepared for a card. The price is held before, and
// taken when the thing is there; what could not be made costs nothing. A thing is handed out exactly when it was paid for.
import type { Refusal } from '@calmbridge/domain/result';
import { useMemo } from 'react';
import { type DeviceFeature, openDeviceUse } from './device-hold.ts';
import { type UsePorts, useUsePorts } from './use-ports.ts';

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

export function spendOn<T>(ports: UsePorts, { feature, key, make }: DeviceWish<T>): Purchase<T> {
  const use = openDeviceUse(ports, feature, key);
  let made: { value: T } | null = null;
  let underWay: Promise<Bought<T>> | null = null;

  const run = async (): Promise<Bought<T>> => {
    const objection = await use.begin();
    if (objection) return { is: 'refused', refusal: objection };
    try {
      made ??= { value: await make() };
    } catch {
      await use.release();
      return { is: 'failed' };
    }
    const { value } = made;
    const trouble = await use.pay();
    return trouble ? { is: 'refused', refusal: trouble } : { is: 'made', value };
  };

  return {
    get: () => {
      if (use.isPaid() && made) return Promise.resolve({ is: 'made', value: made.value });
      underWay ??= run().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

/** The same, with the balance in every header following. */
export function useSpending(): <T>(wish: DeviceWish<T>) => Purchase<T> {
  const ports = useUsePorts();
  return useMemo(() => (wish) => spendOn(ports, wish), [ports]);
}
