// A story in the carer's own words: the line opens it, what was told in the boxes is its middle, and around that stand only sentences
// that hold of anything: how it may feel, that it is okay, who helps, what the child can say.
import { titleStems } from '@calmbridge/domain/stories/check-structure';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { isPersonWord } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { stableChoice } from '#child/stable-choice';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import { feelingLines, isOver } from '../composing/feelings.ts';
import type { Draft } from '../draft.ts';
import { sayingLine } from '../lines/help-lines.ts';
import { reassuranceLines } from '../lines/tone-lines.ts';
import { withNameFirst } from '../voice/name-first.ts';
import { isSentence } from './pieces.ts';
import type { ToldFacts } from './told-facts.ts';
import { toldOnce } from './told-once.ts';

/** `sentences` open the story; `short` is what it is about in a few words, as it fits after "about". */
export type Opening = { title: string; sentences: readonly string[]; short: string | null };
export type NamedOpening = Opening & { isByName: boolean };

const known = (text: string): Draft => ({ text, type: 'descriptive', keep: 0 });
const goodToKnow = {
  long: known('Knowing what comes next helps people feel calm.'),
  short: known('Knowing this helps me.'),
};

const carers = (text: string): Draft => ({ text, type: 'descriptive', keep: 0, isCarers: true });

/**
 * Paragraphs in the child's voice. `isRule`: the reason is why something is done instead, and stands behind it. `isExplained`: it says
 * what it is good for to know.
 */
export function inOwnWords(
  { title, sentences: typed, short }: Opening,
  told: ToldFacts,
  line: StoryLine | null,
  cast: Cast,
  { isRule, isExplained }: { isRule: boolean; isExplained: boolean },
): Draft[][] {
  const { opening, steps, end: ends } = toldOnce(typed, told.steps, told.end);
  // Without a line that can be said, the story begins with what was told.
  const isOpen = opening.length > 0;
  const intro = (isOpen ? opening.slice(0, 3) : steps.slice(0, 2)).map(carers);
  const why = reasons(isRule ? told.steps : typed, told).map(carers);
  const middle = [
    ...opening.slice(3).map(carers),
    ...(isRule ? [] : why),
    ...(isOpen ? steps : steps.slice(2)).map(carers),
    ...(isRule ? why : []),
    ...ends.slice(0, -2).map(carers),
  ];
  const isReason = isRule || /^why\b/i.test(cast.ask.request.about.trim());
  const feeling = feelingLines(line, { isRule: isReason, level: cast.level, seed: cast.seed });
  // What is still to come, and neither closed nor lost, is a plan.
  const isPlan =
    !isReason &&
    line !== null &&
    (line.state === null || line.state === 'new') &&
    line.tense !== 'past' &&
    !isOver(line);
  const end = [
    ...ends.slice(-2).map(carers),
    ...closing({ title, end: ends.slice(-2), given: short, isPlan }, cast),
  ];
  const reassuring = reassuranceLines(cast, [...middle, ...feeling, ...end], short ?? 'this');
  const isToCome = line === null || !(isOver(line) || line.state === 'died');
  const groups = [
    intro,
    ...inParagraphs(middle),
    [
      ...feeling,
      ...reassuring,
      ...(isExplained && isToCome ? [goodToKnow[cast.level === 3 ? 'short' : 'long']] : []),
    ],
    [...helping(told, cast), ...sayingLine(cast, [])],
    end,
  ];
  const named = withNameFirst(groups, cast);
  return cast.level === 3 ? named.flat().map((draft) => [draft]) : named.filter((group) => group.length > 0);
}

/** A reason hangs on the one sentence it explains; behind several it stands by itself. */
function reasons(explained: readonly string[], { why, because }: ToldFacts): readonly string[] {
  // What a story is about has no reason; what happens has one.
  const isOne =
    explained.length === 1 &&
    !/^This (?:story )?is about (?!why )|,| (?:and|but|so) /.test(explained[0] ?? '');
  return isOne && because !== null ? [because, ...why.slice(1)] : why;
}

const helping = ({ helper, helping: typed }: ToldFacts, { helper: { there } }: Cast): Draft[] => [
  ...(typed.length === 0 || helper !== null
    ? [{ text: `${capitalised(there)} will help me.`, type: 'coach_team', keep: 0 } as const]
    : []),
  ...typed.map((text): Draft => ({ ...carers(text), type: 'coach_team' })),
];

/** Not more than four sentences together. */
function inParagraphs(sentences: readonly Draft[]): Draft[][] {
  const count = Math.ceil(sentences.length / 4);
  const size = Math.ceil(sentences.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size));
}

/** The end comes back to what the story is about; the carer's own end does so by itself, or with one sentence more. */
function closing(
  {
    title,
    end,
    given,
    isPlan,
  }: { title: string; end: readonly string[]; given: string | null; isPlan: boolean },
  { level, seed }: Cast,
): Draft[] {
  const short = level === 3 ? shorter(given) : given;
  const stems = titleStems(title);
  const isNamed = end.some((text) => wordsOf(text).some((word) => stems.includes(stemOf(word))));
  // Where there is no name for it, a sentence more would say nothing.
  if (end.length > 0 && (isNamed || short === null)) return [];
  if (isPlan && short !== null && !short.startsWith('why ') && level !== 3)
    return [known(`This is the plan for ${short}.`)];
  const texts = short?.startsWith('why ')
    ? [`It is okay to ask ${short} again.`]
    : (short === null ? ofThis : ofThing).map((text) => text.replace('{short}', short ?? 'this'));
  const text = level === 3 ? texts[0] : stableChoice(texts, `${seed} closing`);
  return text === undefined ? [] : [{ text, type: 'affirmative', keep: 0 }];
}
const ofThing = [
  'It is okay to ask about {short} again.',
  'It is okay to talk about {short} later.',
  'It is okay to have questions about {short}.',
];
const ofThis = [
  'It is okay to ask about this again.',
  'It is okay to talk about this later.',
  'It is okay to have questions about this.',
  'It is okay to read this again.',
];

/** At level 3 a few words: of "why Granny takes her teeth out" it is Granny. */
const shorter = (short: string | null): string | null =>
  short?.startsWith('why ') ? (subjectIn(short.slice('why '.length)) ?? short) : short;

/** The first that is a thing in two or three plain words, as it stands after "about": "the dentist", "our car", "bedbugs"; or why it is so. */
export const shortOf = (candidates: readonly (string | null | undefined)[]): string | null =>
  candidates
    .map((one) => one?.replace(/^an? /, 'the ').replace(/ (?:tonight|tomorrow|today)$/i, '') ?? '')
    .find((one) => isPlainThing(one) || isPlainReason(one)) ?? null;
const isPlainReason = (text: string): boolean => {
  const count = wordsOf(text).length;
  return /^why \p{L}/u.test(text) && count >= 4 && count <= 9 && isSentence(text.slice('why '.length));
};
export const isPlainThing = (text: string): boolean => {
  const terms = termsOf(text);
  const last = terms.at(-1);
  return (
    /^(?:(?:the|my|our) (?:\p{Ll}+ ){0,2}\p{Ll}{3,}|(?:\p{Ll}{3,} )?\p{Ll}{2,}[^\Wsui]s)$/u.test(text) &&
    terms.slice(0, -1).every(({ tags }) => !tags.has('Verb') && !tags.has('Value')) &&
    last?.tags.has('Noun') === true &&
    // Of people and of places something else is what may be asked.
    !isPersonWord(last.lower) &&
    !isPersonWord(last.lower.replace(/s$/, '')) &&
    !/^(?:aunt|auntie|aunty|uncle|cousin)s?$/.test(last.lower) &&
    !/\b(?:street|road|house|home|school|class|town|place|time|first|last)\b/.test(text)
  );
};
