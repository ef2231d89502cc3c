// Of all likely pages the one with the answer to what a first message asks: a page that is otherwise unlikely may well have it.

import type { Asking } from '../answer/answer.ts';
import { warnsOnWords } from '../answer/first-sentence.ts';
import type { Topic } from '../topic.ts';
import { goingOn } from '../written-from.ts';
import { nearQuestion } from './near-question.ts';
import { ownStraight } from './straight.ts';

/** Null where none is surely asked. `answer` is what of the page may stand alone. */
export function surelyAsked(
  topics: readonly Topic[],
  asking: Asking,
): { topic: Topic; answer: string } | null {
  const [best] = [...new Set(topics)]
    .flatMap((topic) => {
      const going = goingOn(topic, asking);
      const isSpokenOf = going !== null && !going.child.isSelf && !warnsOnWords(topic, going.message);
      const near = isSpokenOf ? nearQuestion(topic, going) : null;
      return going && near?.is === 'same' ? [{ topic, going, logOdds: near.logOdds }] : [];
    })
    .toSorted((a, b) => b.logOdds - a.logOdds);
  const answer = best ? ownStraight(best.topic, best.going) : null;
  return best && answer !== null ? { topic: best.topic, answer } : null;
}
