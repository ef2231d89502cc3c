import { createContext } from 'react';
import type { SignInAgain } from '#api/sign-in-again';

/** What is asked when a session turns out to have ended: the page that is open may offer to sign in over it. */
export type SessionEnd = {
  offer: (signInAgain: SignInAgain) => () => void;
  /** False: nobody offers it, or the carer would rather not. */
  ask: SignInAgain;
};

export function openSessionEnd(): SessionEnd {
  let offered: SignInAgain | null = null;
  return {
    offer: (signInAgain) => {
      offered = signInAgain;
      return () => {
        if (offered === signInAgain) offered = null;
      };
    },
    ask: () => offered?.() ?? Promise.resolve(false),
  };
}

export const SessionEndContext = createContext<SessionEnd>(openSessionEnd());
