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
  'adult',
  'home',
  'school',
  'out',
  'morning',
  'night',
  'new',
  'staff',
  'relative',
] as const;
export type StepTag = (typeof stepTags)[number];

/** "**Lead with a verb.** When, where and how." With tags it is for such children, or such moments, only. */
export type Step = { text: string; tags: readonly StepTag[] };

/** How an interest of the child can serve here: one of the library's lines. */
export const interestUses = ['talk', 'learn', 'calm', 'move', 'wait', 'together'] as const;
export type InterestUse = (typeof interestUses)[number];

/** What a message wants of its answer; `letter` is a thing to copy, `telling` asks for nothing yet. */
export const questionForms = [
  'may-i',
  'is-it',
  'what-say',
  'how',
  'why',
  'when',
  'which',
  'telling',
  'letter',
] as const;
export type QuestionForm = (typeof questionForms)[number];

/** What to say and do when the carer says one of these words: an answer to the page's question, or a likely follow-up. */
export type Branch = { when: RegExp; say: string; steps: readonly Step[] };

/** What carers ask next on nearly every page; each page has its own answer. */
export const nextKinds = ['refuses', 'how-long', 'normal', 'say', 'worse'] as const;
export type NextKind = (typeof nextKinds)[number];

/** What carers ask next on one page alone: how they put it, and the answer. */
export type OwnQuestion = { asked: readonly string[]; say: string };

/** Who may be told something about the child, the narrowest first: "the other mum" is no mother of ours. */
export const audiences = [
  'neighbours',
  'parents',
  'health',
  'work',
  'school',
  'family',
  'partner',
  'children',
  'strangers',
] as const;
export type Audience = (typeof audiences)[number];

/** For a grown-up who asks about their own life: nothing here speaks of a child. */
export type ForYourself = { say: string; steps: readonly Step[] };

/** Paragraphs to copy. `when` tells for which wish or reader it is meant; without it, for any. */
export type Letter = { when?: RegExp; lines: readonly string[] };

/** The folders of content/en/pages. */
export const themes = [
  'about-autism',
  'body-care',
  'carers',
  'change-and-sameness',
  'communication',
  'distress',
  'early-years',
  'feelings',
  'food',
  'growing-up',
  'health',
  'out-and-about',
  'people',
  'safety',
  'school',
  'senses',
  'sleep',
] as const;
export type Theme = (typeof themes)[number];

export type Topic = {
  id: string;
  /** By the folder the page stands in. */
  theme?: Theme;
  /** On a button, in carers' words: "Falling asleep". */
  label: string;
  /** What it is about, inside a sentence: "haircuts". */
  title: string;
  asks: readonly string[];
  /** Key phrases. Words of one phrase may stand up to two words apart. */
  words: readonly string[];
  /** Topics so near that naming both would say the same twice. */
  near?: readonly string[];
  /** Seen in many situations: gives way to a topic that names the place or the task. */
  isBroad?: true;
  /** Would frighten or shame whoever did not mean it: never shown as a likely page. */
  isSureOnly?: true;
  /** The same words about something that is no daily care: a car that is broken. Counts when no child is named. */
  unless?: RegExp;
  /** What a message must say for this page to be meant: "died" for a death. */
  onlyIf?: RegExp;
  /** What is asked straight out gets its answer first: the first line that fits the message stands in for `opening`. */
  first?: readonly { when: RegExp; say: string }[];
  /** The first sentence by the form of the question, where the opening would not answer it. */
  firstBy?: Partial<Readonly<Record<QuestionForm, string>>>;
  opening: string;
  why: string;
  /** Four are shown; the rest answer "what else?". */
  steps: readonly Step[];
  /** Second-level steps, for a carer who comes back. */
  deeper?: readonly Step[];
  branches?: readonly Branch[];
  letters?: readonly Letter[];
  /** What is said when it does not work, how long it takes, whether it is normal, what to say to others, and if it gets worse. */
  next: Readonly<Record<NextKind, string>>;
  own?: readonly OwnQuestion[];
  /** Words for somebody else than the child, in quotation marks. */
  wordsFor?: Partial<Readonly<Record<Audience, string>>>;
  forYourself?: ForYourself;
  /** How an idea of the carer's own is tried here. */
  ideas?: string;
  now?: string;
  /** What to do this minute stands before the steps. */
  isNowFirst?: true;
  help: string;
  /** When to see a doctor is the second sentence. */
  isHelpFirst?: true;
  ask: string;
  use: InterestUse;
  by: readonly PracticeId[];
};
