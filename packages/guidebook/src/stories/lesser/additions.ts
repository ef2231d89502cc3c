// Parts that a story was told without, as sentences of it: offered to the carer where it is sure what the sentence is.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { withAddition } from '@calmbridge/domain/stories/left-out';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { castOf } from '../cast.ts';
import { saidPlainly } from '../composing/said-plainly.ts';
import { peopleNamedIn } from '../facts/actors.ts';
import { hasSubject, isSaid } from '../facts/is-said.ts';
import { tellingOf } from '../facts/told-facts.ts';
import { typedSentences } from '../facts/typed-sentences.ts';
import { heardLine } from '../heard/heard-line.ts';
import { parentWord } from '../helper.ts';
import { missingFrom } from '../lines/holds-line.ts';
import { isPlainOpening } from '../lines/plain-opening.ts';
import { isSayable } from '../lines/topic-line.ts';
import type { WrittenStory } from '../tell-version.ts';
import { genderIn } from '../telling/telling.ts';
import { inVoice } from '../voice/in-voice.ts';
import { isBelieved, sortOfPart } from './lesser-part.ts';
import { lineParts } from './line-parts.ts';

export function additionsFor(
  ask: StoryAsk,
  story: WrittenStory,
  leftOut: readonly string[],
): StoryAddition[] {
  if (leftOut.length === 0) return [];
  const told = sortedParts(ask.request.about);
  return leftOut.flatMap((part) => {
    const sentence = told.has(part) ? sentenceOf(part, ask) : null;
    if (sentence === null) return [];
    const addition: StoryAddition = { part, sentence, at: comesLast.test(sentence) ? 'end' : 'beginning' };
    return isGoodWith(addition, ask, story) ? [addition] : [];
  });
}

/** What is said to us, and how the child was or is, no story says. */
const sortedParts = (about: string): ReadonlySet<string> =>
  new Set(
    lineParts(about)
      .filter((part, at) => /^(?:detail|needed)$/.test(sortOfPart(part, at)))
      .map(({ text }) => text),
  );
const comesLast = /^(?:After(?:wards| that)?|Then|Later|At the end|In the end)\b/;

/** One whole sentence in which it is sure who is meant, with all that was typed. */
function sentenceOf(part: string, ask: StoryAsk): string | null {
  const { line, isUnclearWho } = heardLine(ask.request.about, genderIn(ask), null);
  if (isUnclearWho || !isSaid(part)) return null;
  const besides = ask.request.about.replace(part, ' ');
  const voice = {
    tells: tellingOf(ask.request.about, line, line.speaking.childGender),
    speaking: { ...line.speaking, others: [...line.subjects, ...peopleNamedIn(besides)] },
    grownUp: parentWord(ask.profile),
  };
  const { sentences, isByName, unsaid } = typedSentences(part, voice, castOf(ask).level);
  const [sentence, ...more] = sentences;
  if (sentence === undefined || more.length + unsaid.length > 0 || isByName || pointsBack.test(sentence))
    return null;
  // "Dentist said" says nothing of what, and what a belief goes on with is believed, too.
  if (saysNothing.test(sentence) || isBelieved.test(partBefore(part, ask.request.about))) return null;
  const plain = { topic: 'this', title: '', fact: sentence.replaceAll('~', ''), more: [] };
  const isWhole =
    hasSubject(plain.fact) &&
    isSayable(plain.fact.replace(/[.]$/, '')) &&
    isPlainOpening(plain) &&
    saidPlainly(plain) !== null;
  if (!isWhole || missingFrom({ title: '', text: plain.fact, pages: [] }, part) > 0) return null;
  const [[said] = []] = inVoice(
    [[{ text: sentence, type: 'descriptive', keep: 0, isCarers: true }]],
    castOf(ask),
  );
  return said?.text ?? null;
}
const saysNothing = /\b(?:said|says|told|tells|asked|agreed)\.?$/i;
const partBefore = (part: string, about: string): string => {
  const parts = lineParts(about);
  const at = parts.findIndex(({ text }) => text === part);
  // After a full stop something else is told.
  return at > 0 && !/^[.;!?]/.test(parts[at]?.before ?? '') ? (parts[at - 1]?.text ?? '') : '';
};
/** What "it" is, the sentence before it said. */
const pointsBack = /\b(?:it|its|this|that|these|those|they|them|their|there too|as well|instead)\b/i;

const isGoodWith = (
  addition: StoryAddition,
  { request, profile }: StoryAsk,
  { title, text }: WrittenStory,
) => {
  const read = { title, text: withAddition(text, addition), request, profile };
  const hardIn = (one: typeof read) =>
    checkStory(one, storyScreens).findings.filter(({ ok, severity }) => !ok && severity === 'hard').length;
  return hardIn(read) <= hardIn({ ...read, text });
};
