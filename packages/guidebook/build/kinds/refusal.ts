// What is refused, and what a doctor should see: rows that know what they must catch and what they must leave alone.
import { z } from 'zod';
import type { RedFlag, Refusal } from '#chat/answer/refusal';
import { isAskedFor } from '#chat/answer/refusal';
import { pageSlots } from '#library/slots';
import { phrases, plainText, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';
import { says } from './says.ts';

const text = withSlots(pageSlots);
const listed = z.array(says).min(1, 'is empty');

const refusesFirst = text.regex(/^(?:No\.|No:|Not without|Never\b)/, 'begin with "No." or "Not without …"');

export const refusalKind: Kind<Omit<Refusal, 'id'>> = {
  folder: 'refusals',
  schema: z
    .strictObject({
      title: plainText,
      says: listed,
      'points at': says,
      'asked as': z.array(plainText).min(3),
      'not asked as': phrases,
      flags: z.array(z.literal('always')).optional(),
      ...record,
      No: refusesFirst,
      Why: text,
      Instead: z.array(text).min(2).max(4),
      Call: text,
      'If it was done': text.optional(),
      'From a doctor': text.optional(),
    })
    .check((ctx) => {
      const { says: patterns, 'asked as': asked, 'not asked as': others, flags } = ctx.value;
      checkCaught(ctx, patterns, asked, others, flags ? () => true : isAskedFor);
    })
    .transform((read) => ({
      says: read.says,
      pointsAt: read['points at'],
      no: read.No,
      why: read.Why,
      instead: read.Instead,
      call: read.Call,
      ...(read['If it was done'] !== undefined && { told: read['If it was done'] }),
      ...(read['From a doctor'] !== undefined && { fromDoctor: read['From a doctor'] }),
      ...(read.flags && { isAlways: true }),
    })),
};

export const redFlagKind: Kind<Omit<RedFlag, 'id'>> = {
  folder: 'red-flags',
  schema: z
    .strictObject({
      title: plainText,
      says: listed,
      'asked as': z.array(plainText).min(3),
      'not asked as': phrases,
      ...record,
      'See a doctor': text,
      'If asked again': text.optional(),
    })
    .check((ctx) => {
      const { says: patterns, 'asked as': asked, 'not asked as': others } = ctx.value;
      checkCaught(ctx, patterns, asked, others, () => true);
    })
    .transform((read) => ({
      says: read.says,
      doctor: read['See a doctor'],
      ...(read['If asked again'] !== undefined && { again: read['If asked again'] }),
    })),
};

type Context = { value: unknown; issues: unknown[] };

export function checkCaught(
  { issues }: Context,
  patterns: readonly RegExp[],
  asked: readonly string[],
  others: readonly string[],
  counts: (message: string) => boolean,
): void {
  const isCaught = (message: string) => {
    const text = message.replaceAll('’', "'");
    return counts(text) && patterns.some((one) => one.test(text));
  };
  const complain = (key: string, at: number, message: string) =>
    issues.push({ code: 'custom', input: '', path: [key, at], message });
  for (const [at, message] of asked.entries())
    if (!isCaught(message)) complain('asked as', at, `"${message}" is not caught by what it says`);
  for (const [at, message] of others.entries())
    if (isCaught(message)) complain('not asked as', at, `"${message}" is caught, and should not be`);
}
