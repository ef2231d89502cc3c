// Where a carer was when the credits ran out. It stands in the history entry of the credits page, so that it lasts over a
// reload and goes with the visit: whoever comes another way is led nowhere.
import { z } from 'zod';

const WayBack = z.object({
  /** A path of our own. */
  path: z.string().regex(/^\/(?![/\\])/),
  /** The chat lay over the page. */
  hasChat: z.boolean().optional(),
  /** The card that was open on the board. */
  card: z.string().optional(),
});
export type WayBack = z.infer<typeof WayBack>;

export const wayBackState = (wayBack: WayBack) => ({ wayBack });

export const wayBackIn = (state: unknown): WayBack | null =>
  WayBack.safeParse((state as { wayBack?: unknown } | null)?.wayBack).data ?? null;

/** The card to open again, from the state of a board's history entry. */
export function cardIn(state: unknown): string | null {
  const card = (state as { card?: unknown } | null)?.card;
  return typeof card === 'string' ? card : null;
}
