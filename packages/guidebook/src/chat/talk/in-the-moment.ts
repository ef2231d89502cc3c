// "What exactly do I do when he is already on the floor?", "what do I say when …": on a page that the talk is surely on, what it has for
// this minute, or its own words to say.
import { fillStep } from '../answer/steps.ts';
import { isLeftOut } from '../message/left-out.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { Topic } from '../topic.ts';
import type { PartAnswer } from './answer-part.ts';
import type { GoingOn } from './going-on.ts';
import { sharesWords, tellingIn } from './page-words.ts';
import { childsWords, isToChild } from './words-to-say.ts';

/** Null where something else is asked, the page is not sure, or it has nothing for it. */
export function inTheMoment(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const [, verb = ''] = asksNow.exec(part) ?? [];
  if (verb === '' || !isSure(topic, going)) return null;
  const words = isToChild(part, going) ? childsWords(topic) : '';
  const text = verb.toLowerCase() === 'say' ? words : (topic.now ?? '');
  const isOfIt = tellingIn(part).length === 0 || sharesWords(part, text);
  if (text === '' || !isOfIt || isLeftOut(text, going.moment.out)) return null;
  const say = fillStep(going.child, text, `${topic.id}now`);
  return { part, say: wasSaid(going.before, say) ? `As I wrote above: ${say}` : say, steps: [] };
}

const asksNow =
  /^(?:(?:so|but|and|ok) )*what (?:exactly |actually |on earth )?(?:do|should|shall|can|could|am) (?:i|we|staff)(?: (?:exactly|actually|supposed to|meant to))? (do|say)\b(?=.*\b(?:when|while|if|once|in the moment|as soon as)\b)/i;

/** Read with what the talk began with, no page is likelier. */
const isSure = (topic: Topic, { together }: GoingOn): boolean => {
  const [best] = together?.() ?? [];
  return best !== undefined && best.topic === topic && best.chance >= likely;
};
const likely = 0.6;
