// Where the session has ended under an open page, the carer signs in over it and goes on. One dialog, however many ask.
import type { Me } from '@calmbridge/domain/users/me';
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useSession } from '#api/session';
import { type SignInAgain, SignInAgainContext } from '#api/sign-in-again';
import { later } from '#ui/later/later';
import { loadSignInPage } from './load-sign-in-page.ts';
import { SessionEndContext } from './session-end.ts';

const SignInAgainDialog = later(
  async () => (await import('#features/sign-in/sign-in-again-dialog')).SignInAgainDialog,
);

export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const { user, signedIn } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<{ answer: (isSignedIn: boolean) => void; answered: Promise<boolean> } | null>(null);

  const ask = useCallback<SignInAgain>(() => {
    waiting.current ??= newQuestion();
    setIsAsked(true);
    return waiting.current.answered;
  }, []);
  const end = (me: Me | null) => {
    // Somebody else's page is not theirs to go on with.
    if (me && me.user.uid !== user?.uid) return loadSignInPage();
    if (me) signedIn(me);
    waiting.current?.answer(me !== null);
    waiting.current = null;
    setIsAsked(false);
  };

  const sessionEnd = useContext(SessionEndContext);
  useEffect(() => sessionEnd.offer(ask), [sessionEnd, ask]);
  return (
    <SignInAgainContext value={ask}>
      {children}
      {isAsked && user && <SignInAgainDialog email={user.email} onEnd={end} />}
    </SignInAgainContext>
  );
}

function newQuestion() {
  let answer: (isSignedIn: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
