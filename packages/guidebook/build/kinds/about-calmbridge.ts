// What carers ask about Calmbridge itself, and what is so.
import { z } from 'zod';
import type { AboutCalmbridge } from '#chat/calmbridge/answers';
import { factSlots } from '#chat/calmbridge/facts';
import { phrases, plainText, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';

export const aboutCalmbridgeKind: Kind<Omit<AboutCalmbridge, 'id'>> = {
  folder: 'about-calmbridge',
  schema: z
    .strictObject({
      title: plainText,
      'asked as': z.array(plainText).min(3),
      'not asked as': phrases.optional(),
      ...record,
      Say: withSlots(factSlots),
    })
    .transform((read) => ({
      title: read.title,
      asked: read['asked as'],
      notAsked: read['not asked as'] ?? [],
      say: read.Say,
    })),
};
