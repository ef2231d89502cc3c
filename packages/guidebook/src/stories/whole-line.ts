// The carer's whole line as sentences in the child's voice, with nothing of it left out; null where a part of it makes no
// clean sentence. A line told whole needs no scene to say what happens.
import { timesIn } from '@calmbridge/reader/story-line/facts-in';
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '../child/phrase-shape.ts';
import { capitalised } from '../child/words.ts';
import { asFact, isAbsence } from './as-fact.ts';
import { thingsThere } from './facts/made-whole.ts';
import { isSureSentence } from './lines/sure-form.ts';
import { isSayable, type TopicLine, titleFrom, topicOf } from './lines/topic-line.ts';
import { isCleanSentence, isCleanTopic } from './lines/well-formed.ts';
import { inShortSentences } from './short-sentences.ts';

/** Longest sentence, and longest topic after "This story is about". */
const longest = { 1: 18, 2: 15, 3: 10 } as const;
/** As long as our own sentences are. */
const fit = { 1: 16, 2: 13, 3: 9 } as const;
/** What can be said in sentences as short as this is. */
const handy = 9;
const longestTopic = { 1: 13, 2: 9, 3: 6 } as const;

export function wholeLine(line: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const [first, ...others] = withTimes(line.clauses).filter(({ text }) => !isOwnFeeling.test(text));
  if (!first || !line.isWhole) return null;
  const opening = sentencesOf(first, level);
  const rest = others.map(
    (clause, at) =>
      // After a thing nobody says who does it: "cyclone season, taping the windows".
      besides(clause, others[at - 1] ?? first) ??
      (clause.shape === 'doing' && first.shape === 'thing' ? null : sentencesOf(clause, level)),
  );
  if (rest.some((one) => one === null)) return null;
  const more = rest.flatMap((one) => one ?? []);
  if (opening !== null) return factLine([...opening, ...more], first);
  const topic = topicFrom(first, level);
  return topic === null || more.length === 0 || hangs.test(more[0] ?? '')
    ? null
    : { ...topic, more, isWhole: true };
}

/** How hard it is for the child is what the story is for, and no event of it: "he is already upset about it". */
export const isOwnFeeling =
  /^I (?:am|feel|get) (?:already |very |so |really |a bit |not )*(?:upset|scared|afraid|frightened|terrified|petrified|mortified|embarrassed|confused|worried|anxious|nervous|cross|angry|sad|stressed|excited|happy|sure)\b|^I (?:say|think) (?:it|this|that) (?:is|are|was) (?:wrong|not right|bad|horrible|yucky|disgusting)$|^I (?:love|like) (?:it|this|that|them)$|^I (?:really )?(?:hate|dislike|fear|do not like|cannot stand) (?!the \p{L}+$)\p{L}+|\bwhen I am (?:very |so )?(?:nervous|scared|upset|anxious|excited|worried|stressed|happy|tired)$/iu;

/** "It is over" after a topic does not say what is. */
const hangs = /^(?:it (?!is for \p{L}+ \p{L}+$)|this|that|they)\b/iu;

/** What a line adds in a word or two: "two nights", "bunk beds", "and take our shoes off". */
export function besides({ shape, text, joint }: LineClause, before: LineClause): string[] | null {
  if (
    /^(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:nights?|days?|hours?|weeks?|minutes?)$/i.test(text)
  )
    return [/\b(?:hours?|minutes?)$/i.test(text) ? `it takes ${text}` : `it is for ${text}`];
  // "Sleepover at Grace's, first time away from Mum".
  const [, first] = /^(?:my |the )?first time ((?:away|without|with|on|at|in|alone)\b.*)$/iu.exec(text) ?? [];
  if (first !== undefined && wordCount(first) <= 5) return [`it is my first time ${first}`];
  // "Hearing aids, getting them Tuesday": whoever fetches them, the family gets them.
  if (/^(?:getting|collecting|fetching|picking up) (?:it|them)\b/i.test(text) && wordCount(text) <= 8)
    return [`we are ${text.replace(/(?<!\bon) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, ' on ')}`];
  if (/^(?:very |really |so |too )?(?:loud|busy|hot|cold|noisy|dark|crowded|bright|windy|muddy)$/i.test(text))
    return [`it may be ${text}`];
  const [, how] = /^(\p{L}+) ones$/iu.exec(text) ?? [];
  if (how !== undefined && /s\b/.test(before.text)) return [`they are ${how}`];
  // "A ferry, then driving to Auntie's": whoever goes on goes on together.
  if (
    shape === 'doing' &&
    joint === '' &&
    before.shape === 'thing' &&
    goes.test(text) &&
    wordCount(text) <= 8
  )
    return [`we are ${text}`];
  if (joint === 'then' && shape === 'thing' && wordCount(text) <= 6 && mealOrTreat.test(text))
    return [`after that there is ${text}`];
  if (joint === 'then' && /^bed (?:in|at) /i.test(text) && wordCount(text) <= 6)
    return [`after that I go to ${text}`];
  if (joint === 'then' && /^home\b/i.test(text) && wordCount(text) <= 4) return [`after that we go ${text}`];
  if (shape === 'doing' && joint === 'then' && travels.test(text) && wordCount(text) <= 8)
    return [`after that we are ${text}`];
  if (shape === 'order' && joint === 'and') {
    const [, who] = /^(I|we)\b/.exec(before.text) ?? [];
    return who === undefined ? null : [`${who} ${text}`];
  }
  if (shape !== 'thing' || wordCount(text) > 4 || joint === 'because' || /^\p{L}+ing\b/u.test(text))
    return null;
  const terms = termsOf(text);
  const isThings =
    terms.at(-1)?.tags.has('Plural') &&
    !/\p{Lu}/u.test(text) &&
    terms.every(
      ({ lower, tags }) =>
        (tags.has('Noun') || tags.has('Adjective') || lower === 'and') &&
        !/^(?:no|not|all|my|our)$/.test(lower),
    );
  return isThings === true && !text.includes(',') ? [thingsThere(text) ?? `there are ${text}`] : null;
}

const goes = /^(?:going|driving|walking|flying|travelling|stopping) (?:to|by|on|in|at|for)\b/i;
const mealOrTreat = /^(?:lunch|tea|dinner|breakfast|supper|cake|ice cream|a (?:film|walk|picnic|treat))\b/i;
const travels =
  /^(?:driving|going|flying|walking|travelling|visiting|staying|having|eating|coming|meeting|getting)\b/i;

export const factLine = (
  [fact = '', ...more]: readonly string[],
  { shape, text }: LineClause,
): TopicLine => ({
  topic: 'this',
  title: titleFrom(shape === 'doing' ? text : fact),
  fact: `${capitalised(fact)}.`,
  more,
  isWhole: true,
  isDoing: shape === 'doing',
  ...(shape === 'doing' ? { doing: text.replaceAll('~', '').split(', ')[0] ?? text } : {}),
});

/** A time said by itself belongs to what was said before it: "Dad goes fishing, for two months". */
export function withTimes(clauses: readonly LineClause[]): LineClause[] {
  const told: LineClause[] = [];
  for (const clause of clauses) {
    const before = told.at(-1);
    const time = clause.text.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, 'on ');
    if (clause.shape === 'when' && before && wordCount(time) <= 5 && timesIn(time).length > 0)
      told[told.length - 1] = { ...before, text: `${before.text} ${time}` };
    else told.push(clause);
  }
  return told;
}

export function sentencesOf({ text, joint }: LineClause, level: 1 | 2 | 3): string[] | null {
  const plain = text
    .replace(
      /^they (?=(?:are|will|have)\b)/i,
      joint === 'and' && !/\b(?:me|my)\b/.test(text) ? 'we ' : 'people ',
    )
    .replace(/^(ears|eyes|legs|feet|hands|teeth|arms) (hurt|itch|ach)(?:e|es|s|ing)?\b/i, bodyMay)
    .replace(/, (?=(?:at|in|on|with|for|from|near|until|after|before) [^,]+$)/, ' ');
  const clauses = asFact(plain);
  if (clauses === null || !clauses.every((one) => isSayable(one.replaceAll('~', '')))) return null;
  const joined = clauses.map((clause, at) => (at === 0 ? withJoint(clause, joint, longest[level]) : clause));
  const sentences = joined.map(
    (clause) =>
      (isAbsence(plain) && wordCount(clause) <= longest[level] ? [clause] : null) ??
      inHandySentences(clause, fit[level]) ??
      inShortSentences(clause, fit[level]) ??
      inShortSentences(clause, longest[level]),
  );
  return sentences.every((one) => one?.every(isClean)) ? sentences.flatMap((one) => one ?? []) : null;
}

/** "It is on Tuesdays. That is instead of Paul" is no gain over one sentence that is not too long. */
function inHandySentences(clause: string, most: number): string[] | null {
  const parted = inShortSentences(clause, handy);
  const isTorn = parted?.some((one) => /^(?:it|that) is\b|\bis there, too$/i.test(one)) === true;
  return isTorn && wordCount(clause) <= most ? [clause] : parted;
}

const isClean = (sentence: string): boolean => {
  const [, left, right] = /^(?:when|on|if) (.+?), (.+)$/.exec(sentence) ?? [];
  if (left !== undefined && right !== undefined) return isSureSentence(left) && isClean(right);
  const clause = sentence.replace(/^(?:that is because|so|sometimes) /, '');
  return (
    isSureSentence(clause) && (/^that (?:is|was) (?:instead of|for) /.test(clause) || isCleanSentence(clause))
  );
};

/** A reason is said to be one, and what follows from it, too. */
function withJoint(clause: string, joint: string, most: number): string {
  const before = { because: 'that is because ', so: 'so ' }[joint] ?? '';
  return wordCount(before + clause) <= most ? before + clause : clause;
}

function topicFrom(clause: LineClause, level: 1 | 2 | 3): Omit<TopicLine, 'more'> | null {
  const given = clause.text.replace(/^(?:A|An|The)\b/, (article) => article.toLowerCase());
  const topic = clause.shape === 'thing' || clause.shape === 'doing' ? topicOf(given) : null;
  if (topic === null || wordCount(topic) > longestTopic[level]) return null;
  if (!isCleanTopic(topic) || topic.includes(',')) return null;
  const title = titleFrom(wordCount(topic) === 1 ? `about ${topic}` : topic);
  return { topic, title, fact: null, isDoing: clause.shape === 'doing' };
}

/** "Ears hurting" is what may be felt. */
const bodyMay = (_: string, part: string, verb: string): string =>
  `my ${part} may ${verb.toLowerCase() === 'ach' ? 'ache' : verb}`;
