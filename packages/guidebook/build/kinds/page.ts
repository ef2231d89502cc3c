// A page of the chat: what carers ask, and the answer's parts in the order in which they are read.
import { z } from 'zod';
import {
  type Audience,
  audiences,
  type Branch,
  type ForYourself,
  interestUses,
  type Letter,
  type NextKind,
  nextKinds,
  type OwnQuestion,
  type QuestionForm,
  questionForms,
  type Step,
  type StepTag,
  stepTags,
  type Topic,
  themes,
} from '#chat/topic';
import { capitalised } from '#child/words';
import { pageSlots } from '#library/slots';
import { phrases, plainText, practiceIds, record, splitMarks, withSlots } from './fields.ts';
import type { Kind } from './kind.ts';
import { says } from './says.ts';

const text = withSlots(pageSlots);

/** "(if teen, if sound) **Lead with a verb.** When, where and how." */
export const step = text.transform((whole, ctx): Step => {
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

/** "may-i: Yes, as long as …" */
const firstByForm = text.transform((whole, ctx): { form: QuestionForm; say: string } => {
  const [, name = '', say = ''] = /^([a-z-]+):\s+(.+)$/s.exec(whole) ?? [];
  const form = questionForms.find((one) => one === name && one !== 'letter');
  if (form !== undefined && decides.test(say))
    ctx.issues.push({ code: 'custom', input: whole, message: `"${form}" ${noDecision}` });
  if (form !== undefined) return { form, say };
  const known = questionForms.filter((one) => one !== 'letter').join(', ');
  ctx.issues.push({
    code: 'custom',
    input: whole,
    message: `begin with the form of the question, as in "how: …": ${known}`,
  });
  return { form: 'how', say: '' };
});

/** "May I let him" and "do I have to" are one form: what is okay answers both, a yes only one of them. */
const decides = /^(?:Yes|No)[,.:;!]/;
const noDecision = 'must not begin with a yes or a no: say what is okay, or how it is';

const eachOnce = z
  .array(firstByForm)
  .min(1)
  .transform((lines, ctx): Partial<Record<QuestionForm, string>> => {
    for (const [at, { form }] of lines.entries())
      if (lines.findIndex((one) => one.form === form) !== at)
        ctx.issues.push({ code: 'custom', input: form, path: [at], message: `"${form}" stands here twice` });
    return Object.fromEntries(lines.map(({ form, say }) => [form, say]));
  });

const branch = z
  .strictObject(
    {
      quote: says,
      text,
      items: z.array(step).min(2, 'wants two steps or three').max(3, 'wants two steps or three'),
    },
    {
      error: 'wants the carer’s words in a line that starts with "> ", one sentence, then two or three steps',
    },
  )
  .transform(({ quote, text: say, items }): Branch => ({ when: quote, say, steps: items }));

const letter = z
  .preprocess(
    (read) => (Array.isArray(read) ? { items: read } : read),
    z.strictObject(
      { quote: says.optional(), items: z.array(text).min(3, 'wants three paragraphs or more') },
      { error: 'wants a list of paragraphs, each starting with "- "' },
    ),
  )
  .transform(({ quote, items }): Letter => ({ ...(quote && { when: quote }), lines: items }));

/** "how-long: Some weeks of …", or the questions themselves: "can I use photos", "must I buy pictures": Photos are fine. */
type NextLine = { kind: NextKind; say: string } | { ideas: string } | OwnQuestion;
const nextLine = text.transform((whole, ctx): NextLine => {
  const [, head = '', say = ''] = /^([a-z-]+|"[^"]+"(?:, "[^"]+")*): +(.+)$/s.exec(whole) ?? [];
  const kind = nextKinds.find((one) => one === head);
  const asked = [...head.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one);
  if (head === ideasHead) return { ideas: say };
  if (kind === undefined && asked.length < leastAsked)
    ctx.issues.push({
      code: 'custom',
      input: whole,
      message: `begin with what is asked, as in "how-long: …": ${nextKinds.join(', ')}; or with two wordings in quotation marks`,
    });
  else if (say.split(/\s+/).length > mostWordsNext)
    ctx.issues.push({ code: 'custom', input: whole, message: `is longer than ${mostWordsNext} words` });
  return kind === undefined && asked.length > 0 ? { asked, say } : { kind: kind ?? 'refuses', say };
});
/** How an idea of the carer's own is tried on this page. */
const ideasHead = 'ideas';
const mostWordsNext = 60;
const leastAsked = 2;

const next = z.array(nextLine).transform((lines, ctx) => {
  const kinds = lines.flatMap((line, at) => ('kind' in line ? [{ ...line, at }] : []));
  for (const { kind, at } of kinds)
    if (kinds.some((one) => one.kind === kind && one.at < at))
      ctx.issues.push({ code: 'custom', input: kind, path: [at], message: `"${kind}" stands here twice` });
  const sayOf = (kind: NextKind): string => {
    const line = kinds.find((one) => one.kind === kind);
    if (!line) ctx.issues.push({ code: 'custom', input: kind, message: `wants a line "${kind}: …"` });
    return line?.say ?? '';
  };
  const byKind: Record<NextKind, string> = {
    refuses: sayOf('refuses'),
    'how-long': sayOf('how-long'),
    normal: sayOf('normal'),
    say: sayOf('say'),
    worse: sayOf('worse'),
  };
  const ideas = lines.flatMap((line) => ('ideas' in line ? [line.ideas] : []))[0];
  return { byKind, ideas, own: lines.filter((line): line is OwnQuestion => 'asked' in line) };
});

/** It stands under any question: a yes or a no there would answer one that was not asked. */
const opening = text.regex(
  /^(?!(?:Yes|No|Very likely(?: yes)?|Most likely|Probably|Often yes)[,.:;])/,
  'must not begin with a yes or a no: it opens the answer to any question of the page',
);

/** "family: “He can't feel hunger the way you do.”" */
const wordsLine = text.transform((whole, ctx): { to: Audience; say: string } => {
  const [, name = '', say = ''] = /^([a-z]+):\s+("[^"]+")$/s.exec(whole) ?? [];
  const to = audiences.find((one) => one === name);
  if (to !== undefined && say.split(/\s+/).length <= mostWordsSaid) return { to, say };
  ctx.issues.push({
    code: 'custom',
    input: whole,
    message: `begin with who hears it and go on in quotation marks, ${mostWordsSaid} words at most, as in "family: “…”": ${audiences.join(', ')}`,
  });
  return { to: 'family', say: '' };
});
const mostWordsSaid = 40;
const wordsFor = z
  .array(wordsLine)
  .min(1)
  .transform(
    (lines): Partial<Record<Audience, string>> => Object.fromEntries(lines.map(({ to, say }) => [to, say])),
  );

const ofNobodyElse = (one: string): boolean => !/\{[Nn]ame|\{[Hh](?:e|im|is|imself)\}|\{v:/.test(one);
/** "say: …", then steps. */
const forYourself = z
  .array(text)
  .min(4, 'wants a line "say: …" and three steps or four')
  .max(5, 'wants a line "say: …" and three steps or four')
  .refine(
    (lines) => lines.every(ofNobodyElse),
    'speaks to a grown-up about their own life: no {name}, no {he}',
  )
  .refine(([first = '']) => first.startsWith('say: '), 'begins with "say: …"')
  .transform(([first = '', ...lines]) => ({ say: first.replace(/^say: /, ''), steps: lines }))
  .pipe(z.strictObject({ say: z.string(), steps: z.array(step) }))
  .transform((read): ForYourself => read);

const firstHeading = 'First sentence, if the message says';
const branchHeading = 'If the carer says';

export const pageKind: Kind<Omit<Topic, 'id'>> = {
  folder: 'pages',
  themes,
  repeated: [firstHeading, branchHeading, 'Letter'],
  refers: { key: 'near', ids: ({ near }) => near ?? [] },
  schema: z
    .strictObject({
      title: text,
      label: text.max(30, 'is a button: 30 letters at most').optional(),
      flags: z.array(z.enum(['broad', 'now first', 'help first', 'sure only'])).optional(),
      near: phrases.optional(),
      'not if it says': says.optional(),
      'only if it says': says.optional(),
      practices: practiceIds.min(1),
      interest: z.enum(interestUses),
      words: phrases,
      'asked as': z.array(plainText).min(5),
      ...record,
      Opening: opening,
      [firstHeading]: z.array(straight).optional(),
      'First sentence': eachOnce.optional(),
      Why: text,
      Steps: z.array(step).min(4),
      [branchHeading]: z.array(branch).optional(),
      Deeper: z.array(step).min(3).optional(),
      Letter: z.array(letter).optional(),
      'Asked next': next,
      'Words for others': wordsFor.optional(),
      'For yourself': forYourself.optional(),
      Now: text.optional(),
      'When to get help': text,
      'Question back': text,
    })
    .transform((read) => ({
      title: read.title,
      label: read.label ?? capitalised(read.title),
      asks: read['asked as'],
      words: read.words,
      ...(read.near && { near: read.near }),
      ...(read.flags?.includes('broad') && { isBroad: true as const }),
      ...(read.flags?.includes('sure only') && { isSureOnly: true as const }),
      ...(read['not if it says'] && { unless: read['not if it says'] }),
      ...(read['only if it says'] && { onlyIf: read['only if it says'] }),
      ...(read[firstHeading] && {
        first: read[firstHeading].map(({ quote, text: say }) => ({ when: quote, say })),
      }),
      ...(read['First sentence'] && { firstBy: read['First sentence'] }),
      opening: read.Opening,
      why: read.Why,
      steps: read.Steps,
      ...(read[branchHeading] && { branches: read[branchHeading] }),
      ...(read.Deeper && { deeper: read.Deeper }),
      ...(read.Letter && { letters: read.Letter }),
      next: read['Asked next'].byKind,
      ...(read['Asked next'].own.length > 0 && { own: read['Asked next'].own }),
      ...(read['Words for others'] && { wordsFor: read['Words for others'] }),
      ...(read['For yourself'] && { forYourself: read['For yourself'] }),
      ...(read['Asked next'].ideas !== undefined && { ideas: read['Asked next'].ideas }),
      ...(read.Now !== undefined && { now: read.Now }),
      ...(read.flags?.includes('now first') && { isNowFirst: true as const }),
      ...(read.flags?.includes('help first') && { isHelpFirst: true as const }),
      help: read['When to get help'],
      ask: read['Question back'],
      use: read.interest,
      by: read.practices,
    })),
};
