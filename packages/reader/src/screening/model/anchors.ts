import type { UnsafeRule } from '../never-say.ts';
import table from './anchors.json' with { type: 'json' };

// Something to point at: a dose, a named cure, a hold, a lock, a pressure verb, a denial of help. A reader of meanings is
// sometimes sure of a sentence that holds none of them, and then it is the reader that is odd. Wide on purpose: what is
// left out must also be nearly certain.

export type Anchor = { rule: UnsafeRule; what: string; found: string };

const rows = table.anchors.map(({ rule, what, re }) => ({
  rule: rule as UnsafeRule,
  what,
  pattern: new RegExp(`\\b(?:${withParts(re)})`, 'giu'),
}));

// Before it in the same clause: what follows is advised against.
const against =
  /\b(?:do not|don't|does not|doesn't|did not|should not|shouldn't|must not|mustn't|cannot|can't|never|not|no|avoid|avoids|avoiding|instead of|rather than|nobody should|nor|neither|stop using|stay away from|against|myth|isn't|aren't|won't|refuse|bans?|banned)\b(?:(?!\b(?:but|however|then|so|because)\b)[^,;:–—])*$/iu;
// After it: the sentence itself turns on it.
const turnedOn =
  /^[^;]*\b(?:(?:do|does|did|has|have|is|are|was|were)(?: not|n't) (?:caus\w+|treat|help|work|been|a|an|safe|needed|proven|recommended|cure)|no (?:good )?evidence|unsafe|(?<!not )(?:dangerous|harmful)|can (?:harm|injure|kill|hurt)|(?:has|have) (?:harmed|injured|killed))\b/iu;

/** Each row that finds something the sentence does not advise against. */
export function anchorsIn(sentence: string): Anchor[] {
  const text = sentence.replaceAll('’', "'");
  return rows.flatMap(({ rule, what, pattern }) => {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (against.test(text.slice(0, match.index)) || turnedOn.test(text.slice(end))) continue;
      return [{ rule, what, found: match[0] }];
    }
    return [];
  });
}

/** `{medicine}` and its like stand for the table's lists of words. */
function withParts(re: string): string {
  return Object.entries(table.parts).reduce((text, [name, part]) => text.replaceAll(`{${name}}`, part), re);
}
