// Who is signed in, as pages see it. The app keeps it (src/app/session); features only read it and report changes.
import { adminCredits, type Plan, planOf } from '@calmbridge/domain/credits/prices';
import type { Refusal } from '@calmbridge/domain/result';
import type { AuthUser, Me, UserDocument } from '@calmbridge/domain/users/me';
import { createContext, useContext } from 'react';

export type SessionState =
  | { is: 'loading' }
  | { is: 'signed-out'; trouble?: Refusal }
  /** `isRemembered`: the server could not be asked yet; this is the carer the device knows. */
  | { is: 'signed-in'; me: Me; isRemembered?: true };

export type Session = {
  isAuthenticated: boolean;
  isLoading: boolean;
  isAdmin: boolean;
  /** The server could not be asked since this page was opened: the carer is the one this device remembers. */
  isRemembered: boolean;
  user: AuthUser | null;
  userPlan: Plan;
  /** In credits, not hundredths. */
  credits: number;
  document: UserDocument | null;
  /** Why nobody is signed in, when the reason is that the server could not be asked. */
  trouble: Refusal | null;
  /** After sign-in and sign-up: the server's answer becomes the session. */
  signedIn: (me: Me) => void;
  /** After the document was saved, or credits were spent or bought. */
  documentChanged: (document: UserDocument) => void;
  /** Asks the server again. A failing network changes nothing. */
  refresh: () => Promise<void>;
  /** Null, or why it did not work. On success the page is reloaded at /signin. */
  signOut: (choice?: { removeMyData: boolean }) => Promise<Refusal | null>;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no session around this page');
  return session;
}

/** The part of a session that follows from its state. */
export function sessionView(state: SessionState) {
  const me = state.is === 'signed-in' ? state.me : null;
  const isAdmin = me?.document?.isAdmin ?? false;
  return {
    isAuthenticated: me !== null,
    isLoading: state.is === 'loading',
    isAdmin,
    isRemembered: state.is === 'signed-in' && state.isRemembered === true,
    user: me?.user ?? null,
    userPlan: planOf(me?.document?.plan),
    credits: isAdmin ? adminCredits : (me?.document?.credits ?? 0),
    document: me?.document ?? null,
    trouble: (state.is === 'signed-out' && state.trouble) || null,
  };
}
