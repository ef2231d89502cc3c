// The carer's free line: what it is about, in words that fit a story, or null when it can't be said in the child's voice.

import { inRightCase, isDoingWithVerb } from '@calmbridge/reader/story-line/clause';
import { countedNouns } from '@calmbridge/reader/story-line/counted-nouns';
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
import { capitalised, withArticle } from '#child/words';

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
  if (topic !== null && wordCount(topic) === 1 && more.length > 0) return lineFrom(more);
  if (topic === null) return more.length === 0 ? lineOfThing(line, level) : lineFrom(more);
  return topicOnly(topic, more);
}

/** The day and "Dr Kessler" behind it stand in a sentence of their own: "Now I know about a haircut on Saturday" says too much. */
function withoutDay(text: string): string {
  const plain = text.replace(
    /(?<!\b(?:with|to|by|from|for|of|and|see|meet))(?:,)? (?:Dr|Mr|Mrs|Ms|Miss) \p{Lu}[\p{L}'’-]+$/u,
    '',
  );
  const [day] = timesIn(plain).filter((time) => /^(?:on|next|this|tomorrow|today|tonight)\b/i.test(time));
  if (day === undefined || new RegExp(`${day} to\\b`, 'i').test(plain)) return plain;
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
  const plain = text.replaceAll('~', '');
  const doing = isDoingWithVerb(plain) ? plain.split(/ (?:is|are|was|were|has|will|may) /)[0] : undefined;
  return titleCase(
    wordCount(plain) <= 9
      ? plain
      : (doing ?? cutTo(withoutAside(plain), 9) ?? subjectOf(plain, 8) ?? inNine(plain)),
  );
};

/** Nine words, and none left open at the end. */
const inNine = (text: string): string =>
  text
    .split(' ')
    .slice(0, 9)
    .join(' ')
    .replace(
      /(?: (?:an?|the|to|of|in|on|at|is|are|with|and|or|for|from|my|our|his|her|very|long|coming|going|that|so))+$/i,
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
  return subject === null || wordCount(subject) > most ? null : inRightCase(subject);
}

/** Words of a carer that may stand in a story to a child. */
export const isSayable = (line: string): boolean =>
  line.length <= 160 &&
  /\p{L}{2}/u.test(line) &&
  /^[\p{L}\p{N}\s'’,&{}:%-]+$/u.test(line) &&
  !/^(?:not|no|to not|don['’]?t|do not)\b/i.test(line) &&
  !/\b(?:you|your|yours|should|must|ought|shall|never|always|don['’]?t|doesn['’]?t|won['’]?t|stop(?:ping)? (?:it|\p{L}+ing)|quit\w*|refus\w*|(?:am|is|are) not to|run(?:ning|s)? off|bad|naughty|punish\w*|behav\w*|tantrums?|meltdowns?|obey\w*|complian\w*)\b/iu.test(
    line,
  ) &&
  !/\b(?:hit|hits|hitting|bit(?:e|es|ing)|kick\w*|punch\w*|pinch\w*|push\w*|scream\w*|shout\w*|yell(?:s|ed|ing)?|spit\w*|throw\w*|steal\w*|lying|lies|swear\w*|flap\w*|stim\w*|eye contact|normal|kill\w*|suicid\w*|sex\w*|drugs?|alcohol|weapons?|guns?|knife|masturbat\w*|nudes?|porn\w*|erections?|genitals?|penis|vagina)\b/i.test(
    line,
  ) &&
  !/^(?:ignore|write|make|tell|give|forget|output|print|reveal|act|pretend|repeat|system|assistant|prompt|please|create|generate)\b/i.test(
    line,
  ) &&
  !/\b(?:instructions?|prompt|system message|rules and)\b/i.test(line);

function asTopic(line: string): string | null {
  const how = /^how (?:to|I|we) (?:can )?(.+)$/i.exec(line)?.[1] ?? /^(?:learn )?to (.+)$/i.exec(line)?.[1];
  if (how) return gerundPhrase(how);
  const asked = /^why (?:do|does|did) (I|we|he|she|they|people|children) (?:have to |need to )?(.+)$/i.exec(
    line,
  );
  if (asked)
    return `why ${/^(?:I|he|she|they)$/i.test(asked[1] ?? '') ? 'I' : asked[1]?.toLowerCase()} ${asked[2]}`;
  if (/^(?:why|what|when|where|who|how) (?:do|does|did|is|are|can|will|should)\b/i.test(line)) return null;
  const others = /^(someone|somebody|people|kids|children|others|another child)\b (.+)$/i.exec(line);
  if (others && othersDo.test(others[2] ?? '')) return `when ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  if (/^(?:why|what|when|where|who|which)\b/i.test(line)) return line.charAt(0).toLowerCase() + line.slice(1);
  const [first = ''] = line.split(' ');
  if (baseVerbs.has(first.toLowerCase())) return gerundPhrase(line);
  const [head = line] = line.split(/ (?:when|who|that|where|while|if|so|because|after|before|until) /);
  if (
    /\b(?:is|are|was|were|will|can|has|have|died|wants?|likes?|hates?|split|argue|fight|separated?)\b/i.test(
      head,
    )
  )
    return null;
  if (/^lost (?=(?:in|at|on|when|while)\b)|^lost$/i.test(line)) return `getting ${line}`;
  return line.replace(/^lost (?=\p{L})/iu, 'losing ');
}

/** "First visit to the barber" is mine, "blood test on Monday" is one; "getting glasses" and "puberty" need nothing. */
function withDeterminer(topic: string): string {
  if (
    /^(?:an?|the|my|our|some|this|that|one|two|three|four|five|six|seven|eight|nine|ten|many|why|what|when|where|who|being|having)\b/i.test(
      topic,
    )
  )
    return topic;
  const [head = ''] = topic.split(
    / (?:on|at|with|in|to|for|of|from|after|before|without|against|by|and|or|when|that|where|while|because|if|instead|rather) /,
  );
  const [first = '', second = ''] = head.split(' ');
  if (/^(?:first|next|last|new|best)$/i.test(first))
    return /s$/.test(head) && !/(?:s|u|i)s$/.test(head) ? topic : `my ${topic}`;
  const isCompound =
    /^(?:lesson|trip|room|pool|club|class|course|test|party|competition|gala|ceremony)$/.test(second);
  if ((/ing$/.test(first) && !isCompound) || /[^s]s$/.test(first)) return topic;
  if (second === '') {
    if (wantsThe.test(head)) return `the ${topic}`;
    return wantsOne.test(head) ? withArticle(topic) : topic;
  }
  // "Scam emails addressed to me", "carnival trucks passing our house".
  if (/^(?:\p{L}+ ){0,2}\p{L}+(?<!s)s \p{L}+(?:ed|ing)\b/u.test(head)) return topic;
  if (/^[a-z]+(?: [a-z]+)? day$/.test(head)) return withArticle(topic);
  if (
    /(?:(?<!s)s|day|work|experience|time|school|ing|space|danger|noise|safety|music|food|weather|travel|lice|nits|hair|homework|cream|money|stuff|news|news)$/.test(
      head,
    )
  )
    return topic;
  // "The CAMHS appointment", "the Caribbean carnival": a name before a thing that is counted.
  if (/^[A-Z]/.test(first))
    return countedNouns.has(head.split(' ').at(-1)?.toLowerCase() ?? '') && !/['’]s?(?: |$)/.test(head)
      ? `the ${topic}`
      : topic;
  return withArticle(topic);
}
/** "Someone copied my drawing" is a clause: it wants "when" before it. */
const othersDo = /^(?:\p{L}+(?:ed|s)|took|broke|said|saw|sat|got|made|left|is|are|was|were)\b/u;

const wantsThe =
  /^(?:dentist|doctor|barber|hairdresser|zoo|library|cinema|museum|park|circus|vet|optician|dark|hospital|airport|supermarket)$/i;

const wantsOne =
  /^(?:haircut|bath|shower|birthday|party|sleepover|playdate|picnic|thunderstorm|storm|injection|vaccination|operation|plaster|babysitter|scan|wedding|funeral|assembly)$/i;

const baseVerbs = new Set(
  'go ask share wait brush wash take get use ride fly visit eat try play sit stand walk talk call say meet make put wear sleep listen look read write draw swim help clean tidy pack leave stay cross find join greet follow do have be see move start change cut travel answer order buy pay sing dance learn choose tie dress undress turn'.split(
    ' ',
  ),
);

export function gerundPhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const lower = verb.toLowerCase();
  const doubled = /^(?:get|put|sit|swim|cut|run|stop|shop|hug|plan)$/.test(lower)
    ? lower + lower.slice(-1)
    : lower;
  const stem = /[^aeiou]ie$/.test(lower)
    ? `${lower.slice(0, -2)}y`
    : /[^eo]e$/.test(lower) && lower !== 'be'
      ? lower.slice(0, -1)
      : doubled;
  return [`${lower === 'be' ? 'be' : stem}ing`, ...rest].join(' ').trim();
}

const smallWords = new Set('a an the and or of to in on at for with from by about as is my our'.split(' '));

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      index > 0 && smallWords.has(word.toLowerCase()) && !/^(?:is|my|our)$/.test(word)
        ? word
        : capitalised(word),
    )
    .join(' ');
