// The carer's free line: what it is about, in words that fit a story, or null when it can't be said in the child's voice.

import { inRightCase, isDoingWithVerb } from '@calmbridge/reader/story-line/clause';
import { timesIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import {
  clauseOf,
  cutClause,
  cutTo,
  type Phrase,
  subjectIn,
} from '@calmbridge/reader/story-line/tell-phrase';
import { bareTopic, wordCount } from '#child/phrase-shape';
import { capitalised } from '#child/words';
import { asTopic, withDeterminer } from './as-topic.ts';

/**
 * `topic` fits after "about"; `fact` is a sentence of its own ("Our dog is sick."), for lines that are one. `more` are
 * further sentences of the line, without their full stops.
 */
export type TopicLine = {
  topic: string;
  title: string;
  fact: string | null;
  more: readonly string[];
  /** Its sentences stay as they are: nothing is cut for length, and nothing is bent. */
  isWhole?: boolean;
  /** It tells what the child does: "riding the bus". */
  isDoing?: boolean;
  /** The sentence that opens the story in place of "This story is about …". */
  opening?: string;
  /** The same as it fits after "about". */
  doing?: string;
  /** It is about what people do not do, or why: only a kind that gives the reason tells it. */
  isRule?: boolean;
};

const maxWords = { 1: 13, 2: 9, 3: 6 } as const;
const maxFactWords = { 1: 16, 2: 13, 3: 9 } as const;

export function readTopicLine(line: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  const sayable = line.clauses.filter((clause) => isSayable(asSaid(clause)));
  const [first, ...others] = sayable;
  if (!first) return lineOfThing(line, level);
  const more = others.flatMap((clause) => {
    const told = clause.shape === 'fact' && clause.joint !== 'because' ? clauseOf(clause) : null;
    const cut = told === null ? null : cutClause(told, maxFactWords[level]);
    return cut === null ? [] : [cut];
  });
  const hard = feared.exec(first.text)?.[1];
  if (hard !== undefined) return topicOnly(withDeterminer(bareTopic(hard)), more);
  const fact = first.shape === 'fact' && !isOfUnknownKin(first.text) ? clauseOf(first) : null;
  const named = fact?.replace(/^they (?=are|will|have)\b/i, 'people ') ?? null;
  const whole = named === null ? null : cutClause(withReason(named, line, level), maxFactWords[level]);
  if (whole !== null) return { topic: 'this', title: titleFrom(whole), fact: `${capitalised(whole)}.`, more };
  const bare = first.shape === 'fact' ? null : asTopic(withoutDay(first.text));
  const topic = bare === null ? null : cutTo(withDeterminer(bare), maxWords[level]);
  // "Stammering, listeners can wait" is about stammering; a bare "idioms" says too little.
  if (topic !== null && wordCount(topic) === 1 && more.length > 0 && !/\p{L}{2}ing$/u.test(topic))
    return lineFrom(more);
  if (topic === null) return more.length === 0 ? lineOfThing(line, level) : lineFrom(more);
  return topicOnly(topic, more);
}

/** The day and "Dr Kessler" behind it stand in a sentence of their own: "This was a story about a haircut on Saturday" says too much. */
function withoutDay(text: string): string {
  const plain = text.replace(
    /(?<!\b(?:with|to|by|from|for|of|and|see|meet))(?:,)? (?:Dr|Mr|Mrs|Ms|Miss) \p{Lu}[\p{L}'’-]+$/u,
    '',
  );
  const [day] = timesIn(plain).filter((time) => /^(?:on|next|this|tomorrow|today|tonight)\b/i.test(time));
  if (day === undefined || new RegExp(`${day} (?:to|and) \\p{L}+day\\b`, 'iu').test(plain)) return plain;
  const kept = plain
    .replace(new RegExp(`(?<=\\b(put|going|turned|based)) ${day}`, 'i'), ' on')
    .replace(` ${day}`, '');
  return kept.split(' ').length >= 1 && !isDayOnly(kept) ? kept : plain;
}
const isDayOnly = (text: string): boolean => !/\p{L}{3}/u.test(text);

/** What must be so of a thing ("the volume must be low") is said as it will stand; what the child must do is an order. */
const asSaid = (clause: Phrase): string =>
  (/^(?:I|me)\b|\bnever\b/.test(clause.text) ? clause.text : (clauseOf(clause) ?? clause.text)).replaceAll(
    '~',
    '',
  );

export const topicOnly = (topic: string, more: readonly string[]): TopicLine => ({
  topic,
  title: titleFrom(wordCount(topic) === 1 ? `about ${topic}` : topic),
  fact: null,
  more,
});

/** "I am afraid of thunder" is about thunder. */
const feared =
  /^I (?:(?:am|get|feel) (?=(?:very |so |really )?(?:afraid|scared|frightened|terrified|sensitive|upset))|(?=(?:struggle|have trouble) with ))(.+)$/i;

/** Nothing of it can be said as it stands: only what it names. "Not kissing cane toads" is about cane toads. */
function lineOfThing({ clauses, things }: StoryLine, level: 1 | 2 | 3): TopicLine | null {
  if (!/^(?:not|no|to not|don't|do not|never)\b/i.test(clauses[0]?.text ?? '')) return null;
  const thing = things.find((one) => isSayable(one) && wordCount(one) <= maxWords[level]);
  return thing === undefined ? null : topicOnly(withDeterminer(thing), []);
}

/** What fits after "about", or null: a noun phrase or a doing, with its article. */
export function topicOf(text: string): string | null {
  const bare = asTopic(withoutDay(text.replace(/^(?:(?:my|an?|the) )?(?:fear|phobia) of /i, '')));
  return bare === null ? null : withDeterminer(bare);
}

/** The first clause can't be said, a later one can. */
function lineFrom([first = '', ...more]: readonly string[]): TopicLine {
  return { topic: 'this', title: titleFrom(first), fact: `${capitalised(first)}.`, more };
}

export const titleFrom = (text: string): string => {
  const plain = text.replaceAll('~', '').replace(/,? (?:and )?not (?:only|just) .+$/i, '');
  const doing = isDoingWithVerb(plain) ? plain.split(/ (?:is|are|was|were|has|will|may) /)[0] : undefined;
  return titleCase(
    wordCount(plain) <= 9
      ? plain
      : (doing ?? withinList(plain, cutTo(withoutAside(plain), 9)) ?? subjectOf(plain, 8) ?? inNine(plain)),
  );
};

/** "Flying to Spain to see Nana and Grandad" is not to see Nana alone. */
const withinList = (whole: string, cut: string | null): string | null =>
  cut !== null && /^,? (?:and|or) /.test(whole.slice(cut.length))
    ? cut.replace(/ (?:to see|to visit|to meet|with|for|at|in|on|to) (?:\S+ )?\S+$/, '')
    : cut;

/** Nine words, and none left open at the end. */
const inNine = (text: string): string =>
  text
    .split(' ')
    .slice(0, 9)
    .join(' ')
    .replace(
      /(?: (?:an?|the|to|of|in|on|at|is|are|with|and|or|for|from|my|our|his|her|very|long|coming|going|that|so|now|has|have|been|be|will|when|if|because|who|into|than|but|not|only|was|were))+$/i,
      '',
    );

/** "Saying bye to Miss Kelly who is leaving" is about saying bye to her. */
const withoutAside = (text: string): string => {
  const [head = text] = text.split(
    /,? (?:who|which|because|even if|even though|although|not just|not only|instead of) /,
  );
  return wordCount(head) >= 3 ? head : text;
};

/** "my mother died" may be the carer's own mother. */
const isOfUnknownKin = (text: string): boolean => /\bmy\b.*\b(?:died|dead|dying|passed away)\b/i.test(text);

const withReason = (fact: string, { why }: StoryLine, level: 1 | 2 | 3): string =>
  why !== null &&
  level !== 3 &&
  !fact.includes('because') &&
  wordCount(`${fact} ${why}`) <= maxFactWords[level]
    ? `${fact} ${why}`
    : fact;

/** "the new bin day" of "the new bin day is Friday". */
export function subjectOf(fact: string, most = 5): string | null {
  const subject = subjectIn(fact.charAt(0).toLowerCase() + fact.slice(1));
  if (subject === null || wordCount(subject) > most) return null;
  // "Maid Didi" is a name: only what stands before a thing loses its capital at the start of a sentence.
  const isName =
    !/^(?:the|an?|my|our|this|that|some|many|people) /i.test(subject) && / \p{Lu}/u.test(subject);
  return isName ? capitalised(subject) : inRightCase(subject);
}

/** Words of a carer that may stand in a story to a child. */
export const isSayable = (line: string): boolean =>
  line.length <= 160 &&
  /\p{L}{2}/u.test(line) &&
  // "At 1.30" is a time.
  /^[\p{L}\p{N}\s'’,&{}:%-]+$/u.test(line.replace(/(?<=\d)\.(?=\d\d)/g, ':')) &&
  // "Not everybody can win" is said of people, and orders nothing.
  !/^(?:not(?! (?:everybody|everyone|all|every) )|no|to not|don['’]?t|do not)\b/i.test(line) &&
  !/\b(?:you|your|yours|should|must|ought|shall|never|always|don['’]?t|doesn['’]?t|won['’]?t|stop(?:ping)? (?:it|\p{L}+ing)|(?<!\b(?:has|have|had) )quit(?:s|ting)?|refus\w*|(?:am|is|are) not to|run(?:ning|s)? off|bad(?! (?:dreams?|weather|cold|back|knee|leg|tooth|news)\b)|naughty|punish\w*|behav\w*|tantrums?|meltdowns?|obey\w*|complian\w*)\b/iu.test(
    line,
  ) &&
  !/\b(?:hit|hits|hitting|bit(?:e|es|ing)(?! of\b)|kick\w*|punch\w*|pinch\w*|push\w*|scream\w*|shout\w*|yell(?:s|ed|ing)?|spit\w*|throw\w*|steal\w*|lying|lies|swear\w*|flap\w*|stim\w*|eye contact|normal(?! (?:lessons?|days?|school|class\w*|timetable|routines?|bus|time|times|room|seat|bed|bedtime|tea|lunch|food|place|teacher)\b)|kill\w*|suicid\w*|sex\w*|drugs?|alcohol|weapons?|guns?|knife|masturbat\w*|nudes?|porn\w*|erections?|genitals?|penis|vagina)\b/i.test(
    line,
  ) &&
  !/^(?:ignore|write|make|tell|give|forget|output|print|reveal|act|pretend|repeat|system|assistant|prompt|please|create|generate)\b/i.test(
    line,
  ) &&
  !/\b(?:instructions?|prompt|system message|rules and)\b/i.test(line);

const smallWords = new Set('a an the and or of to in on at for with from by about as is my our'.split(' '));

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      index > 0 && smallWords.has(word.toLowerCase()) && !/^(?:is|my|our)$/.test(word)
        ? word
        : // "iPad".
          /^\p{Ll}\p{Lu}/u.test(word)
          ? word
          : capitalised(word),
    )
    .join(' ');
