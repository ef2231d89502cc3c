import { m } from '#paraglide/messages';
import type { Trouble } from './persist.ts';

/** What the page is doing about it, while it does. */
export const troubleWords: Record<Trouble, () => string> = {
  lost: m.use_trouble_lost,
  elsewhere: m.use_trouble_elsewhere,
  'signed-out': m.use_trouble_signed_out,
};
