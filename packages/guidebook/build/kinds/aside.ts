// What carers ask next on whatever page: a short answer that holds on all of them, with what it must catch and leave alone.
import { z } from 'zod';
import type { Aside } from '#chat/talk/aside';
import { pageSlots } from '#library/slots';
import { phrases, plainText, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';
import { step } from './page.ts';
import { checkCaught } from './refusal.ts';
import { says } from './says.ts';

export const asideKind: Kind<Omit<Aside, 'id'>> = {
  folder: 'asked-next',
  schema: z
    .strictObject({
      title: plainText,
      flags: z.array(z.enum(['told', 'reassuring', 'staff'])).optional(),
      says: z.array(says).optional(),
      'asked as': z.array(plainText).min(3),
      'not asked as': phrases,
      ...record,
      Say: withSlots(pageSlots),
      Steps: z.array(step).min(2).max(3),
    })
    .check((ctx) => {
      const { says: patterns, 'asked as': asked, 'not asked as': others } = ctx.value;
      // Without patterns it is found by nearness of meaning alone.
      if (patterns) checkCaught(ctx, patterns, asked, others, () => true);
    })
    .transform((read) => ({
      title: read.title,
      says: read.says ?? [],
      asked: read['asked as'],
      notAsked: read['not asked as'],
      say: read.Say,
      steps: read.Steps,
      ...(read.flags?.includes('told') && { isTold: true as const }),
      ...(read.flags?.includes('staff') && { isForStaff: true as const }),
      ...(read.flags?.includes('reassuring') && { isReassuring: true as const }),
    })),
};
