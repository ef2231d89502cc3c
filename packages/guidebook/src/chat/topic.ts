// The shape of what the chat knows: one entry for each thing carers ask about. Texts carry the slots of ../plan/fill.ts,
// and {triggers} {food} {bedtime}. They are written in content/en/pages.
import type { PracticeId } from '#practices/practices';

export const stepTags = [
  'little',
  'child',
  'teen',
  'speaks',
  'unspeaking',
  'sound',
  'light',
  'touch',
  'crowds',
  'smell',
  'taste',
  'textures',
  'comfort',
  'interest',
  'triggers',
  'bedtime',
  'wanders',
] as const;
export type StepTag = (typeof stepTags)[number];

/** "**Lead with a verb.** When, where and how." With tags it is for such children only. */
export type Step = { text: string; tags: readonly StepTag[] };

/** How an interest of the child can serve here: one of the library's lines. */
export const interestUses = ['talk', 'learn', 'calm', 'move', 'wait', 'together'] as const;
export type InterestUse = (typeof interestUses)[number];

export type Topic = {
  id: string;
  /** What it is about, inside a sentence: "haircuts". */
  title: string;
  asks: readonly string[];
  /** Key phrases. Words of one phrase may stand up to two words apart. */
  words: readonly string[];
  /** Topics so near that naming both would say the same twice. */
  near?: readonly string[];
  /** Seen in many situations: gives way to a topic that names the place or the task. */
  isBroad?: true;
  /** The same words about something that is no daily care: a car that is broken. Counts when no child is named. */
  unless?: RegExp;
  /** What is asked straight out gets its answer first: the first line that fits the message stands in for `opening`. */
  first?: readonly { when: RegExp; say: string }[];
  opening: string;
  why: string;
  /** Four are shown; the rest answer "what else?". */
  steps: readonly Step[];
  now?: string;
  help: string;
  ask: string;
  use: InterestUse;
  by: readonly PracticeId[];
};
