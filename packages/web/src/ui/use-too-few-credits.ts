import { useNavigate } from 'react-router';
import { m } from '#paraglide/messages';
import { useConfirm } from './ask.tsx';

/** Says that the balance is too small, and offers the way to more. True: the carer goes there. */
export function useTooFewCredits(): (words: { title: string; text: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async (words) => {
    const isGoing = await confirm({
      ...words,
      confirmLabel: m.ui_go_to_credits(),
      cancelLabel: m.ui_close(),
    });
    if (isGoing) await navigate('/payment');
    return isGoing;
  };
}
