import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';

/** A sentence on its way into a story. The higher `keep`, the sooner it is left out when the story is too long. */
export type Draft = {
  text: string;
  type: SentenceType;
  keep: 0 | 1 | 2 | 3;
  isStep?: boolean;
  isOwn?: boolean;
};
