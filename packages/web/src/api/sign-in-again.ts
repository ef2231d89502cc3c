// A session may end while a page is open. Whoever meets that asks here: the app offers to sign in over the page as it
// stands, and what was under way goes on. One question at a time, however many wait for it.
import { createContext, useContext } from 'react';

/** True: the same carer is signed in again. */
export type SignInAgain = () => Promise<boolean>;

export const SignInAgainContext = createContext<SignInAgain>(() => Promise.resolve(false));

export const useSignInAgain = (): SignInAgain => useContext(SignInAgainContext);
