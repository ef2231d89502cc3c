// Which branch of a page a message takes: one that it plainly says, and only where no other fits as well.

import { affirmed } from '../message/affirmed.ts';
import { saidPlainly } from '../message/said-plainly.ts';
import type { Branch, Topic } from '../topic.ts';

const shortWords = 6;

export function branchFor({ branches = [] }: Topic, message: string): Branch | undefined {
  const isShort = message.trim().split(/\s+/).length <= shortWords;
  const told = message.replace(reporter, ' ');
  const fitting = branches.filter(({ when }) => {
    const said = affirmed(told, (praise) => when.test(praise));
    const hits = hitsOf(when, saidPlainly(said), said);
    if (hits === 0) return false;
    const begins = answerIn(said);
    return isShort || hits > 1 || hitsOf(when, begins, begins) > 0;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "My mum says smack him": who says it is not whom it happens with. */
const reporter =
  /\b(?:my|our|his|her|their|the) (?:\w+ )?(?:mum|mom|mother|dad|father|nan|gran\w*|sister|brother|husband|wife|partner|ex|teacher|ta|school|doctor|gp|friend|neighbour|boss|mother-in-law|mil|parents|people|neighbours|staff) (?=(?:says?|said|thinks?|reckons?|told|keeps? (?:saying|telling)|wants?|(?:are|is|keep|keeps) (?:complain|ask|star|say|tell|laugh)\w*|complain\w*)\b)/gi;

/** A short first clause answers what was asked before the carer goes on: "It is the suddenness, we cannot …". */
function answerIn(message: string): string {
  const [first = ''] = message.split(/[,.;!?\n]/);
  const isAnswer = first.trim().split(/\s+/).length <= shortWords && !tells.test(first);
  return isAnswer && !asksAnew.test(message) ? saidPlainly(first) : '';
}

/** "My boss is not kind" tells something; "the foam" and "it's the boss" answer. */
const tells = /^\W*(?:my|our|his|her|their|he|she|they|we|i|the \w+ (?:is|are|has|was|says?))\b/i;

const asksAnew = /\b(?:my question|i(?:['’]?m)? ask(?:ed|ing)|i mean)\b/i;

/** How many different words of it are said. Yes and no are answers only where a message begins with them. */
function hitsOf(when: RegExp, plain: string, message: string): number {
  const all = (text: string) =>
    [...text.matchAll(new RegExp(when.source, `${when.flags.replace('g', '')}g`))].map(([found]) =>
      found.toLowerCase().trim(),
    );
  const said = new Set(all(plain).filter((found) => !answer.test(found)));
  // Words that hold the no themselves, "doesn't notice", are looked for in the whole.
  for (const found of all(message)) if (denial.test(found) && !answer.test(found)) said.add(found);
  const [first] = /^\W*(?:yes|yeah|yep|no|nope)\b/i.exec(message) ?? [];
  if (first && all(first).length > 0 && !contradicted(message)) said.add(first);
  return said.size;
}

const answer = /^\W*(?:yes|yeah|yep|no|nope|not|never)\W*$/;
const denial = /\b(?:no|not|never|without|none|nothing|\w+n't|\w+nt|cannot)\b/;
/** "No danger", "no it's the neck", "no I mean": a no to something else. */
const contradicted = (message: string): boolean =>
  /^\W*no(?:pe)?\b[\s,.!]*(?:its|it['’]?s|i (?:mean|asked|said)|danger|one|tree|car|\w+ing\b)/i.test(message);
