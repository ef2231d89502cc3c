// The line clause by clause, for a story from the boxes: what names a thing or a doing is what it is about, what says something is a
// sentence, and what hangs on the clause before it stays with that. Nothing is torn out of a list.
import type { LineClause, StoryLine } from '@calmbridge/reader/story-line/read-line';
import { clauseOf } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';
import { capitalised, inWords, withArticle } from '#child/words';
import { withDeterminer } from '../lines/as-topic.ts';
import { isSayable } from '../lines/topic-line.ts';
import { isOwnFeeling, withTimes } from '../whole-line.ts';
import { hasSubject } from './is-said.ts';
import { thingsThere } from './made-whole.ts';

/** `topic` is what it is about, as it fits after "about"; null where the first clause says something. */
export type ByClauses = { topic: string | null; sentences: readonly string[] };

export function openingByClauses(line: StoryLine): ByClauses | null {
  const [first, ...rest] = withTimes(line.clauses)
    .map((clause) => ({ ...clause, text: clause.text.replace(/, (?=with )/, ' ') }))
    .filter(({ text }) => !isOwnFeeling.test(text));
  if (!first) return null;
  if (first.shape === 'fact') {
    const said = saidBy(first);
    return said === null ? null : { topic: null, sentences: withRest([said], rest) };
  }
  if (/^why \p{L}/u.test(first.text) && rest.length === 0 && wordCount(first.text) <= 18)
    return { topic: first.text.replaceAll('~', ''), sentences: [] };
  if (first.shape !== 'thing' && first.shape !== 'doing') return null;
  const end = rest.findIndex((one) => !isPartOf(one));
  const things = end === -1 ? rest : rest.slice(0, end);
  const [next] = rest.slice(things.length);
  // "Moving to Leeds, 12 October".
  const day = next !== undefined && isDate.test(next.text) ? ` on ${next.text}` : '';
  const named = inWords([withDeterminer(first.text), ...things.map(({ text }) => text)]);
  const topic = `${named}${day}`.replaceAll('~', '');
  if (!isSayable(topic.replace(/(?<=\d)\.(?=\d)/g, ' '))) return null;
  return { topic, sentences: withRest([], rest.slice(things.length + (day === '' ? 0 : 1))) };
}

/** "Her own key", "wires on my head": no more than something else that is there. */
const isPartOf = ({ shape, text, joint }: LineClause): boolean =>
  (shape === 'thing' || shape === 'unread') &&
  /^(?:and|)$/.test(joint) &&
  wordCount(text) <= 4 &&
  // "Long queue at security" wants an article, and stands by itself.
  (wordCount(text) === 1 || thingsThere(text) === null || /^(?:an?|the|my|our|his|her|some) /i.test(text)) &&
  !isNew.test(text) &&
  !didIt.test(text) &&
  !/^(?:no|not|with|without)\b|\d/i.test(text) &&
  !/^\p{Lu}/u.test(text);

function withRest(opening: readonly string[], rest: readonly LineClause[]): string[] {
  const told = [...opening];
  for (const clause of rest) {
    const last = told.at(-1);
    if (last !== undefined && /^with \p{L}/iu.test(clause.text))
      told[told.length - 1] = `${last} ${clause.text}`;
    else if (last !== undefined && clause.joint === 'because' && clause.shape === 'fact')
      told[told.length - 1] = `${last} because ${saidBy(clause) ?? clause.text}`;
    else {
      const said = saidBy(clause);
      if (said !== null) told.push(/^(?:but|so)$/.test(clause.joint) ? `${clause.joint} ${said}` : said);
    }
  }
  return told.map((one) => `${capitalised(one)}.`);
}

/** The clause as a sentence; null where nobody does anything in it. */
function saidBy(clause: LineClause): string | null {
  const plain = clause.text.replaceAll('~', '');
  const told = sentenceOf(clause, plain);
  return told === null || !isSayable(told.replaceAll('~', '')) || !hasSubject(told) ? null : told;
}

function sentenceOf(clause: LineClause, plain: string): string | null {
  // "Bring a tin": what the child does for it.
  if (/^(?:bring|wear|take|pack) (?:an?|the|my|some) /i.test(plain)) return `I ${plain}`;
  if (clause.shape === 'fact') return clauseOf(clause);
  if (clause.shape === 'doing') return ownDoing.test(plain) ? clauseOf(clause) : null;
  if (didIt.test(plain)) return /^(?:the|an?|my|our|\p{Lu})/u.test(plain) ? plain : `the ${plain}`;
  const [, who, comes] = /^(\p{Lu}\p{L}+),? ((?:arriving|coming|leaving|starting) .+)$/u.exec(plain) ?? [];
  if (who !== undefined) return `${who} is ${comes}`;
  if (!isNew.test(plain)) return thingsThere(plain);
  const head = termsOf(plain.split(/, | (?:and|about|for|with|in|at|on|from|of) /)[0] ?? plain).at(-1);
  const isMany =
    head?.tags.has('Plural') === true || /^(?:clothes|trousers|glasses|pyjamas)$/.test(head?.lower ?? '');
  return isMany ? `there are ${plain}` : `there is ${withArticle(plain)}`;
}

/** Done by nobody but the child, whoever else is there. */
const ownDoing = /^(?:staying|sleeping|waking|wearing|sitting|missing)\b/i;
const isNew = /^(?:different|new|another) \p{L}/iu;
/** "Judge decided", "the nurse promised". */
const didIt = /^(?:(?:the|an?|my|our) )?\p{L}+ (?:decided|promised|agreed|said so|explained)$/iu;
const isDate =
  /^(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;
