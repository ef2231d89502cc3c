import type { Line } from './scene.ts';

/** Matters of which only a scene of ours or the carer's own facts may tell, unless a kind's sentences are safe for them. */
export const delicateMatters = ['body', 'danger', 'alarm', 'law'] as const;
export type DelicateMatter = (typeof delicateMatters)[number];

/**
 * What holds for any happening of its kind (content/en/story-kinds): a story is the carer's own line, and these sentences
 * around it. They stay true whatever the details are.
 */
export type StoryKind = {
  id: string;
  title: string;
  /** Kinds are asked in this order: the more special comes first. */
  rank: number;
  says: RegExp;
  unless: RegExp | null;
  /** Told only where the line says more than that it is so: what happens instead, or when it is over. */
  wantsMore: boolean;
  /** Says why people do or don't do something: told of a rule, too. */
  tellsWhy: boolean;
  /** Speaks of what the child does or wears: not told where somebody else is the one. */
  isOfMe: boolean;
  /** Told only of a whole sentence, and not of a name or a doing. */
  isFactOnly: boolean;
  /** Speaks of being at a place or a feast: not told of other things that are done there. */
  isPlace: boolean;
  mayHold: readonly DelicateMatter[];
  isSolemn: boolean;
  /** A line of the kind, for the preview and the tests. */
  example: string;
  lines: readonly Line[];
};
