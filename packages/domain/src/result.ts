import type { RefusalCode } from './refusals.ts';

/** A refusal is an answer, not a fault: it has a code that travels; the words for it live in the page. */
export type Refusal = {
  code: RefusalCode;
  retryAfterSeconds?: number;
  /** The outside service that failed, where its name is part of the words. */
  serviceName?: string;
};

export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  code: RefusalCode,
  more: Omit<Refusal, 'code'> = {},
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, ...more },
});
