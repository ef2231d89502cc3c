import { rulePattern, storyRules } from './story-rules.ts';

/** Gray's sentence types. The first three describe, the last three coach. */
export type SentenceType =
  | 'descriptive'
  | 'perspective'
  | 'affirmative'
  | 'coach_child'
  | 'coach_team'
  | 'self_coach';

const coaching: ReadonlySet<SentenceType> = new Set(['coach_child', 'coach_team', 'self_coach']);
export const isCoaching = (type: SentenceType): boolean => coaching.has(type);

const order = ['self_coach', 'coach_team', 'coach_child', 'affirmative', 'perspective'] as const;

/** By pattern, for text whose writer did not say: coaching first, then affirmative, then perspective, else descriptive. */
export function sentenceTypeOf(
  sentence: string,
  names: { child: string; roles: readonly string[] },
): SentenceType {
  const found = order.find((type) =>
    storyRules.sentence_types.patterns[type].some((pattern) => rulePattern(pattern, names).test(sentence)),
  );
  return found ?? 'descriptive';
}
