// What carers ask next on this page alone, answered where the question is surely one of those the page knows.
import { stemsOf } from '#library/match';
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { ownId } from '../pages/asked-nearness.ts';
import { wordsShared } from '../pages/own-words.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { OwnQuestion, Topic } from '../topic.ts';
import type { PartAnswer } from './answer-part.ts';
import type { GoingOn } from './going-on.ts';

/** `near` by meaning, and `worth` with the words in common. */
export type Weighed = { question: OwnQuestion; at: number; near: number; worth: number };

/** `fits` may leave questions out. */
export function ownAnswer(
  topic: Topic,
  part: string,
  going: GoingOn,
  fits: (question: OwnQuestion) => boolean = () => true,
  isSure: (weighed: Weighed) => boolean = isSureLater,
): PartAnswer | null {
  const asked = pointsBack(part) ? [part, going.message] : [part];
  if (part.split(/\s+/).length < fewestWords) return null;
  for (const page of [topic, ...(going.beside ?? [])])
    for (const one of asked) {
      // Another page than that of the talk has to be surer.
      const found = sureOn(page, one, going, { fits, isSure: page === topic ? isSure : isSureAtFirst });
      if (found) return { ...found, part };
    }
  return null;
}

/**
 * A choice between two things against the page's own: there is seldom more than one of them on a page. Of 247 wordings, each taken out, 63 %
 * find their question from here on, and 2.6 % of other pages' choices would.
 */
export function ownChoice(
  topic: Topic,
  parts: readonly string[],
  going: GoingOn,
  isChoice: (asked: string) => boolean,
): string | null {
  const [best] = parts
    .flatMap((part) => weighedFor(topic, part, going))
    .filter(({ question }) => question.asked.filter(isChoice).length >= 2)
    .toSorted((a, b) => b.worth - a.worth);
  if (!best || best.near < nearChoice || best.worth < worthChoice) return null;
  return fillStep(going.child, best.question.say, topic.id);
}
const nearChoice = 0.6;
/** Nearer, or with a word in common. */
const worthChoice = 0.7;

/** One word or two may be an answer to our question; a question they are not. */
const fewestWords = 3;

function sureOn(
  topic: Topic,
  part: string,
  going: GoingOn,
  { fits, isSure }: { fits: (question: OwnQuestion) => boolean; isSure: (weighed: Weighed) => boolean },
): PartAnswer | null {
  const [best, next] = weighedFor(topic, part, going);
  if (!best || best.worth - (next?.worth ?? 0) < (best.near >= sameInMeaning ? aheadIfSame : ahead))
    return null;
  if (!isSure(best) || !fits(best.question)) return null;
  const say = fillStep(going.child, best.question.say, topic.id);
  return wasSaid(going.before, say) ? { part, say, steps: [], isAbove: true } : { part, say, steps: [] };
}

/** "Is that bad?" asks about what was told with it. */
const pointsBack = (part: string): boolean =>
  part.split(/\s+/).length <= pointing && /\b(?:that|this|it|those|these|them|there)\b/i.test(part);
const pointing = 7;

/**
 * Of 1,024 further wordings on pages the encoder had not learned 16 % are found with these, 1.3 % lead to another question of the
 * page, and 3 % do where theirs is taken away. No wording is like the next, so that most are offered to press.
 */
const sureWorth = 0.85;
const sureNear = 0.75;
const ahead = 0.2;
/** Words alone are none: "the dog stays in the garden" shares its garden with "which animal is best for a flat". */
const nearAtLeast = 0.62;
const isSureLater = ({ worth, near }: Weighed): boolean =>
  (worth >= sureWorth && near >= nearAtLeast) || near >= sureNear;

/**
 * A first message tells more than it asks, and its page was not asked for by a talk: of some 30 found with the limits above in 190 first
 * messages, read once by who wrote this, about a quarter were beside the point; these limits were chosen to leave those out.
 */
export const isSureAtFirst = ({ worth, near }: Weighed): boolean =>
  (worth >= 1 && near >= 0.77) || near >= sameInMeaning;
/** "How do I get him to wear deodorant" and "he refuses deodorant": what the page is about is all they share. */
const sameInMeaning = 0.92;
const aheadIfSame = 0.1;
/** And what is only told has no question to be near to. */
export const isSureWhenTold = ({ worth, near }: Weighed): boolean => worth >= 1 && near >= 0.85;

/** Those that may be meant and were not answered yet, the likeliest first. */
export function ownLeft(topic: Topic, parts: readonly string[], going: GoingOn): readonly Weighed[] {
  const best = new Map<number, Weighed>();
  for (const one of parts.flatMap((part) => weighedFor(topic, part, going)))
    if (one.worth > (best.get(one.at)?.worth ?? 0)) best.set(one.at, one);
  return [...best.values()]
    .filter(({ question }) => !wasSaid(going.before, fillStep(going.child, question.say, topic.id)))
    .filter(({ question }) => fittingWords(question, going.child) !== undefined)
    .toSorted((a, b) => b.worth - a.worth);
}

/** Not sure, but near: given under the question that it answers, so that nobody takes it for another. Empty where none is. */
export function nearestOwn(topic: Topic, parts: readonly string[], going: GoingOn): string {
  const [best] = ownLeft(topic, parts, going);
  if (!best || best.worth < nearWorth) return '';
  return `“${asQuestion(best.question, going.child)}”: ${fillStep(going.child, best.question.say, topic.id)}`;
}
const nearWorth = 0.9;

/** "Then …" goes on from something that was said. */
export const leansBack = /^(?:Then|So|Too)\b/;
/** Takes one side, or says what it hangs on. */
export const stance =
  /^(?:Yes|No|Not|Never|Neither|Both|Either|Only|Better|Mostly|Often|Usually|Sometimes|(?:It|That) depends|It is (?:fine|okay|safe)|(?:They|\{He\}) may|You (?:may|need|can|do not|don't))\b/;

/** A wording that is not for somebody much younger or older than who is meant; what begins with an adult is all for one. */
export const fittingWords = ({ asked }: OwnQuestion, { tags }: AskedChild): string | undefined =>
  tags.has('adult')
    ? asked.find((one) => isOfAge(one, { tags }))
    : asked.find((one, at) => at === 0 && isOfAge(one, { tags }));

export const isOfAge = (asked: string, { tags }: Pick<AskedChild, 'tags'>): boolean =>
  !(tags.has('adult') ? ofChildren : ofAdults).test(asked);
const ofChildren =
  /\b(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:only )?(?:\d|1[0-7])\b|\b(?:kids?|toddler|nursery|playtime|nappy|nappies)\b/i;
export const ofAdults =
  /\b(?:adults?|grown (?:man|woman|up)|resident|(?:he|she)(?:['’]?s| is) (?:1[89]|[2-9]\d))\b/i;

/** The wording that has most words in common with what was said, names no age of its own, and speaks of a boy or a girl as the message does. */
export function asAskedNear({ asked }: OwnQuestion, message: string, { tags, facts }: AskedChild): string {
  const said = new Set(stemsOf(message));
  const shared = (text: string) =>
    new Set(stemsOf(text).filter((one) => one.length > 3 && said.has(one))).size;
  const fitting = asked.filter((one) => isOfAge(one, { tags }) && !ofOwnAge.test(one));
  const other = facts.they.they === 'he' ? /\b(?:she|her|girl|daughter)\b/i : /\b(?:he|him|his|boy|son)\b/i;
  // What nobody said (a girlfriend, an age) is somebody else's matter.
  const foreign = (text: string) =>
    new Set(stemsOf(text).filter((one) => (one.length > 3 || /\d/.test(one)) && !said.has(one))).size;
  const worth = (text: string) =>
    (shared(text) === 0 ? -fewestShared : shared(text) - foreign(text) * foreignShare) -
    (other.test(text) ? 2 : 0);
  const [first = ''] = fitting.toSorted((a, b) => worth(b) - worth(a));
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return partsAsked(text).length > 0 ? text.replace(/\?*$/, '?') : text;
}
const foreignShare = 0.25;
/** One that has nothing of the message comes last. */
const fewestShared = 9;
export const ofOwnAge =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)[- ](?:years?|months?|yo)\b|\b(?:at|aged?|he(?:['’]?s| is)|she(?:['’]?s| is)|(?:boy|girl|son|daughter) of) \d/i;

/** As it stands on a button. */
export function asQuestion(question: OwnQuestion, child: AskedChild): string {
  const first = fittingWords(question, child) ?? '';
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return partsAsked(text).length > 0 ? text.replace(/\?*$/, '?') : text;
}

function weighedFor(topic: Topic, part: string, going: GoingOn): Weighed[] {
  const heard = going.asked?.get(part) ?? going.asked?.get(bodyOf(part));
  const shared = wordsShared(topic, part);
  return (topic.own ?? [])
    .map((question, at) => {
      const near = heard?.get(ownId(topic, at)) ?? 0;
      return { question, at, near, worth: near + wordShare * (shared[at] ?? 0) };
    })
    .toSorted((a, b) => b.worth - a.worth);
}
const wordShare = 0.5;
