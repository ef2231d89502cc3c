import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { m } from '#paraglide/messages';
import type { Unpaid } from '#shared/credits/use-no-credits';
import { formatCredits } from '#ui/format/format';

/** What is said where a plan or a message can't be paid: what both cost. */
export const unpaidAnswer = (what: 'plan' | 'message'): Unpaid => ({
  hundredths: what === 'plan' ? priceHundredths.carePlans : priceHundredths.aiChats,
  title: what === 'plan' ? m.chat_no_credits_plan() : m.chat_no_credits_message(),
  text: ({ balance }) =>
    m.chat_no_credits_words({
      plan: formatCredits(priceHundredths.carePlans),
      message: formatCredits(priceHundredths.aiChats),
      balance,
    }),
});
