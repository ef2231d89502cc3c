// A later message that is about something else than the talk so far: "He calls me Maureen, never nana" after a talk about noise.
import { stemsOf } from '#library/match';
import { deniedIn } from '../message/denied.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { isFiller, mostOffered, type Ranked } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';
import type { GoingOn } from './going-on.ts';
import { tellingIn } from './page-words.ts';

/** Its pages, the likeliest first, none that is far behind; empty where the message may still be about the page. */
export function newMatter(topic: Topic, { message, alone }: GoingOn): readonly Ranked[] {
  const ranked = alone?.() ?? [];
  const [best] = ranked;
  const own = ranked.find((one) => one.topic === topic)?.chance ?? 0;
  if (!best || best.topic === topic || best.chance < likely || own * farAhead > best.chance) return [];
  if (goesOn(topic, message)) return [];
  return ranked
    .filter((one) => one.topic !== topic && one.chance * behind >= best.chance && !isFiller(one, message))
    .slice(0, mostOffered);
}

/**
 * Chosen by reading forty later messages: a few words mean any page ("its the chair", "he loves diggers"), so that only what has a page
 * of its own, and hardly this one, counts.
 */
const likely = 0.25;
const farAhead = 15;
const behind = 4;
const fewestWords = 5;

/** It answers, turns something down, asks after what stands above, or names what the page is about. */
function goesOn(topic: Topic, message: string): boolean {
  if (message.trim().split(/\s+/).length < fewestWords || answers.test(message)) return true;
  if (deniedIn(message) !== null || partsAsked(message).some((part) => pointing.test(part))) return true;
  if (opensAnew.test(message)) return false;
  const subject = new Set(namesOf(topic).flatMap(stemsOf));
  return tellingIn(message).some((one) => subject.has(one));
}
/** Of a phrase such as "shouting bothers" one word says nothing. */
const namesOf = ({ title, label, words }: Topic): string[] => [
  title,
  label,
  ...words.filter((one) => !one.includes(' ')),
];
const opensAnew =
  /^\W*(?:(?:oh|ok|and|but|right|anyway|so) )*(?:also|another (?:thing|question)|different (?:thing|question|topic)|by the way|btw|unrelated|separate(?:ly)?|on top of that|anyway)\b/i;
const answers =
  /^\W*(?:yes|yeah|no|nope|not|its|it['’]s|it is|just|only|mostly|mainly|usually|happens|when|about|maybe|what if)\b|\b(?:mostly|mainly|usually|i (?:think|guess|suppose))\W*$/i;
const pointing = /\b(?:it|that|this|them|him|her|one|there)\W*$|\b(?:is|would) (?:that|it|this)\b/i;
