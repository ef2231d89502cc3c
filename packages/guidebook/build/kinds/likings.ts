// What a child loves and is good at, as means: each line is one act a carer can do with it.
import { z } from 'zod';
import { energies, type Interest, type Strength } from '#library/entries';
import { librarySlots } from '#library/slots';
import { phrases, plainText, record, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';

const text = withSlots(librarySlots);

export const interestKind: Kind<Omit<Interest, 'id'>> = {
  folder: 'interests',
  schema: z
    .strictObject({
      thing: plainText,
      card: plainText,
      energy: z.enum(energies),
      words: phrases,
      ...record,
      Talk: text,
      Learn: text,
      Calm: text,
      Move: text,
      Wait: text,
      Together: text,
    })
    .transform(({ words, thing, card, energy, ...read }) => ({
      words,
      thing,
      card,
      energy,
      talk: read.Talk,
      learn: read.Learn,
      calm: read.Calm,
      move: read.Move,
      wait: read.Wait,
      together: read.Together,
    })),
};

export const strengthKind: Kind<Omit<Strength, 'id'>> = {
  folder: 'strengths',
  schema: z
    .strictObject({ words: phrases, ...record, Uses: z.array(text).min(1), Learning: text })
    .transform((read) => ({ words: read.words, uses: read.Uses, learning: read.Learning })),
};
