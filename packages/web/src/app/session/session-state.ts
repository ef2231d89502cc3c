import { createContext, useContext } from 'react';
import type { SessionState } from '#api/session';

export const SessionStateContext = createContext<SessionState>({ is: 'loading' });

/** For the guards, which must tell loading, signed out and signed in apart. */
export const useSessionState = (): SessionState => useContext(SessionStateContext);
