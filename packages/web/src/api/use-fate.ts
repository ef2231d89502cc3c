// What a refusal says of the use it was the answer to. A use is one wish, paid for once by the id it was sent with.
import type { RefusalCode } from '@calmbridge/domain/refusals';

const over: readonly RefusalCode[] = ['credits/use-ended', 'credits/use-mismatch'];
const open: readonly RefusalCode[] = ['service/network-request-failed', 'credits/use-running'];

/** Nothing was charged under it: the same wish goes out again as a new use. */
export const isUseOver = (code: RefusalCode): boolean => over.includes(code);

/** Nobody knows what became of it, so trying again means asking for the same one. */
export const isUseOpen = (code: RefusalCode): boolean => open.includes(code);

/** The server settles a use whose reader went away a moment later; then the balance is asked for. */
export const settledAfterMs = 1500;
