// Fields that several kinds of entries share.
import { z } from 'zod';
import { practices } from '#practices/practices';

export const plainText = z.string().min(1, 'is empty');
export const phrases = z.array(plainText).min(1, 'is empty');

/** What a reviewer asks of every entry. Not compiled: the engine has no use for it. */
export const record = {
  sources: phrases.optional(),
  reviewed: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'wants a day: 2026-11-15')
    .optional(),
};

/** How carers put it, each in a voice of its own. */
export const askedAs = phrases.optional().transform((said) => said ?? []);

export const practiceIds = z.array(z.enum([...practices.keys()])).check((ctx) => {
  for (const [index, id] of ctx.value.entries())
    if (practices.get(id)?.autoRecommend === 'no')
      ctx.issues.push({
        code: 'custom',
        input: id,
        path: [index],
        message: `${id} is never recommended`,
      });
});

/** Text whose {slots} the engine can fill. */
export const withSlots = (known: RegExp) =>
  plainText.check((ctx) => {
    for (const [, slot = ''] of ctx.value.matchAll(/\{([^}]*)\}/g))
      if (!known.test(slot))
        ctx.issues.push({ code: 'custom', input: ctx.value, message: `{${slot}} is no slot anybody fills` });
  });

/** "(if teen, unless school) …": conditions in brackets before the text. Null where there are none. */
export function splitMarks(text: string): { marks: string[]; rest: string } {
  const [, inside, rest = text] = /^\(([^)]*)\)\s+(.*)$/s.exec(text) ?? [];
  return { marks: inside === undefined ? [] : inside.split(',').map((mark) => mark.trim()), rest };
}
