// The first sentence answers the question in the form it was asked in.
import { stemsOf } from '#library/match';
import { isChildsOwn } from '../first/childs-own.ts';
import { isForChild, wordsForChild } from '../first/words-for-child.ts';
import { worksWithChild } from '../message/asker.ts';
import { isNextKind } from '../message/next-kind.ts';
import { partsAsked } from '../message/parts-asked.ts';
import {
  asksIfBad,
  asksIfNormal,
  asksIfPasses,
  formsAsked,
  questionFormIn,
} from '../message/question-form.ts';
import type { NextKind, QuestionForm, Topic } from '../topic.ts';

/** What the page says straight to this message: by its words, else by its form; null where it has nothing of its own. */
export function straightAnswer(topic: Topic, message: string): string | null {
  const asked = questionFormIn(message);
  const byWords = saidByWords(topic, message);
  // A yes is no answer to what is only told, nor to how or when.
  if (byWords !== undefined && !(asked === 'telling' && /^(?:Yes|No)\b/.test(byWords)))
    return decided.has(asked) || !byWords.startsWith('Yes') ? byWords : withoutYes(byWords);
  if (asked === 'is-it' && asksThat(message, asksIfPasses)) return topic.next['how-long'];
  if (asked === 'is-it' && asksThat(message, asksIfNormal)) return ifNormal(topic, message);
  if (asked === 'is-it' && asksThat(message, asksIfBad)) return ifBad(topic, message);
  // "Is it too early? How do I begin?": what can be answered is.
  const form = asked === 'is-it' ? formsAsked(message).find((one) => one !== 'is-it') : asked;
  return form === undefined ? null : byForm(topic, form, message);
}

/** What is told beside the question ("I have eleven other kids") does not ask. */
const asksThat = (message: string, asks: (text: string) => boolean): boolean => {
  const parts = partsAsked(message);
  return (parts.length === 0 ? [message] : parts).some(asks);
};

function byForm(topic: Topic, form: QuestionForm, message: string): string | null {
  // What is no cause to worry, and what is.
  if (form === 'may-i' && worries.test(message))
    return `${withoutYes(topic.next.normal)} ${topic.next.worse}`;
  // "When do I start" has a line of its own; how long it takes, whether it passes and when to worry have others.
  const kind =
    form === 'when' && !asksAge.test(message) ? whenKinds.find((one) => isAskedAs(one, message)) : undefined;
  if (kind !== undefined) return kind === 'normal' ? withoutYes(topic.next.normal) : topic.next[kind];
  const line = topic.firstBy?.[form];
  const listed = form === 'which' ? (list.exec(message)?.[1] ?? '') : '';
  if (listed !== '' && !names(line ?? '', listed))
    return `I don’t have a list of ${listed.toLowerCase()} for this. ${topic.firstBy?.how ?? topic.opening}`;
  if (form === 'when' && asksAge.test(message) && !speaksOfAge.test(line ?? '')) return nothingOn(topic);
  if (form === 'what-say' && isForChild(message)) return wordsForChild(line ?? '');
  if (line !== undefined && toStaff.test(line) && worksWithChild(message)) return null;
  if (line !== undefined && isChildsOwn(line, message)) return null;
  if (line !== undefined) return line;
  return form === 'why' ? topic.why : null;
}

/** Said where no line of the page surely answers what is asked. */
export const nothingOn = ({ title, opening }: Pick<Topic, 'title' | 'opening'>): string =>
  `I don’t have a sure answer to exactly that. What I can say about ${title}: ${opening}`;

/** Words for the teacher are none for who is the teacher. */
const toStaff = /^(?:You could say t|T)o (?:the )?(?:teachers?|schools?|staff|\{school\}|class|nursery)\b/i;

const decided: ReadonlySet<string> = new Set(['may-i', 'is-it', 'which']);

/** What has titles and makers: a line that names none is no answer. */
const list =
  /\b(?:what|which|any)(?: (?:good|nice|simple|easy|decent|picture|board|card))* (books|films|videos|apps|songs|brands|products|games|toys|clubs)\b/i;
const names = (line: string, thing: string): boolean => {
  const stems = new Set(stemsOf(line));
  const said = stemsOf(thing).filter((one) => one.length > 3);
  return said.length > 0 && said.every((one) => stems.has(one));
};

const worries = /\bshould (?:i|we) (?:be )?(?:worr(?:y|ied)|concerned)\b/i;
/** A yes is no answer to when. */
const withoutYes = (text: string): string =>
  text.replace(
    /^(?:Yes|No)[,.:;] (\{?)(.)/,
    (_, slot: string, letter: string) => `${slot}${letter.toUpperCase()}`,
  );
/** From what age is not how long it takes. */
const speaksOfAge = /\b(?:ages?|years?|months|old|early|late|young)\b/i;
const asksAge = /\b(?:what|which) age\b|\bhow old\b|\bage (?:can|should|do|is|to)\b/i;
const whenKinds = ['worse', 'normal', 'how-long'] as const;
const isAskedAs = (kind: NextKind, message: string): boolean =>
  [...partsAsked(message), message].some((part) => isNextKind(kind, part));

/** A page's yes is to "is it normal"; to another yes-or-no question it could be the wrong one. */
const ifNormal = ({ firstBy, next }: Topic, message: string): string | null => {
  const line = firstBy?.['is-it'];
  if (line !== undefined && isChildsOwn(line, message)) return null;
  return line === undefined || saysHowUsual.test(line) ? (line ?? null) : next.normal;
};
/** Neither a yes nor a no of the page is meant for this question. */
const ifBad = (topic: Topic, message: string): string | null => {
  const line = ifNormal(topic, message);
  return line === null ? null : withoutYes(line);
};
const saysHowUsual =
  /^(?:Yes|No|It depends|Not)\b|^[^.]*\b(?:common\w*|normal|usual|often|many|most|okay|fine|natural|right|known|rare)\b/i;

/** The first sentence stands for what the message says, not for how it asks. */
export const hangsOnWords = (topic: Topic, message: string): boolean =>
  saidByWords(topic, message) !== undefined;

/** The line for these words sends to somebody who must be asked, and gives way to nothing. */
export const warnsOnWords = (topic: Topic, message: string): boolean =>
  sends.test(saidByWords(topic, message) ?? '');
const sends =
  /\b(?:doctor|dentist|pharmacist|nurse|clinic|hospital|emergency|police|999|112|danger\w*|never|at once|today)\b|^(?:No\b|Not\b)/i;

const saidByWords = ({ first }: Topic, message: string): string | undefined =>
  first?.find(({ when, say }) => when.test(message) && !isChildsOwn(say, message))?.say;

export const firstSentence = (topic: Topic, message: string): string =>
  straightAnswer(topic, message) ?? topic.opening;

/** Of a page that is only likely: what it says to these very words, else its opening; never a line for the form of the question. */
export function openingFor(topic: Topic, message: string): string {
  const byWords = saidByWords(topic, message);
  if (byWords === undefined) return topic.opening;
  return decided.has(questionFormIn(message)) || !/^(?:Yes|No)\b/.test(byWords) ? byWords : topic.opening;
}
