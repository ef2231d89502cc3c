// What holds for any happening of a kind: something is cancelled, somebody goes away. The story opens with the carer's own
// line, so there is no beginning here.
import { z } from 'zod';
import { unmetNeeds } from '#stories/scene-needs';
import { delicateMatters, type StoryKind } from '#stories/story-kind';
import { plainText, record } from './fields.ts';
import type { Kind } from './kind.ts';
import { says } from './says.ts';
import { headingOf, lines } from './scene.ts';

export const storyKindKind: Kind<Omit<StoryKind, 'id'>> = {
  folder: 'story-kinds',
  schema: z
    .strictObject({
      title: plainText,
      rank: z.coerce.number().int().positive(),
      'if it says': says,
      'unless it says': says.optional(),
      'may hold': z.array(z.enum(delicateMatters)).optional(),
      flags: z
        .array(z.enum(['solemn', 'wants more', 'tells why', 'of me', 'a place', 'a fact', 'any line']))
        .optional(),
      example: plainText,
      ...record,
      'What happens': lines('body'),
      Steps: lines('step'),
      'What helps': lines('body'),
      End: lines('end'),
    })
    .transform((read, ctx) => {
      const told = [...read['What happens'], ...read.Steps, ...read['What helps'], ...read.End];
      for (const { part, what } of unmetNeeds(told))
        if (part !== 'intro')
          ctx.issues.push({ code: 'custom', input: told, path: [headingOf[part]], message: what });
      return {
        title: read.title,
        rank: read.rank,
        says: read['if it says'],
        unless: read['unless it says'] ?? null,
        mayHold: read['may hold'] ?? [],
        tellsWhy: read.flags?.includes('tells why') ?? false,
        wantsMore: read.flags?.includes('wants more') ?? false,
        isOfMe: read.flags?.includes('of me') ?? false,
        isFactOnly: read.flags?.includes('a fact') ?? false,
        isPlace: read.flags?.includes('a place') ?? false,
        isSolemn: read.flags?.includes('solemn') ?? false,
        example: read.example,
        lines: told,
      };
    }),
};
