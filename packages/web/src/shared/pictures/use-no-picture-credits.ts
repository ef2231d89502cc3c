import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useTooFewCredits } from '#shared/credits/use-too-few-credits';
import { formatCredits } from '#ui/format/format';

/** Says that the balance is too small for a picture, and offers the way to more. */
export function useNoPictureCredits(priceHundredths: number, card?: string): () => Promise<void> {
  const { credits } = useCredits();
  const tooFew = useTooFewCredits(card === undefined ? {} : { card });
  return async () => {
    await tooFew({
      title: m.picture_no_credits(),
      text: m.picture_no_credits_words({
        price: formatCredits(priceHundredths),
        balance: formatCredits(hundredthsOf(credits)),
      }),
    });
  };
}
