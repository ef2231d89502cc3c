// What kind of difficulty a phrase tells of (a sound, a touch, a change …), where no entry may be about it: "none" stands
// for interests, strengths and all that is no difficulty.
import { stemsIn } from '../meaning/stems.ts';
import { type TopicReader, topicLikelihoods } from '../meaning/topic-reader.ts';

export type LikelyKind = { kind: string; chance: number };

const most = 3;

/** Up to three, the likeliest first. */
export function likelyKinds(reader: TopicReader, text: string, embedding: Float32Array): LikelyKind[] {
  return topicLikelihoods(reader, stemsIn(text), embedding)
    .map((likelihood, at) => ({ kind: reader.labels[at] ?? 'none', chance: Math.exp(likelihood) }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, most);
}
