// Advice found by words in a field of the profile, and what is said of each sense, role and way of talking.
import { importantRoles, sensorySensitivities } from '@calmbridge/domain/child/options';
import { z } from 'zod';
import { sayingWays } from '#child/speech';
import type { Advice, RoleActions, Sense, WayOfSaying } from '#library/entries';
import { librarySlots } from '#library/slots';
import { phrases, plainText, practiceIds, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';

const text = withSlots(librarySlots);
const lines = z.array(text).min(1);

export const adviceKind = (folder: string): Kind<Omit<Advice, 'id'>> => ({
  folder,
  schema: z
    .strictObject({ practices: practiceIds.min(1), words: phrases, ...record, 'What helps': lines })
    .transform((read) => ({ words: read.words, lines: read['What helps'], by: read.practices })),
});

export const senseKind: Kind<Omit<Sense, 'id'>> = {
  folder: 'senses',
  schema: z
    .strictObject({
      sensitivity: z.enum(sensorySensitivities),
      title: plainText,
      practices: practiceIds.min(1),
      ...record,
      'First signs': lines,
      'What to change': lines,
      Morning: lines,
      'At school': lines,
      Evening: lines,
    })
    .transform((read) => ({
      sensitivity: read.sensitivity,
      name: read.title,
      signs: read['First signs'],
      change: read['What to change'],
      morning: read.Morning,
      school: read['At school'],
      evening: read.Evening,
      by: read.practices,
    })),
};

export const roleKind: Kind<Omit<RoleActions, 'id'>> = {
  folder: 'roles',
  schema: z
    .strictObject({
      role: z.enum(importantRoles),
      title: plainText,
      who: plainText,
      practices: practiceIds.min(1),
      ...record,
      'What to do': lines,
    })
    .transform((read) => ({
      role: read.role,
      name: read.title,
      who: read.who,
      acts: read['What to do'],
      by: read.practices,
    })),
};

export const wayKind: Kind<Omit<WayOfSaying, 'id'>> = {
  folder: 'ways-of-talking',
  schema: z
    .strictObject({
      way: z.enum(sayingWays),
      tool: plainText,
      shows: plainText,
      practices: practiceIds.min(1),
      ...record,
      Talking: lines,
      'In reach': lines,
    })
    .transform((read) => ({
      way: read.way,
      tool: read.tool,
      shows: read.shows,
      talk: read.Talking,
      reach: read['In reach'],
      by: read.practices,
    })),
};
