// A later turn with questions of its own: each that we can answer gets its answer, the others are named as open.

import { cleanText } from '#plan/clean';
import { fillStep } from '../answer/steps.ts';
import { mayQuote } from '../message/may-quote.ts';
import { doubtsIdea } from '../message/own-idea.ts';
import { isAskedAnew, partsAsked } from '../message/parts-asked.ts';
import type { Topic } from '../topic.ts';
import { answerPart, type PartAnswer } from './answer-part.ts';
import { isEcho } from './echo.ts';
import type { GoingOn } from './going-on.ts';

/** Null where no question of the message is surely answered. `isAnswered`: what it tells has been answered beside. */
export function answeredParts(topic: Topic, going: GoingOn, isAnswered = false): string | null {
  const parts = partsAsked(going.message)
    .filter((part) => isAskedAnew(part) && !isEcho(part, going.before, going.message))
    .filter((part, _, all) => !doubtsIdea(part, going.message, all));
  const answers = distinct(parts.map((part) => answerPart(topic, part, going)));
  const above = answers.filter((one) => one?.isAbove).map((one) => quoted(one?.part ?? ''));
  const found = answers
    .filter((one): one is PartAnswer => one !== null && !one.isAbove)
    .slice(0, mostAnswered);
  if (found.length === 0 && !isAnswered) return null;
  const isOnlyOne = parts.length === 1 && !isAnswered;
  const isHeard = isAnswered || found.length > 0;
  const open = parts
    .filter((part) => answers.every((one) => one?.part !== part) && !(isHeard && hangsOn(part)))
    .map(quoted);
  const text = [
    ...found.map((one) => (isOnlyOne ? plain(one) : headed(one))),
    above.some(Boolean) ? `On ${above.filter(Boolean).join(' and ')}, what I wrote above still holds.` : '',
    open.length > 0 ? openLine(open, topic, going) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
  return text === '' ? null : text;
}

/** "Is that true?", "who is right?", "what should he do then?": asked of what has just been answered. */
const hangsOn = (part: string): boolean =>
  part.split(/\s+/).length <= hanging &&
  /\b(?:that|this|it|them|those|then)\b|\bwho(?:'s| is) right\b/i.test(part);
const hanging = 7;

/** What was said already and answers a question of the message: it is pointed to. Empty where there is none. */
export function saidAbove(topic: Topic, going: GoingOn): string {
  const above = partsAsked(going.message)
    .filter(isAskedAnew)
    .map((part) => answerPart(topic, part, going))
    .find((one) => one?.isAbove === true);
  if (!above) return '';
  return above.say === ''
    ? `On ${quoted(above.part) || 'that'}, what I wrote above still holds.`
    : `I can only point you to what I wrote above: “${above.say}”`;
}

const mostAnswered = 3;

/** Two questions that lead to the same words are answered once. */
const distinct = (answers: readonly (PartAnswer | null)[]): (PartAnswer | null)[] =>
  answers.map((one, at) =>
    one !== null &&
    (one.isAbove ||
      answers.findIndex(
        (other) => other !== null && other.say === one.say && other.steps.join() === one.steps.join(),
      ) === at)
      ? one
      : null,
  );

const plain = ({ say, steps }: PartAnswer): string => [say, bulleted(steps)].filter(Boolean).join('\n\n');

const headed = (one: PartAnswer): string => {
  const quote = quoted(one.part);
  return [`${quote === '' ? '' : `**${quote}** `}${one.say}`.trim(), bulleted(one.steps)]
    .filter(Boolean)
    .join('\n\n');
};

const bulleted = (steps: readonly string[]): string => steps.map((step) => `- ${step}`).join('\n');

function openLine(open: readonly string[], topic: Topic, { child, whoKnows = '' }: GoingOn): string {
  const named = open.filter(Boolean).slice(0, 2).join(' and ');
  const who = fillStep(child, whoKnows, `${topic.id}open`);
  return `${named === '' ? 'On the rest' : `On ${named}`}, I don’t have a sure answer, and I won’t guess. ${who}`.trim();
}

/** As the carer put it, cut at the first comma where it is long; empty where it can't be repeated. */
function quoted(part: string): string {
  const clean = cleanText(part)
    .replace(/\bi\b/g, 'I')
    .replace(/[?.!,;\s]+$/, '');
  const short =
    clean.length <= longestQuoted ? clean : (clean.split(/[,;]|\b(?:because|since|so that)\b/)[0] ?? '');
  const text = short.trim();
  return text.length <= longestQuoted && text.length > 0 && mayQuote(text) ? `“${upper(text)}?”` : '';
}
const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const longestQuoted = 90;
