// "What do I say to …?": words of the page for the one who is to be told, and none that were written for somebody else.
import { audienceName, speakerIn, whomTold } from '../first/whom-told.ts';
import { wordsForChild } from '../first/words-for-child.ts';
import { isNextKind, isToOthers } from '../message/next-kind.ts';
import { questionFormIn } from '../message/question-form.ts';
import { topicOf } from '../pages/page-reading.ts';
import type { Audience, Topic } from '../topic.ts';
import type { GoingOn } from './going-on.ts';
import { sharesWords, tellingIn } from './page-words.ts';

/** The question is for words to say. */
export const asksForWords = (part: string): boolean =>
  isNextKind('say', part) || questionFormIn(part) === 'what-say';

/** As the page has them; empty where it has none for whoever is to be told, or not about what is to be told. */
export function wordsToSay(topic: Topic, part: string, going: GoingOn): string {
  return isToChild(part, going) ? ownChildsWords(topic, part) : wordsForOthers(topic, part, going);
}

function ownChildsWords(topic: Topic, part: string): string {
  const line = childsWords(topic);
  return tellingIn(part).length === 0 || sharesWords(part, line) ? line : '';
}

/** What the page says to the child; empty where its words are for somebody else, or are the child's own. */
export const childsWords = ({ firstBy }: Topic): string => wordsForChild(firstBy?.['what-say'] ?? '') ?? '';

export function wordsForOthers(
  topic: Topic,
  part: string,
  { message, told }: Pick<GoingOn, 'message' | 'told'>,
): string {
  const { say } = topic.next;
  const texts = [part, message, told];
  const [newest = ''] = told.split('\n').toReversed();
  const whom =
    [part, message].map(whomTold).find((one) => one !== null) ??
    (isPointing.test(part) ? speakerIn(newest) : null);
  const written = whom === null || whom === 'somebody' ? undefined : topic.wordsFor?.[whom];
  if (written !== undefined) return `You could say: ${written}`;
  if (isToNobodyKnown(part)) return '';
  const isBare = whom !== null && tellingIn(part).length === 0;
  const pieces = say.split(/(?=\bTo [^:“".]{2,40}:)/).map((piece) => piece.trim());
  const named = texts.map(groupsIn).find((found) => found.length > 0) ?? [];
  const fitting = pieces.filter((piece) => named.some((one) => one.test(addressOf(piece))));
  if (fitting.length > 0) return fitting.join(' ');
  const isToAll = pieces.every((piece) => addressOf(piece) === '') || toAll.test(part);
  const own = isToAll ? say : ownWords(topic, part, named);
  return own === '' && isBare && whom !== null ? generalWords(topic, whom) : own;
}

/** "What do I say to her": who spoke in the message before. */
const isPointing = /\b(?:say|tell|reply|answer|explain)\b[^.?!]{0,12}\b(?:him|her|them)\W*$/i;

/** Words that hold whatever the matter is, with the page's reason; empty where there are none for whoever is to hear them. */
export function generalWords({ firstBy, why }: Topic, whom: Audience | 'somebody'): string {
  const words = whom === 'somebody' ? undefined : topicOf(generalPage)?.wordsFor?.[whom];
  if (words === undefined) return '';
  return `A line for ${audienceName[whom]} that always works: ${words} And the reason here: ${firstBy?.why ?? why}`;
}
const generalPage = 'explaining-autism';

/** A question of the page for words to the same people, on the same matter. */
function ownWords({ own = [] }: Topic, part: string, named: readonly RegExp[]): string {
  const found = own.find(({ asked }) =>
    asked.some(
      (one) => asksForWords(one) && named.some((group) => group.test(one)) && sharesWords(part, one),
    ),
  );
  return found?.say ?? '';
}

const addressOf = (piece: string): string =>
  /^(?:You could say t|T)o ([^:“".]{2,40}):/.exec(piece)?.[1] ?? '';
const toAll = /\b(?:others|everyone|everybody|them all)\b/i;
const groupsIn = (text: string): RegExp[] => addressees.filter((one) => one.test(text));

/** "To the plumber": named, and none of those that pages speak to. */
const isToNobodyKnown = (part: string): boolean => {
  const [whom = ''] =
    /\b(?:say|tell|explain)(?: (?:it|this|that))? (?:to )?(?:the|my|our|a|an|his|her|their) (?:(?:other|new|old|nice|poor|whole) )?\w+/i.exec(
      part,
    ) ?? [];
  return whom !== '' && !toAll.test(whom) && groupsIn(whom).length === 0;
};

/** "What do I say to her?" about a boy is about somebody else, and so it is where somebody else was just named. */
export function isToChild(part: string, { child, message }: GoingOn): boolean {
  if (isToOthers(part) || groupsIn(part).length > 0 || isToNobodyKnown(part)) return false;
  const named = sentenceWith(message, part).replace(part, '');
  if (groupsIn(named).length > 0) return false;
  const { they } = child.facts;
  const other = they.they === 'he' ? /\b(?:her|she)\b/i : they.they === 'she' ? /\b(?:him|he)\b/i : null;
  return other === null || !other.test(part);
}

const sentenceWith = (message: string, part: string): string =>
  message.split(/(?<=[.!?\n])\s+/).find((sentence) => sentence.includes(part)) ?? message;

/** Words for school are no words for neighbours: whom the message names must be whom the page speaks to. */
const addressees = [
  /\b(?:school|teachers?|senco|class|nursery|staff|tutor|college|head|ta|tas|office|team)\b/i,
  /\b(?:famil\w*|grand\w*|gran|nan|nana|relatives?|aunt\w*|uncles?|(?<=\b(?:my|our) (?:\w+ )?)(?:sister|brother|mum|mother|dad|father|parents)|in-laws?|mil)\b/i,
  /\b(?:famil\w*|(?<=\b(?:his|her|their|the other) )(?:mum|mother|dad|father)|parents?|husband|wife|partner|ex)\b/i,
  /\bsiblings?\b|(?<=\b(?:his|her|their|the|big|little|twin|older|younger) )(?:sisters?|brothers?|twin)\b/i,
  /\b(?:neighbou?rs?)\b/i,
  /\b(?:doctors?|gp|nurses?|clinic|hospital|ward)\b/i,
  /\bdentists?\b/i,
  /\b(?:police|officers?)\b/i,
  /\b(?:boss|manager|employer|work|supervisor|colleagues?)\b/i,
  /\b(?:kids|children|classmates|friends?|other parents|girls|boys|pupils)\b/i,
  /\b(?:strangers?|people|passers\w*)\b/i,
  /\b(?:drivers?|escorts?|transport|bus|taxi)\b/i,
  /\b(?:coach|trainer|club|leader)\b/i,
  /\b(?:hosts?|visitors?|guests?)\b/i,
];
