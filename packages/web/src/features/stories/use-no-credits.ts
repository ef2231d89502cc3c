import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useTooFewCredits } from '#shared/credits/use-too-few-credits';
import { formatCredits } from '#ui/format/format';

/** Says that the balance is too small, and offers the way to more. */
export function useNoCredits(): () => Promise<void> {
  const { credits } = useCredits();
  const tooFew = useTooFewCredits();
  return async () => {
    await tooFew({
      title: m.stories_no_credits(),
      text: m.stories_no_credits_words({
        price: formatCredits(priceHundredths.stories),
        balance: formatCredits(hundredthsOf(credits)),
      }),
    });
  };
}
