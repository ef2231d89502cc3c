// A story in the carer's own words: the line opens it, what was told in the boxes is its middle, and around that stand only sentences
// that hold of anything: how it may feel, that it is okay, who helps, what the child can say.
import { titleStems } from '@calmbridge/domain/stories/check-structure';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { grandparentWords, parentWords, siblingWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { sayingLine } from '../lines/help-lines.ts';
import { feelingLines } from '../lines/state-lines.ts';
import { reassuranceLines } from '../lines/tone-lines.ts';
import { fill } from '../voice/fill.ts';
import { withNameFirst } from '../voice/name-first.ts';
import type { ToldFacts } from './told-facts.ts';

/** `sentences` open the story; `short` is what it is about in a few words, as it fits after "about". */
export type Opening = { title: string; sentences: readonly string[]; short: string | null };
export type NamedOpening = Opening & { isByName: boolean };

const goodToKnow: Draft = {
  text: 'Knowing what comes next helps people feel calm.',
  type: 'descriptive',
  keep: 0,
};

const carers = (text: string): Draft => ({ text, type: 'descriptive', keep: 0, isCarers: true });

/**
 * Paragraphs in the child's voice. `isRule`: the reason is why something is done instead, and stands behind it. `isExplained`: it says
 * what it is good for to know.
 */
export function inOwnWords(
  { title, sentences, short }: Opening,
  told: ToldFacts,
  line: StoryLine | null,
  cast: Cast,
  { isRule, isExplained }: { isRule: boolean; isExplained: boolean },
): Draft[][] {
  const [beginning, opened] = [sentences.slice(0, 3), sentences.slice(3)];
  // Without a line that can be said, the story begins with what was told.
  const isOpen = beginning.length > 0;
  const intro = (isOpen ? beginning : told.steps.slice(0, 2)).map(carers);
  // A reason hangs on the one sentence it explains; behind several it stands by itself.
  const explained = isRule ? told.steps : sentences;
  const explains = explained.length === 1 && !/,| (?:and|but|so) /.test(explained[0] ?? '');
  const why = [...(explains && told.because !== null ? [told.because, ...told.why.slice(1)] : told.why)].map(
    carers,
  );
  const middle = [
    ...opened.map(carers),
    ...(isRule ? [] : why),
    ...(isOpen ? told.steps : told.steps.slice(2)).map(carers),
    ...(isRule ? why : []),
    ...told.end.slice(0, -2).map(carers),
  ];
  const feeling = feelingLines(line && !isKeptShut(line) ? line.state : null)
    .filter(({ levels }) => levels.has(cast.level))
    .map(({ text, type }): Draft => ({ text: fill(text, cast, short ?? 'this'), type, keep: 0 }));
  const end = [
    ...told.end.slice(-2).map(carers),
    ...closing(title, told.end.slice(-2), cast.level === 3 ? shorter(short) : short),
  ];
  const reassuring = reassuranceLines(cast, [...middle, ...feeling, ...end], short ?? 'this');
  const helping: Draft[] =
    told.helping.length > 0
      ? told.helping.map((text) => ({ ...carers(text), type: 'coach_team' }))
      : [{ text: `${capitalised(cast.helper.there)} will help me.`, type: 'coach_team', keep: 0 }];
  const groups = [
    intro,
    ...inParagraphs(middle),
    [...feeling, ...reassuring, ...(isExplained ? [goodToKnow] : [])],
    [...helping, ...sayingLine(cast, [])],
    end,
  ];
  const named = withNameFirst(groups, cast);
  return cast.level === 3 ? named.flat().map((draft) => [draft]) : named.filter((group) => group.length > 0);
}

/** Windows that stay shut are no closed place to miss. */
const isKeptShut = ({ clauses }: StoryLine): boolean =>
  clauses.some(({ text }) => /\b(?:windows?|doors?|curtains?|blinds?) (?:shut|closed)\b/i.test(text));

/** Not more than four sentences together. */
function inParagraphs(sentences: readonly Draft[]): Draft[][] {
  const count = Math.ceil(sentences.length / 4);
  const size = Math.ceil(sentences.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size));
}

/** The end comes back to what the story is about; the carer's own end does so by itself, or with one sentence more. */
function closing(title: string, end: readonly string[], short: string | null): Draft[] {
  const stems = titleStems(title);
  const isNamed = end.some((text) => wordsOf(text).some((word) => stems.includes(stemOf(word))));
  if (end.length > 0 && isNamed) return [];
  const asked = short?.startsWith('why ') ? short : `about ${short ?? 'this'}`;
  return [{ text: `It is okay to ask ${asked} again.`, type: 'affirmative', keep: 0 }];
}

/** At level 3 a few words: of "why Granny takes her teeth out" it is Granny. */
const shorter = (short: string | null): string | null =>
  short?.startsWith('why ') ? (subjectIn(short.slice('why '.length)) ?? short) : short;

/** The first that is a thing in two or three plain words, as it stands after "about": "the dentist", "our car", "bedbugs"; or why it is so. */
export const shortOf = (candidates: readonly (string | null | undefined)[]): string | null =>
  candidates
    .map((one) => one?.replace(/^an? /, 'the ') ?? '')
    .find((one) => isPlainThing(one) || (/^why \p{L}/u.test(one) && wordsOf(one).length <= 9)) ?? null;
const isPlainThing = (text: string): boolean => {
  const terms = termsOf(text);
  const last = terms.at(-1);
  return (
    /^(?:(?:the|my|our) (?:\p{Ll}+ ){0,2}\p{Ll}{3,}|(?:\p{Ll}{3,} )?\p{Ll}{3,}s)$/u.test(text) &&
    terms.slice(0, -1).every(({ tags }) => !tags.has('Verb') && !tags.has('Value')) &&
    last?.tags.has('Noun') === true &&
    // Of family and of places something else is what may be asked.
    !isFamily(last.lower.replace(/s$/, '')) &&
    !/\b(?:street|road|house|home|school|class|town|place|time|first|last)\b/.test(text)
  );
};
const isFamily = (word: string): boolean =>
  parentWords.has(word) ||
  grandparentWords.has(word) ||
  siblingWords.has(word) ||
  /^(?:aunt|auntie|aunty|uncle|cousin)$/.test(word);
