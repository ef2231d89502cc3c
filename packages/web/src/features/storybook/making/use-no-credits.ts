import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { useNavigate } from 'react-router';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/ask';
import { formatCredits } from '#ui/format';

/** Says that the balance is too small for a picture, and offers the way to more. */
export function useNoCredits(priceHundredths: number): () => Promise<void> {
  const { credits } = useCredits();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const isGoing = await confirm({
      title: m.storybook_no_credits(),
      text: m.storybook_no_credits_words({
        price: formatCredits(priceHundredths),
        balance: formatCredits(hundredthsOf(credits)),
      }),
      confirmLabel: m.storybook_no_credits_go(),
      cancelLabel: m.storybook_no_credits_close(),
    });
    if (isGoing) await navigate('/payment');
  };
}
