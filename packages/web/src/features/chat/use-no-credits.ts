import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { useEffect, useRef } from 'react';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { useTooFewCredits } from '#shared/credits/use-too-few-credits';
import { formatCredits } from '#ui/format/format';

/** Says that the balance is too small, and offers the way to more. True: the carer goes there. */
export function useNoCredits(): (what: 'plan' | 'message') => Promise<boolean> {
  const { credits } = useCredits();
  // Asked from an answer that was drawn a while ago, the figure must still be today's.
  const balance = useRef(credits);
  useEffect(() => {
    balance.current = credits;
  }, [credits]);
  const tooFew = useTooFewCredits({ hasChat: true });
  return async (what) => {
    return tooFew({
      title: what === 'plan' ? m.chat_no_credits_plan() : m.chat_no_credits_message(),
      text: m.chat_no_credits_words({
        plan: formatCredits(priceHundredths.carePlans),
        message: formatCredits(priceHundredths.aiChats),
        balance: formatCredits(hundredthsOf(balance.current)),
      }),
    });
  };
}
