// What the carer told in the fields, as sentences of a story: in the order given, in the child's voice.
import type { StoryFacts } from '@calmbridge/domain/stories/story';
import { readStoryLine, type StoryLine } from '@calmbridge/reader/story-line/read-line';
import {
  clauseOf,
  cutClause,
  cutTo,
  type Phrase,
  readPhrase,
} from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { capitalised, withArticle } from '#child/words';
import { isSayable } from '../lines/topic-line.ts';
import { nounPhrase } from '../own-things.ts';
import type { Part } from '../scene.ts';

export type ToldFact = { part: Part; text: string };

const longest = { 1: 15, 2: 11, 3: 8 } as const;
const mostOfOne = { 1: 4, 2: 3, 3: 2 } as const;

/** `isRule`: the reason is why something is done instead, and stands behind it. */
export function toldFacts(
  facts: StoryFacts,
  line: StoryLine | null,
  level: 1 | 2 | 3,
  isRule = false,
): ToldFact[] {
  const told = (field: 'first' | 'next' | 'end', part: Part): ToldFact[] =>
    clausesOf(facts[field], line)
      .map((clause) => sentenceOf(clause, field, level))
      .filter((text) => text !== null)
      .slice(0, mostOfOne[level])
      .map((text) => ({ part, text }));
  const reason = reasonOf(facts.why, line, level);
  const why: ToldFact[] = reason === null ? [] : [{ part: 'body', text: reason }];
  const helps = why.map((one) => ({ ...one, text: one.text.replace(/^That is /, 'This helps ') }));
  return [
    ...(isRule ? [] : why),
    ...told('first', 'step'),
    ...told('next', 'step'),
    ...(isRule ? helps : []),
    ...told('end', 'end'),
  ];
}

const clausesOf = (text: string, line: StoryLine | null): readonly Phrase[] =>
  text.trim() === ''
    ? []
    : readStoryLine(text, line?.speaking.childGender ?? null, line?.subjects ?? []).clauses;

/**
 * An answer to our own question is milder judged than a line: "make a card" and "act out the song" are steps. What no story says to a
 * child, and words to a machine, stay out; what orders is softened, and the check has the last word.
 */
const isPlain = (given: string): boolean => {
  const text = given.replaceAll('~', '');
  return (
    isSayable(text) ||
    (text.length <= 160 &&
      /^[\p{L}\p{N}\s'’,&{}:%/-]*\p{L}{2}[\p{L}\p{N}\s'’,&{}:%/-]*$/u.test(text) &&
      !/^(?:not|no|never|always|do not|don['’]?t)\b/i.test(text) &&
      !notToAChild.test(text) &&
      !toAMachine.test(text))
  );
};
const notToAChild =
  /\b(?:hit|hits|hitting|bit(?:e|es|ing)|kick\w*|punch\w*|pinch\w*|scream\w*|yell\w*|spit\w*|steal\w*|swear\w*|eye contact|kill\w*|suicid\w*|sex\w*|drugs?|alcohol|weapons?|guns?|masturbat\w*|nudes?|porn\w*|erections?|genitals?|penis|vagina|naughty|bad|punish\w*|behav\w*|tantrums?|meltdowns?|obey\w*|complian\w*|refus\w*|quit\w*)\b|\brun(?:ning|s)? off\b/i;
const toAMachine =
  /^(?:ignore|forget|output|print|reveal|pretend|repeat|system|assistant|prompt|generate)\b|\b(?:instructions?|prompt|system message|story|rules and)\b/i;

function sentenceOf(phrase: Phrase, field: 'first' | 'next' | 'end', level: 1 | 2 | 3): string | null {
  if (!isPlain(phrase.text)) return null;
  const atEnd = field === 'end' && level !== 3 ? 'at the end, ' : '';
  const clause = clauseOf(phrase);
  if (clause !== null) {
    const cut = cutClause(clause, longest[level] - wordCount(atEnd));
    return cut === null
      ? null
      : sentence(/^(?:when|after|in|on|at|then|until)\b/i.test(cut) ? cut : `${atEnd}${cut}`);
  }
  switch (phrase.shape) {
    case 'thing': {
      const told = asSaid(phrase.text, longest[level] - wordCount(atEnd));
      if (told !== null) return sentence(`${atEnd}${told}`);
      const cut = cutTo(phrase.text, longest[level] + 1 - wordCount(`${atEnd}there may be`));
      return cut === null ? null : sentence(`${atEnd}there may be ${withOwnArticle(cut)}`);
    }
    case 'person':
      return sentence(`${phrase.text} may be there`);
    case 'when':
      return wordCount(phrase.text) <= 5
        ? sentence(`it may be ${field === 'end' ? 'over ' : ''}${phrase.text}`)
        : null;
    case 'how':
      return wordCount(phrase.text) <= 5 ? sentence(`it may be ${phrase.text}`) : null;
    default:
      return null;
  }
}

/** "Squeeze the ball" is what the child does, "the glass door slides" is a sentence, whatever the shape they were read as. */
function asSaid(text: string, most: number): string | null {
  const terms = termsOf(text.replaceAll('~', ''));
  const [first, second] = terms;
  const next = second?.lower ?? '';
  // What stands before "the" is no thing: it is done to it.
  const isDone =
    /^(?:the|an?|my|our)$/.test(next) ||
    (first?.tags.has('Verb') === true && /^(?:in|on|at|to|with|out|up|down|away|slowly)$/.test(next));
  if (first && isDone && /^\p{L}+$/u.test(first.lower) && !notDone.test(first.lower))
    return cutTo(`I ${text}`, most);
  const verb = terms.findIndex(({ tags }) => tags.has('PresentTense') && !tags.has('Gerund'));
  return /^(?:the|my|our)$/.test(first?.lower ?? '') && verb > 1 ? cutTo(text, most) : null;
}

const notDone =
  /(?:ing|ed)$|^(?:all|both|half|not|no|like|with|in|on|at|to|for|from|by|under|over|after|before|only|just|maybe|then)$/;

const sentence = (text: string): string => `${capitalised(text)}.`;
const withOwnArticle = (text: string): string =>
  /^(?:an?|the|my|our|some|two|three|four|five|\d+|many|other|new)\b/i.test(text) || /^\p{Lu}/u.test(text)
    ? text
    : / /.test(text)
      ? nounPhrase(text)
      : /s$/.test(text)
        ? text
        : withArticle(text);

/** "because the roof leaks", "rain", "to get better" as a sentence with its reason. */
function reasonOf(why: string, line: StoryLine | null, level: 1 | 2 | 3): string | null {
  const given = why.trim().replace(/^(?:it is |it's |this is )?(?:because|cos|cuz|bc)\s+(?:of\s+)?/i, '');
  if (given === '' || level === 3) return null;
  const so = /^so(?: that)?\s+(.+)$/i.exec(given)?.[1];
  const to = /^to\s+(\p{L}+.*)$/iu.exec(given)?.[1];
  const words = so ?? (to ? `I can ${to}` : given);
  const phrase = readPhrase(words, speakingOf(line));
  if (!phrase || !isPlain(phrase.text)) return null;
  const clause = clauseOf(phrase);
  const joint = so !== undefined || to !== undefined ? 'that is so that' : 'that is because';
  if (clause !== null) {
    const cut = cutTo(clause.replaceAll('~', ''), longest[level] - 4);
    return cut === null ? null : sentence(`${joint} ${cut}`);
  }
  if (phrase.shape !== 'thing' || so !== undefined || to !== undefined) return null;
  const cut = cutTo(phrase.text, longest[level] - 5);
  return cut === null ? null : sentence(`that is because of ${withOwnArticle(cut)}`);
}

const speakingOf = (line: StoryLine | null) =>
  line ? { ...line.speaking, others: line.subjects } : { childGender: null, others: [], isCarer: false };

/** Who helps, as a word for a person: "Dad", "my teacher"; null where the field says something else. */
export function helperIn(who: string, line: StoryLine | null): string | null {
  const phrase = who.trim() === '' ? null : readPhrase(who.trim(), { ...speakingOf(line), isCarer: false });
  if (phrase?.shape !== 'person' || wordCount(phrase.text) > 6) return null;
  const isNamed = /^(?:my|our|the|an?)\b/i.test(phrase.text) || /^\p{Lu}/u.test(phrase.text);
  return isNamed ? phrase.text : `my ${phrase.text}`;
}
