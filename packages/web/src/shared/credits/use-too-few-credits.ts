import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { isWaitingForFree, nextFreeWords } from './next-free-credit.ts';
import { type WayBack, wayBackState } from './way-back.ts';

/** A question about money is not held up by a slow connection. */
const patienceMs = 1_500;

/**
 * Says that the balance is too small, and when the next free credit comes, and offers the way to more, and back again.
 * True: the carer goes there.
 */
export function useTooFewCredits(
  open: Omit<WayBack, 'path'> = {},
): (words: { title: string; text: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const credits = useCredits();
  // Asked from what was drawn a while ago, the balance must still be today's.
  const now = useRef(credits);
  useEffect(() => {
    now.current = credits;
  }, [credits]);
  const { pathname, search } = useLocation();
  return async ({ title, text }) => {
    const free = isWaitingForFree(now.current) ? await soon(nextFreeWords()) : null;
    const isGoing = await confirm({
      title,
      text: free === null ? text : `${text} ${free}`,
      confirmLabel: m.ui_go_to_credits(),
      cancelLabel: m.ui_close(),
    });
    if (isGoing) await navigate('/payment', { state: wayBackState({ path: pathname + search, ...open }) });
    return isGoing;
  };
}

const soon = (words: Promise<string | null>): Promise<string | null> =>
  Promise.race([words, new Promise<null>((give) => setTimeout(() => give(null), patienceMs))]);
