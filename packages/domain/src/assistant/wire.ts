import { z } from 'zod';
import { ChildProfile } from '../child/profile.ts';
import { CreditState } from '../credits/credit-state.ts';
import { SealKey, UseId } from '../credits/uses.ts';
import { refusalCodes } from '../refusals.ts';
import { StoryRequest } from '../stories/story.ts';
import { StoryAddition } from '../stories/story-addition.ts';

// The three streaming calls. Each answers with one JSON event a line; the last event is `done` or `failed`. A use goes on
// without its reader. Sent again by the same carer with the same body:
// - it is being written: all events so far, then what follows; in another process, `credits/use-running` for a second;
// - it is finished and kept: the same events, opened with the `sealKey` that is sent (another key: `credits/use-mismatch`);
// - it was paid for and is no longer kept: `credits/use-already-answered`;
// - it failed, or nobody received it in time, and the credit went back: `credits/use-ended`.
// With another body it is refused with `credits/use-mismatch`.

export const chatMessageMax = 4000;
export const turnsMax = 12;
const carePlanMax = 24_000;

/** Without a `sealKey` nothing is kept, and a text that is lost on the way can't be had again. */
const Paid = { useId: UseId, sealKey: SealKey.optional() };

export const carePlanCall = {
  method: 'POST',
  path: '/api/assistant/care-plan',
  input: z.object({
    ...Paid,
    profile: ChildProfile,
    /** The heading of one section to be written again, without the rest. */
    section: z.string().trim().min(1).max(200).optional(),
  }),
} as const;

export const storyCall = {
  method: 'POST',
  path: '/api/assistant/story',
  input: z.object({
    ...Paid,
    profile: ChildProfile,
    request: StoryRequest,
    /** Help came in place of the story, and the carer says that nobody is in danger. */
    isCalm: z.boolean().optional(),
  }),
} as const;

export const chatCall = {
  method: 'POST',
  path: '/api/assistant/chat',
  input: z.object({
    ...Paid,
    profile: ChildProfile.nullable(),
    carePlan: z.string().max(carePlanMax).default(''),
    turns: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(carePlanMax) }))
      .max(turnsMax)
      .default([]),
    message: z.string().trim().min(1, 'required').max(chatMessageMax, 'too-long'),
    /** The carer was asked in this talk whether anyone is in danger, and said no: a doubt does not ask again. */
    isCalm: z.boolean().optional(),
    /** Fixed help came in place of an answer, and it was not what the carer meant. Then the answer comes, for nothing. */
    isMisread: z.boolean().optional(),
    /** Which of the `choices` of an `asks` or a `next` the carer pressed for this message. */
    page: z.string().max(80).optional(),
  }),
} as const;

/** Something in an AI text that a carer should look at: what was found, and why it matters for this child. */
export const Flag = z.object({ rule: z.string(), found: z.string(), why: z.string() });
export type Flag = z.infer<typeof Flag>;

/** Begins the line that stands where a passage was left out; the reason follows. */
export const leftOutWords = 'A passage was left out here because it';

/** A passage that was left out of a text: what it said, why it was left out, and the heading it stood under. */
export const Withheld = z.object({
  rule: z.string(),
  why: z.string(),
  text: z.string(),
  under: z.string(),
  /** It goes on from the passage before it: one line stands for both. */
  goesOn: z.boolean(),
});
export type Withheld = z.infer<typeof Withheld>;

export const StoryFinding = z.object({
  rule: z.string(),
  isOk: z.boolean(),
  severity: z.enum(['hard', 'soft', 'info']),
  sentence: z.string(),
  why: z.string(),
});
export type StoryFinding = z.infer<typeof StoryFinding>;

const Choice = z.object({ id: z.string(), label: z.string() });

const Asks = z.object({
  is: z.literal('asks'),
  /** Markdown. */
  text: z.string(),
  /** Sent back as the `page` of the next message. */
  choices: z.array(Choice),
  /** Sent back as `facts` of the next request, by id. */
  fields: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      example: z.string(),
      /** Words of the carer's own that stand in the field, to be said another way. */
      value: z.string().optional(),
    }),
  ),
});
export type Asks = z.infer<typeof Asks>;

const Help = z.object({
  is: z.literal('help'),
  kind: z.string().nullable(),
  text: z.string(),
  danger: z.string().optional(),
  isInstead: z.boolean(),
});
export type Help = Omit<z.infer<typeof Help>, 'is'>;

const Next = z.object({ is: z.literal('next'), choices: z.array(Choice) });
export type Next = z.infer<typeof Next>;

export const AssistantEvent = z.discriminatedUnion('is', [
  /** Who writes: shown under every text. */
  z.object({ is: z.literal('begun'), writer: z.enum(['guidebook', 'service']) }),
  /** Which of our reviewed notes went along to the service that writes. */
  z.object({ is: z.literal('notes'), notes: z.array(z.object({ id: z.string(), label: z.string() })) }),
  z.object({ is: z.literal('text'), text: z.string() }),
  z.object({ is: z.literal('flag'), flag: Flag }),
  /** Follows the text with the line in its place. The carer may show it. */
  z.object({ is: z.literal('withheld'), withheld: Withheld }),
  /**
   * Fixed, vetted help in place of an answer. Not sure (`isInstead` false): the page asks first whether anyone is in
   * danger; the text is for a yes, and `danger` names it in a sentence where its kind is sure.
   */
  Help,
  /**
   * In place of a text, and free: what the carer is asked before anything can be written (`choices` to press, `fields` to
   * fill in), or what is said where nothing can be (`text` alone). Text that came before it is what the likeliest choice would say, in short.
   */
  Asks,
  /**
   * After the text of an answer from one of our pages: what carers ask next there. Pressed, the label is the next message and the id its
   * `page`; the answer is free.
   */
  Next,
  z.object({ is: z.literal('progress'), step: z.enum(['writing', 'checking', 'rewriting']) }),
  z.object({
    is: z.literal('story'),
    title: z.string(),
    text: z.string(),
    check: z.object({ passed: z.boolean(), score: z.number(), findings: z.array(StoryFinding) }),
    flags: z.array(Flag),
    /** Parts of the carer's line that are not in it, as they were typed. */
    leftOut: z.array(z.string()).optional(),
    /** Some of them as sentences that can be added. */
    additions: z.array(StoryAddition).optional(),
    /** The same facts in other sentences, included in the price. */
    others: z.array(z.object({ title: z.string(), text: z.string() })).optional(),
  }),
  /**
   * `charged` is in credits, 0 when nothing was taken. It is held until the text was received (`receivedUseContract`), and
   * `state` is the account without it. A text whose writing was stopped is paid for and ends where it stood.
   */
  z.object({
    is: z.literal('done'),
    charged: z.number(),
    state: CreditState,
    isStopped: z.boolean().optional(),
    /** Nothing is held for it: there is nothing to be said about receiving it. */
    isFree: z.boolean().optional(),
  }),
  z.object({
    is: z.literal('failed'),
    code: z.enum(refusalCodes),
    retryAfterSeconds: z.number().optional(),
    state: CreditState.nullable(),
  }),
]);
export type AssistantEvent = z.infer<typeof AssistantEvent>;
