// Which answer to the page's question a message gives. A few words are taken as they are; a longer message must be about the page as a
// whole, too: "fear, but it's that everything was mum's" is about another page.
import { optionSaid, optionsOf } from '../answer/options.ts';
import { fillStep } from '../answer/steps.ts';
import { turnsDown } from '../message/affirmed.ts';
import { deniedIn } from '../message/denied.ts';
import { branchFor } from '../pages/branch.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { Ranked } from '../pages/page-reading.ts';
import type { Branch, Topic } from '../topic.ts';
import type { GoingOn } from './going-on.ts';

export type Answering = Pick<GoingOn, 'child' | 'message' | 'together'> & { before?: GoingOn['before'] };

/** Undefined where the message names none, turns the page itself down, or is nearer to another page. */
export function branchSaid(topic: Topic, asking: Answering): Branch | undefined {
  const branch = branchNamed(topic, asking);
  if (!branch || isShort(asking.message)) return branch;
  return isOnlyBegun(topic, branch, asking) || pageInstead(topic, asking) ? undefined : branch;
}

/** The message answers what the page asked last. */
export const answersIts = (topic: Topic, asking: Answering): boolean =>
  asking.before?.wasAsked === true && branchSaid(topic, asking) !== undefined;

/** The page that a message is about which by one of its words only seems to answer this one. */
export function elsewhereOf(topic: Topic, asking: Answering): Ranked | null {
  const isNamed = !isShort(asking.message) && branchNamed(topic, asking) !== undefined;
  return isNamed ? pageInstead(topic, asking) : null;
}

function branchNamed(topic: Topic, { child, before, message }: Answering): Branch | undefined {
  const isAsked = before && wasSaid(before, fillStep(child, topic.ask, `${topic.id}ask`));
  const option = isAsked ? optionSaid(optionsOf(topic, child), message) : undefined;
  return option?.branch ?? branchFor(topic, message);
}

const isShort = (message: string): boolean => message.trim().split(/\s+/).length <= shortWords;
const shortWords = 6;

/** "Fear I think … it's not really rituals": one word, and the rest turns the page down. */
function isOnlyBegun(topic: Topic, branch: Branch, { message }: Answering): boolean {
  if (!turnsDown(deniedIn(message)?.things ?? [], [topic.label, topic.title])) return false;
  const rest = message.replace(/^[^.!?\n,;]*[.!?\n,;]/, '');
  return branchFor(topic, rest) !== branch;
}

/** Read together with what the talk began with, another page is plainly likelier. */
function pageInstead(topic: Topic, { together }: Answering): Ranked | null {
  const ranked = together?.() ?? [];
  const [best] = ranked;
  const own = ranked.find((one) => one.topic === topic)?.chance ?? 0;
  return best && best.topic !== topic && best.chance >= likely && best.chance - own >= ahead ? best : null;
}

/** Chosen by reading the 55 branches that 140 talks took: of those that are out with these three in four were beside the point. */
const likely = 0.7;
const ahead = 0.2;
