// The first sentence answers the question in the form it was asked in.
import { stemsOf } from '#library/match';
import { isChildsOwn } from '../first/childs-own.ts';
import { isForChild, wordsForChild } from '../first/words-for-child.ts';
import { isNextKind } from '../message/next-kind.ts';
import { partsAsked } from '../message/parts-asked.ts';
import {
  asksIfBad,
  asksIfNormal,
  asksIfPasses,
  formsAsked,
  questionFormIn,
} from '../message/question-form.ts';
import type { NextKind, Topic } from '../topic.ts';

/** What the page says straight to this message: by its words, else by its form; null where it has nothing of its own. */
export function straightAnswer(topic: Topic, message: string): string | null {
  const asked = questionFormIn(message);
  const byWords = saidByWords(topic, message);
  // A yes is no answer to what is only told, nor to how or when.
  if (byWords !== undefined && !(asked === 'telling' && /^(?:Yes|No)\b/.test(byWords)))
    return decided.has(asked) || !byWords.startsWith('Yes') ? byWords : withoutYes(byWords);
  if (asked === 'is-it' && asksIfPasses(message)) return topic.next['how-long'];
  if (asked === 'is-it' && asksIfNormal(message)) return ifNormal(topic, message);
  if (asked === 'is-it' && asksIfBad(message)) return ifBad(topic, message);
  // "Is it too early? How do I begin?": what can be answered is.
  const form = asked === 'is-it' ? formsAsked(message).find((one) => one !== 'is-it') : asked;
  if (form === undefined) return ifTooMuch(topic, message) ?? lineNaming(topic, message);
  // What is no cause to worry, and what is.
  if (form === 'may-i' && worries.test(message))
    return `${withoutYes(topic.next.normal)} ${topic.next.worse}`;
  // "When do I start" has a line of its own; how long it takes, whether it passes and when to worry have others.
  const kind =
    form === 'when' && !asksAge.test(message) ? whenKinds.find((one) => isAskedAs(one, message)) : undefined;
  if (kind === 'normal') return `There is no fixed age. ${withoutYes(topic.next.normal)}`;
  if (kind !== undefined) return topic.next[kind];
  const listed = form === 'which' ? (list.exec(message)?.[1] ?? '') : '';
  if (listed !== '' && !names(topic.firstBy?.which ?? '', listed))
    return `I have no list of ${listed.toLowerCase()} for this. ${topic.firstBy?.how ?? topic.opening}`;
  if (form === 'may-i' && isToldBefore(topic, message)) return toldBefore(topic);
  const byForm = topic.firstBy?.[form];
  if (form === 'what-say' && isForChild(message)) return wordsForChild(byForm ?? wordsToSay(topic) ?? '');
  if (byForm !== undefined && isChildsOwn(byForm, message)) return null;
  if (byForm !== undefined) return form === 'may-i' ? asAsked(byForm, message) : byForm;
  if (form === 'why') return topic.why;
  return form === 'what-say' ? (wordsToSay(topic) ?? null) : null;
}

const decided: ReadonlySet<string> = new Set(['may-i', 'is-it', 'which']);

/**
 * The page's yes allows something. It answers "can I"; to "should I make him come out", "is it bad that I" and "is it too late" it would
 * be the wrong one, and what is allowed says enough.
 */
export function asAsked(line: string, message: string): string {
  if (turnsRound.test(message)) return withoutYes(line);
  const isAllowed = permits.test(message) && isOfDeed(line, message);
  return isAllowed || line.startsWith('No') ? line : withoutYes(line);
}
const permits =
  /\b(?:can|may|could) (?:i|we|he|she|they|my \w+)\b|\ballowed\b|\bis (?:it|that|this) (?:ok|okay|alright|all right|fine|safe|legal|permi\w+)\b/i;
/** "Can I throw it out?" is no question after what the page's yes allows, when that speaks of keeping. */
function isOfDeed(line: string, message: string): boolean {
  const [, deed = ''] = asksLeave.exec(message) ?? [];
  const said = stemsOf(deed);
  return !parts.test(deed) || stemsOf(line).some((one) => said.includes(one));
}
const asksLeave = /\b(?:can|may|could) (?:i|we|he|she|they|my \w+)\b([^.?!\n]*)/i;
/** What is loved, used or known would be gone. */
const parts =
  /\b(?:throw|bin|chuck|get rid|take (?:it|them|that|this)? ?away|take (?:his|her|their)|stop|ban|hide|remove|swap|replace|change|make|force|cancel)\b/i;
const turnsRound =
  /\b(?:is|was|would) (?:it|that|this) (?:be )?(?:so |really )?(?:bad|wrong|awful|terrible|cruel|mean|weird|too (?:late|early|soon|much|old|young))\b|\bam i (?:wrong|bad|awful|mean|too)\b/i;

/** "Do I tell him about the injection": what is coming is told, unless the page has a line of its own on telling. */
export const isToldBefore = ({ theme, firstBy }: Topic, message: string): boolean =>
  theme !== undefined &&
  comes.has(theme) &&
  /\b(?:do|should|shall) (?:i|we) (?:tell|warn|prepare|show) (?:him|her|them|my (?:son|daughter|child|boy|girl|lad))\b/i.test(
    message,
  ) &&
  !/\b(?:tell|told|warn|show)/i.test(firstBy?.['may-i'] ?? '');
const comes: ReadonlySet<string> = new Set([
  'health',
  'out-and-about',
  'change-and-sameness',
  'body-care',
  'senses',
  'school',
]);
export const toldBefore = ({ firstBy }: Topic): string =>
  [tellBefore, /\b[Tt]ell\b/.test(firstBy?.when ?? '') ? firstBy?.when : ''].filter(Boolean).join(' ');
const tellBefore =
  'Yes, tell {him}, short and true and before it comes: what happens, how long, and what is done then.';

/** "Is 7 too young", "is 4 hours too much". */
function ifTooMuch({ firstBy }: Topic, message: string): string | null {
  if (/\btoo (?:young|old|late|early|soon|small|big)\b/i.test(message)) return firstBy?.when ?? null;
  const may = /\btoo (?:much|many|long|often|strict|soft)\b/i.test(message) ? firstBy?.['may-i'] : undefined;
  return may === undefined ? null : withoutYes(may);
}

/** "Numbing cream?": one thing and a question mark ask what the page says of it. */
function lineNaming({ firstBy }: Topic, message: string): string | null {
  const things = [...message.matchAll(bareThing)].map(([, thing = '']) => thing);
  const lines = [firstBy?.['may-i'], firstBy?.which, firstBy?.how];
  const line = lines.find((one) => one !== undefined && things.some((thing) => names(one, thing)));
  return line === undefined ? null : asAsked(line, message);
}
/** What has titles and makers: a line that names none is no answer. */
const list =
  /\b(?:what|which|any)(?: (?:good|nice|simple|easy|decent|picture|board|card))* (books|films|videos|apps|songs|brands|products|games|toys|clubs)\b/i;
const bareThing =
  /(?:^|[.!?,;\n–-]\s*)(?:(?:maybe|perhaps|an?|the|some) )?((?:[\w'’-]+ ){0,2}[\w'’-]+) ?\?/gi;
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

const saidByWords = ({ first }: Topic, message: string): string | undefined =>
  first?.find(({ when, say }) => when.test(message) && !isChildsOwn(say, message))?.say;

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
