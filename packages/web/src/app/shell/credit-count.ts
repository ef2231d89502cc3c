import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { type Credits, useCredits } from '#api/credits';
import { formatCredits } from '#ui/format/format';

/** The balance as the header shows it: a figure, or ∞ for admins. */
export const creditCount = ({ isAdmin, credits }: Pick<Credits, 'isAdmin' | 'credits'>): string =>
  isAdmin ? '∞' : formatCredits(hundredthsOf(credits));

export const useCreditCount = (): string => creditCount(useCredits());
