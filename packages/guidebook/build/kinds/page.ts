// A page of the chat: what carers ask, and the answer's parts in the order in which they are read.
import { z } from 'zod';
import { interestUses, type Step, type StepTag, stepTags, type Topic } from '#chat/topic';
import { pageSlots } from '#library/slots';
import { phrases, plainText, practiceIds, record, splitMarks, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';
import { says } from './says.ts';

const text = withSlots(pageSlots);

/** "(if teen, if sound) **Lead with a verb.** When, where and how." */
const step = text.transform((whole, ctx): Step => {
  const { marks, rest } = splitMarks(whole);
  const tags = marks.map((mark) => mark.replace(/^if /, ''));
  const unknown = marks.find((mark, at) => !mark.startsWith('if ') || !isTag(tags[at] ?? ''));
  if (unknown !== undefined)
    ctx.issues.push({
      code: 'custom',
      input: whole,
      message: `"${unknown}" is not known: if ${stepTags.join(', if ')}`,
    });
  if (!/^\*\*\S[^*]*\*\* \S/.test(rest))
    ctx.issues.push({
      code: 'custom',
      input: whole,
      message: 'begin with a bold lead: "**Lead with a verb.** When and how."',
    });
  return { text: rest, tags: tags.filter(isTag) };
});
const isTag = (tag: string): tag is StepTag => stepTags.some((one) => one === tag);

const straight = z.strictObject(
  { quote: says, text },
  { error: 'wants the words of the message in a line that starts with "> ", then the answer' },
);

const firstHeading = 'First sentence, if the message says';

export const pageKind: Kind<Omit<Topic, 'id'>> = {
  folder: 'pages',
  repeated: [firstHeading],
  refers: { key: 'near', ids: ({ near }) => near ?? [] },
  schema: z
    .strictObject({
      title: text,
      flags: z.array(z.enum(['broad'])).optional(),
      near: phrases.optional(),
      'not if it says': says.optional(),
      practices: practiceIds.min(1),
      interest: z.enum(interestUses),
      words: phrases,
      'asked as': z.array(plainText).min(5),
      ...record,
      Opening: text,
      [firstHeading]: z.array(straight).optional(),
      Why: text,
      Steps: z.array(step).min(4),
      Now: text.optional(),
      'When to get help': text,
      'Question back': text,
    })
    .transform((read) => ({
      title: read.title,
      asks: read['asked as'],
      words: read.words,
      ...(read.near && { near: read.near }),
      ...(read.flags?.includes('broad') && { isBroad: true as const }),
      ...(read['not if it says'] && { unless: read['not if it says'] }),
      ...(read[firstHeading] && {
        first: read[firstHeading].map(({ quote, text: say }) => ({ when: quote, say })),
      }),
      opening: read.Opening,
      why: read.Why,
      steps: read.Steps,
      ...(read.Now !== undefined && { now: read.Now }),
      help: read['When to get help'],
      ask: read['Question back'],
      use: read.interest,
      by: read.practices,
    })),
};
