// S19: length and reading level fit the support level. A quarter over a limit is too much to let pass.
import { type Readability, readabilityOf } from '../text/readability.ts';
import { wordsOf } from '../text/sentences.ts';
import { eventWords, lineAndFacts } from './check-asked.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed } from './finding.ts';
import { type LevelLimits, levelLimits } from './level-limits.ts';
import { levelNumber } from './story.ts';
import { stemOf } from './story-subject.ts';

type Measure = { code: string; value: number; limit: number; hardLimit: number; why: string };

export function checkLevel(story: CheckedStory): Marked[] {
  const { sentences } = story.text;
  const age = story.profile && story.profile.age !== '' ? Number(story.profile.age) : null;
  const limits = levelLimits(levelNumber(story.request.supportLevel), age);
  const asked = new Set(eventWords(lineAndFacts(story.request)).map(stemOf));
  const read = readabilityOf(sentences.map(({ text }) => withoutOwnWords(text, asked, story)));
  const over = [...lengths(read, limits), ...difficulties(read, limits), ...shortness(read, limits)].filter(
    ({ value, limit }) => value > limit + 1e-9,
  );
  const worst = over.find(({ value, hardLimit }) => value > hardLimit) ?? over[0];
  if (!worst) return [passed('S19', 'Length and words fit the support level.')];
  const longest = sentences.reduce(
    (found, { text }) => (wordsOf(text).length > wordsOf(found).length ? text : found),
    '',
  );
  return [
    failed('S19', worst.value > worst.hardLimit ? 'hard' : 'soft', over.map(({ why }) => why).join(' '), {
      code: worst.code,
      found: Math.abs(worst.value).toFixed(2),
      sentence: worst.code === 'sentence-too-long' ? longest : null,
      mark: Math.max(0, 1 - over.length / 5),
    }),
  ];
}

const lengths = (read: Readability, limits: LevelLimits): Measure[] => [
  {
    code: 'too-many-sentences',
    value: read.sentences,
    limit: limits.sentences.max,
    hardLimit: limits.sentences.max * 1.25,
    why: `${read.sentences} sentences; this level allows at most ${limits.sentences.max}.`,
  },
  {
    code: 'sentences-too-long',
    value: read.meanWords,
    limit: limits.meanWords,
    hardLimit: limits.meanWords * 1.25,
    why: `Sentences have ${read.meanWords.toFixed(1)} words on average; this level allows at most ${limits.meanWords}.`,
  },
  {
    code: 'sentence-too-long',
    value: read.longestSentence,
    limit: limits.longestSentence,
    hardLimit: limits.longestSentence * 1.25,
    why: `The longest sentence has ${read.longestSentence} words; this level allows at most ${limits.longestSentence}.`,
  },
];

const difficulties = (read: Readability, limits: LevelLimits): Measure[] => [
  {
    code: 'too-hard-to-read',
    value: read.grade,
    limit: limits.grade,
    // A quarter of a small grade is less than the measure's own error, so a whole grade is allowed for.
    hardLimit: Math.max(limits.grade * 1.25, limits.grade + 1),
    why: `It reads at school year ${read.grade.toFixed(1)}; this level allows at most ${limits.grade}.`,
  },
  {
    code: 'too-many-long-words',
    value: read.longWordShare,
    limit: limits.longWordShare,
    hardLimit: Math.max(limits.longWordShare * 1.25, limits.longWordShare + 0.03),
    why: 'Too many words of three syllables or more for this level.',
  },
];

/** Counts are negated, so that too few is over the limit like all else. */
const shortness = (read: Readability, { sentences: { min } }: LevelLimits): Measure[] => [
  {
    code: 'too-few-sentences',
    value: -read.sentences,
    limit: -min,
    hardLimit: -min * 0.75,
    why: `${read.sentences} sentences; this level has at least ${min}.`,
  },
];

/**
 * Names, helpers, interests and comfort items are words the child knows: each counts as one short word. So does what the carer
 * calls the event: no easier word for "airport security" would be about the same thing.
 */
function withoutOwnWords(text: string, asked: ReadonlySet<string>, { names, profile }: CheckedStory): string {
  const known = text.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (asked.has(stemOf(word)) ? 'it' : word));
  const items = [profile?.specialInterests ?? '', profile?.comfortItems ?? '']
    .flatMap((list) => list.split(/[,;\n/]|\band\b/))
    .map((item) => item.trim().replace(/^(?:an?|the|his|her|their|my)\s+/i, ''));
  return [names.child, ...names.roles, ...items]
    .filter((item) => item.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, item) => replaceWord(rest, item), known);
}

function replaceWord(text: string, item: string): string {
  const at = text.toLowerCase().indexOf(item.toLowerCase());
  if (at < 0) return text;
  const isWhole = !/[\p{L}]/u.test(text[at - 1] ?? ' ');
  return isWhole ? `${text.slice(0, at)}it${text.slice(at + item.length)}` : text;
}
