// The shape of what the chat knows: one entry for each thing carers ask about. Texts carry the slots of ../plan/fill.ts,
// and {triggers} {food} {bedtime}. A step may start with tags, "[teen sound] **Lead.** …": it is for those children only.
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

/** How an interest of the child can serve here: one of the library's lines. */
export type InterestUse = 'talk' | 'learn' | 'calm' | 'move' | 'wait' | 'together';

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
  /** "**Lead with a verb.** When, where and how." Four are shown; the rest answer "what else?". */
  steps: readonly string[];
  now?: string;
  help: string;
  ask: string;
  use: InterestUse;
  by: readonly PracticeId[];
};
