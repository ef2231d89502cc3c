// What is grave and told by the way: what is said of it before the answer. It is heard by the encoder, so its examples are checked by a test and not here.
import { z } from 'zod';
import type { GraveHelp } from '#chat/answer/grave-first';
import { pageSlots } from '#library/slots';
import { plainText, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';

const mostWords = 95;
const short = (text: string) => text.split(/\s+/).length <= mostWords;
const text = withSlots(pageSlots).refine(short, `is longer than ${mostWords} words`);

export const graveKind: Kind<Omit<GraveHelp, 'id'>> = {
  folder: 'grave',
  schema: z
    .strictObject({
      title: plainText,
      'told as': z.array(plainText).min(3),
      'not told as': z.array(plainText).min(3),
      ...record,
      First: text,
      'Of yourself': text.refine(
        (said) => !/\{/.test(said),
        'speaks to a grown-up about their own life: no slots',
      ),
    })
    .transform((read) => ({ first: read.First, ofYourself: read['Of yourself'] })),
};
