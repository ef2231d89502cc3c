import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';

/** A sentence on its way into a story. */
export type Draft = {
  text: string;
  type: SentenceType;
  /** The higher, the sooner it is left out when the story is too long; 0 stays. */
  keep: 0 | 1 | 2 | 3;
  isStep?: boolean;
  /** The second half of a sentence cut in two, with the text of the first: it goes when that goes. */
  follows?: string;
  /** Of a second half: the sentence before it was cut in two. */
  whole?: Pick<Draft, 'text' | 'type'>;
  /** Holds one of the child's own things. */
  isOwn?: boolean;
  /** The carer's own words: nothing is changed in them. */
  isCarers?: boolean;
};
