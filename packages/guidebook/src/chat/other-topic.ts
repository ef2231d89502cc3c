// A second thing asked in the same message. It needs a clause of its own that is plainly about another topic: words that
// only come along with the main one ("my friend says", "in the car") are no question.
import type { Vectors } from '@calmbridge/reader/meaning/vectors';
import { clausesOf, likeliest, rankTopics } from './find-topic.ts';
import type { Topic } from './topic.ts';

export function otherTopic(message: string, main: Topic, vectors?: Vectors): Topic | null {
  if (message.length < 40) return null;
  for (const clause of parts(message)) {
    const [best, next] = rankTopics(clause, vectors);
    if (!best || best.topic === main || best.topic.isBroad) continue;
    const stands =
      best.phraseScore > plainEnough && best.score > sure && best.score > 1.25 * (next?.score ?? 0);
    if (stands && likeliest([best]) && !main.near?.includes(best.topic.id)) return best.topic;
  }
  return null;
}

const plainEnough = 3.4;
const sure = 9;

/** Sentences, and what follows "also" or "and how": a comma alone starts no second question. */
const parts = (message: string): string[] => {
  const whole = message
    .split(
      /[.?!;\n]+|\b(?:and also|also|as well as|another thing|plus|and (?=how|what|why|when|he|she|they|my|i|is|does))\b/i,
    )
    .map((part) => part.trim())
    .filter((part) => clausesOf(part).length > 0 && part.split(/\s+/).length >= 3);
  return whole.length > 1 ? whole : [];
};
