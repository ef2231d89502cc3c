// The first sentence answers the question in the form it was asked in.
import { isNextKind } from '../message/next-kind.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { asksIfBad, asksIfNormal, formsAsked, questionFormIn } from '../message/question-form.ts';
import type { NextKind, Topic } from '../topic.ts';

/** What the page says straight to this message: by its words, else by its form; null where it has nothing of its own. */
export function straightAnswer(topic: Topic, message: string): string | null {
  const byWords = topic.first?.find(({ when }) => when.test(message))?.say;
  if (byWords !== undefined) return byWords;
  const asked = questionFormIn(message);
  if (asked === 'is-it' && asksIfNormal(message)) return ifNormal(topic);
  if (asked === 'is-it' && asksIfBad(message)) return ifBad(topic);
  // "Is it too early? How do I begin?": what can be answered is.
  const form = asked === 'is-it' ? formsAsked(message).find((one) => one !== 'is-it') : asked;
  if (form === undefined) return null;
  // What is no cause to worry, and what is.
  if (form === 'may-i' && worries.test(message))
    return `${withoutYes(topic.next.normal)} ${topic.next.worse}`;
  // "When do I start" has a line of its own; how long it takes, whether it passes and when to worry have others.
  const kind = form === 'when' ? whenKinds.find((one) => isAskedAs(one, message)) : undefined;
  if (kind === 'normal') return `There is no fixed age. ${withoutYes(topic.next.normal)}`;
  if (kind !== undefined) return topic.next[kind];
  const byForm = topic.firstBy?.[form];
  if (byForm !== undefined) return byForm;
  if (form === 'why') return topic.why;
  return form === 'what-say' ? (wordsToSay(topic) ?? null) : null;
}

const worries = /\bshould (?:i|we) (?:be )?(?:worr(?:y|ied)|concerned)\b/i;
/** A yes is no answer to when. */
const withoutYes = (text: string): string => {
  const rest = text.replace(/^(?:Yes|No)[,.] /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
const whenKinds = ['worse', 'normal', 'how-long'] as const;
const isAskedAs = (kind: NextKind, message: string): boolean =>
  [...partsAsked(message), message].some((part) => isNextKind(kind, part));

/** A page's yes is to "is it normal"; to another yes-or-no question it could be the wrong one. */
const ifNormal = ({ firstBy, next }: Topic): string | null => {
  const line = firstBy?.['is-it'];
  return line === undefined || saysHowUsual.test(line) ? (line ?? null) : next.normal;
};
/** Neither a yes nor a no of the page is meant for this question. */
const ifBad = (topic: Topic): string | null => {
  const line = ifNormal(topic);
  return line === null ? null : withoutYes(line);
};
const saysHowUsual =
  /^(?:Yes|No|It depends|Not)\b|^[^.]*\b(?:common\w*|normal|usual|often|many|most|okay|fine|natural|right|known|rare)\b/i;

/** The first sentence stands for what the message says, not for how it asks. */
export const hangsOnWords = (topic: Topic, message: string): boolean =>
  topic.first?.some(({ when }) => when.test(message)) === true;

export const firstSentence = (topic: Topic, message: string): string =>
  straightAnswer(topic, message) ?? topic.opening;

/** The first words in quotation marks that a step gives to say. */
function wordsToSay({ steps }: Topic): string | undefined {
  for (const { text } of steps) {
    const [, words] = /\b[Ss]ay:? (?:"|“)([^"”]{12,})(?:"|”)/.exec(text) ?? [];
    if (words !== undefined) return `Try: "${words}"`;
  }
  return undefined;
}
