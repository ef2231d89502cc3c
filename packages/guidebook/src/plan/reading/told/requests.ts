// What the carer asks of everybody, written among what is hard or how the child learns: an order needs no trigger to stand on the first page.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { hardEntriesOf } from '../hard-entries.ts';
import { tellsWhatToDo } from '../told-rules.ts';

export const requestsTold = ({ triggers, challenges, learningStyle }: ChildProfile): string[] => [
  ...new Set([
    ...[challenges, triggers].flatMap(hardEntriesOf).filter(tellsWhatToDo),
    ...sentencesOf(learningStyle).flatMap(asRequest),
  ]),
];

/** With what stands beside it: "let him have a go, don't take over" is one thing. */
const asRequest = (sentence: string): string[] => {
  const asked = entriesOf(sentence).filter((entry) => ofLearning.test(entry));
  return asked.length === 0 || sentence.split(/\s+/u).length > 30 ? asked : [sentence];
};
const ofLearning = /^(?:please|never|always|do(?:n['’]?t| not)|no more than|not more than)\b/iu;
