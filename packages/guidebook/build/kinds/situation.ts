// A hard moment of the day, as one row of a care plan: before, first signs, what to do, afterwards. And what holds for any
// moment of its kind, for those that nobody wrote an entry for.
import { z } from 'zod';
import { type KindLines, type Situation, situationKinds } from '#library/entries';
import { librarySlots } from '#library/slots';
import { askedAs, phrases, practiceIds, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';

const text = withSlots(librarySlots);
const lines = z.array(text).min(1);

const chain = { Before: lines, 'First signs': lines, 'What to do': lines };

export const situationKind: Kind<Omit<Situation, 'id'>> = {
  folder: 'situations',
  schema: z
    .strictObject({
      title: text,
      kind: z.enum(situationKinds),
      practices: practiceIds.min(1),
      words: phrases,
      'asked as': askedAs,
      ...record,
      ...chain,
      Afterwards: lines.optional(),
      Goal: text,
      Where: text.optional(),
    })
    .transform((read) => ({
      kind: read.kind,
      name: read.title,
      words: read.words,
      asks: read['asked as'],
      before: read.Before,
      signs: read['First signs'],
      act: read['What to do'],
      ...(read.Afterwards && { after: read.Afterwards }),
      goal: read.Goal,
      ...(read.Where !== undefined && { where: read.Where }),
      by: read.practices,
    })),
};

export const kindOfMoment: Kind<Omit<KindLines, 'id'>> = {
  folder: 'kinds-of-situations',
  schema: z
    .strictObject({
      kind: z.enum(situationKinds),
      practices: practiceIds.min(1),
      ...record,
      ...chain,
      Afterwards: lines,
      Goal: text,
    })
    .transform((read) => ({
      kind: read.kind,
      before: read.Before,
      signs: read['First signs'],
      act: read['What to do'],
      after: read.Afterwards,
      goal: read.Goal,
      by: read.practices,
    })),
};
