// Who helps, by the carer's line: the person it says is there. A parent the line tells of in another way (at work, ill, moved
// out) is not taken for the one who helps.
import { adultWords, parentWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';

export type LineHelper = { is: 'named'; who: string } | { is: 'not-a-parent' };

export function helperInLine(line: StoryLine): LineHelper | null {
  const adults = line.who.filter((who) => who.split(' ').some((word) => adultWords.has(word.toLowerCase())));
  const there = adults.filter((who) =>
    line.clauses.some((clause) => isThere(who, clause.text.replaceAll('~', ''))),
  );
  if (there.length === 1 && there[0] !== undefined) return { is: 'named', who: there[0] };
  const hasParent = line.who.some((who) =>
    who.split(' ').some((word) => parentWords.has(word.toLowerCase())),
  );
  return hasParent ? { is: 'not-a-parent' } : null;
}

/** "with Grandad", "Nana picks me up", "Baba will do it", but not "a visit with Mum" or "Mum is in hospital with Grandad". */
function isThere(who: string, text: string): boolean {
  const name = who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (apart.test(text)) return new RegExp(`\\b${name} ${comes}`, 'iu').test(text);
  if (new RegExp(`\\bhold(?:s|ing)? ${name}['’]s hand\\b`, 'iu').test(text)) return true;
  return new RegExp(
    `(?<!(?:visit|contact|call|live|lives|living|stay|stays|staying|away|lunch|tea|dinner) )\\b(?:with|by) ${name}\\b(?! (?:is|are|was|has|who))|\\b${name} ${comes}`,
    'iu',
  ).test(text);
}

const comes =
  '(?:will |is |are |may |can )?(?:be )?(?:also )?(?:(?:comes?|coming|goes|go|going|stays?|staying|sits?|sitting) with (?:me|us)|(?:picks?|picking|takes?|taking|brings?|bringing|collects?|collecting|drives?|driving|fetch\\w*|meets?|meeting|helps?|helping|walks?|walking|looks? after|looking after|minds?|minding) (?:me|us)\\b|there with me)';
const apart =
  /\b(?:contact|access) visit|\bsupervised\b|\bhospital\b|\bprison\b|\bdivorc|\bnot living together/i;
