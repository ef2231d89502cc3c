// Cuts a story to its level: the least needed sentences go first, and among those the ones nothing else depends on.

import { type LevelLimits, levelLimits } from '@calmbridge/domain/stories/level-limits';
import { isCoaching, sentenceTypeOf } from '@calmbridge/domain/stories/sentence-types';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { patternOf, type RuleNames, rulePattern, storyRules } from '@calmbridge/domain/stories/story-rules';
import { roleNamesOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';

const mostSentences = { 1: 18, 2: 15, 3: 8 } as const;

export function shortened(groups: readonly Draft[][], cast: Cast): Draft[][] {
  const limits = levelLimits(cast.level, cast.age);
  const most = Math.min(mostSentences[cast.level], limits.sentences.max);
  const names = { child: cast.name, roles: roleNamesOf(cast.ask.profile) };
  let kept = groups.map((group) => [...group]);
  const gifts = new Map(groups.flat().map((draft) => [draft, giftOf(draft.text, cast.ask.request, names)]));
  const all = () => kept.flat();
  // A sentence that a reader would take as coaching counts as such, whatever it was meant as.
  const coaches = ({ text, type }: Draft) => isCoaching(type) || isCoaching(sentenceTypeOf(text, names));
  const drop = (fits: (draft: Draft) => boolean, least: 1 | 2, mostLoss = 99): boolean => {
    const found = leastNeeded(all(), gifts, fits, { least, mostLoss });
    if (!found) return false;
    kept = kept.map((group) => group.filter((draft) => draft !== found && draft.follows !== found.text));
    return true;
  };
  while (all().length > most) {
    const joined = withJoined(kept, limits);
    if (joined) {
      kept = joined;
      for (const draft of all())
        gifts.set(draft, gifts.get(draft) ?? giftOf(draft.text, cast.ask.request, names));
    } else if (!drop(() => true, 1)) break;
  }
  const mean = () => meanWords(all());
  const isLong = ({ text }: Draft) => wordsOf(text).length > limits.meanWords;
  while (mean() > limits.meanWords - 0.1 && all().length > limits.sentences.min + 1 && drop(isLong, 2, 1));
  const coaching = () => all().filter(coaches).length;
  while (coaching() * 2 > all().length - coaching() && drop(coaches, 1));
  // Seven lines bear two that coach: who helps and what happens stay before what the child can say.
  if (cast.level === 3 && cast.ask.request.about !== '' && coaching() * 2 > all().length - coaching())
    kept = kept.map((group) => group.filter(({ type, text }) => type !== 'coach_child' || !says.test(text)));
  return kept;
}

const meanWords = (story: readonly Draft[]): number =>
  story.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / Math.max(1, story.length);

/** Two halves as the one sentence they were, which is better than to leave something out; null where no sentence stays short so. */
function withJoined(groups: readonly Draft[][], limits: LevelLimits): Draft[][] | null {
  const story = groups.flat();
  const [found] = story
    .flatMap((second) => {
      const first = story.find(({ text }) => text === second.follows);
      return first && second.whole ? [{ first, second, whole: second.whole }] : [];
    })
    .filter(({ whole }) => wordsOf(whole.text).length <= limits.longestSentence)
    .sort((one, other) => wordsOf(one.whole.text).length - wordsOf(other.whole.text).length);
  if (!found) return null;
  const { first, second, whole } = found;
  const joined = groups.map((group) =>
    group
      .filter((draft) => draft !== second)
      .map((draft) => (draft === first ? { ...first, ...whole } : draft)),
  );
  return meanWords(joined.flat()) <= limits.meanWords - 0.1 ? joined : null;
}
const says = /^I can (?:say|show|tell|press|sign|use|point)\b/;

/** What one sentence gives a story: the questions it answers, words of the type, whether it leaves room for other days. */
type Gift = { questions: ReadonlySet<string>; typeWords: number; isFlexible: boolean };

function giftOf(text: string, { type }: StoryRequest, names: RuleNames): Gift {
  return {
    questions: new Set(
      Object.entries(storyRules.wh).flatMap(([question, pattern]) =>
        rulePattern(pattern, names).test(text) ? [question] : [],
      ),
    ),
    typeWords: typeHits(text, type),
    isFlexible: patternOf('S11').test(text),
  };
}

/** What the sentences give together. */
function worth(gifts: readonly Gift[]): number {
  const questions = new Set(gifts.flatMap((gift) => [...gift.questions])).size;
  const typeWords = gifts.reduce((sum, gift) => sum + gift.typeWords, 0);
  const flexible = gifts.filter(({ isFlexible }) => isFlexible).length / Math.max(1, gifts.length);
  return questions * 2 + Math.min(4, typeWords) + (flexible >= 0.2 ? 2 : flexible >= 0.16 ? 1 : 0);
}

function leastNeeded(
  story: readonly Draft[],
  gifts: ReadonlyMap<Draft, Gift>,
  fits: (draft: Draft) => boolean,
  { least, mostLoss }: { least: 1 | 2; mostLoss: number },
): Draft | null {
  const given = (drafts: readonly Draft[]) => worth(drafts.flatMap((draft) => gifts.get(draft) ?? []));
  const whole = given(story);
  let best: { draft: Draft; cost: number } | null = null;
  for (const [index, draft] of story.entries()) {
    // The second half of a sentence goes with the first, never alone: "Some parts may feel easy."
    if (draft.keep < least || !fits(draft) || isSecondHalf(draft, story)) continue;
    const loss = whole - given(story.filter((one) => one !== draft));
    if (loss > mostLoss) continue;
    // What is lost weighs most, then how freely it was offered, then how late it comes.
    const cost = loss * 30 - draft.keep * 40 - index / 10;
    if (!best || cost < best.cost) best = { draft, cost };
  }
  return best?.draft ?? null;
}

const isSecondHalf = ({ follows }: Draft, story: readonly Draft[]): boolean =>
  follows !== undefined && story.some(({ text }) => text === follows);

const keywords = new Map<string, RegExp>();

/** How often the words of a story type occur. */
export function typeHits(text: string, type: StoryRequest['type']): number {
  const known =
    keywords.get(type) ?? new RegExp(`\\b(?:${storyRules.type_keywords[type].join('|')})s?\\b`, 'giu');
  keywords.set(type, known);
  return text.match(known)?.length ?? 0;
}
