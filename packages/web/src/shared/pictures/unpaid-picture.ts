import { m } from '#paraglide/messages';
import type { Unpaid } from '#shared/credits/use-no-credits';

/** What is said where a picture, made or of one's own, can't be paid. */
export const unpaidPicture = (hundredths: number): Unpaid => ({
  hundredths,
  title: m.picture_no_credits(),
  text: m.picture_no_credits_words,
});
