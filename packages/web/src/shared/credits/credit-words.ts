import { m } from '#paraglide/messages';
import { getLocale } from '#paraglide/runtime';
import { formatCredits } from '#ui/format/format';

export const isOneCredit = (hundredths: number): boolean =>
  new Intl.PluralRules(getLocale()).select(hundredths / 100) === 'one';

/** 1 credit, 2.5 credits */
export const creditWords = (hundredths: number): string =>
  (isOneCredit(hundredths) ? m.credits_amount_one : m.credits_amount)({ credits: formatCredits(hundredths) });
