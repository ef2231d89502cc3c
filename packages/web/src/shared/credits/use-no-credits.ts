import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { formatCredits } from '#ui/format/format';
import { isWaitingForFree, nextFreeWords } from './next-free-credit.ts';
import { type WayBack, wayBackState } from './way-back.ts';

/** What could not be paid: its price, and what the carer is told. */
export type Unpaid = {
  hundredths: number;
  title: string;
  text: (figures: { price: string; balance: string }) => string;
};

/** A question about money is not held up by a slow connection. */
const patienceMs = 1_500;

/**
 * Says that the balance is too small, and when the next free credit comes, and offers the way to more, and back again to
 * what is open now. True: the carer goes there.
 */
export function useNoCredits(open: Omit<WayBack, 'path'> = {}): (unpaid: Unpaid) => Promise<boolean> {
  const credits = useCredits();
  // Asked from what was drawn a while ago, the balance must still be today's.
  const now = useRef(credits);
  useEffect(() => {
    now.current = credits;
  }, [credits]);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ hundredths, title, text }) => {
    const words = text({
      price: formatCredits(hundredths),
      balance: formatCredits(hundredthsOf(now.current.credits)),
    });
    const free = isWaitingForFree(now.current) ? await soon(nextFreeWords()) : null;
    const isGoing = await confirm({
      title,
      text: free === null ? words : `${words} ${free}`,
      confirmLabel: m.ui_go_to_credits(),
      cancelLabel: m.ui_close(),
    });
    if (isGoing) await navigate('/payment', { state: wayBackState({ path: pathname + search, ...open }) });
    return isGoing;
  };
}

const soon = (words: Promise<string | null>): Promise<string | null> =>
  Promise.race([words, new Promise<null>((give) => setTimeout(() => give(null), patienceMs))]);
