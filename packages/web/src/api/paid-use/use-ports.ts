// What a paid use needs of the world: our server, this device, the balance, a way to sign in again, clock and chance.
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { useMemo } from 'react';
import { useCredits } from '#api/credits';
import { useSignInAgain } from '#api/sign-in-again';
import { useDeviceStore } from '#device/device-context';
import { type OpenUse, openUses } from '#device/records/shapes';
import type { Collection } from '#device/store/collection';

export type UsePorts = {
  open: Pick<Collection<OpenUse>, 'all' | 'get' | 'add' | 'update' | 'remove'>;
  creditsChanged: (state: CreditState) => void;
  refreshCredits: () => Promise<void>;
  /** Offers to sign in where the carer stands. False: they would rather not. */
  signInAgain: () => Promise<boolean>;
  /** Ends early when the connection comes back, or when it is called off. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  now: () => Date;
  newId: () => string;
};

export function useUsePorts(): UsePorts {
  const store = useDeviceStore();
  const { creditsChanged, refreshCredits } = useCredits();
  const signInAgain = useSignInAgain();
  return useMemo(
    () => ({
      open: store.collection(openUses),
      creditsChanged,
      refreshCredits,
      signInAgain,
      pause: pauseForConnection,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    [store, creditsChanged, refreshCredits, signInAgain],
  );
}

function pauseForConnection(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const listening = { signal: ended.signal };
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    // A page that is left asks for nothing more; the next one does. The browser may bring this one back as it was.
    let isLeft = false;
    const wake = () => {
      if (!isLeft) end();
    };
    const timer = setTimeout(wake, ms);
    window.addEventListener('online', wake, listening);
    window.addEventListener('pagehide', () => (isLeft = true), listening);
    window.addEventListener('pageshow', end, listening);
    signal?.addEventListener('abort', end, listening);
    if (signal?.aborted) end();
  });
}
