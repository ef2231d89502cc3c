import { useLocation, useNavigate } from 'react-router';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { type WayBack, wayBackState } from './way-back.ts';

/** Says that the balance is too small, and offers the way to more, and back again. True: the carer goes there. */
export function useTooFewCredits(
  open: Omit<WayBack, 'path'> = {},
): (words: { title: string; text: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (words) => {
    const isGoing = await confirm({
      ...words,
      confirmLabel: m.ui_go_to_credits(),
      cancelLabel: m.ui_close(),
    });
    if (isGoing) await navigate('/payment', { state: wayBackState({ path: pathname + search, ...open }) });
    return isGoing;
  };
}
