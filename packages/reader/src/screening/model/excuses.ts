import type { UnsafeRule } from '../never-say.ts';
import table from './excuses.json' with { type: 'json' };

// Sentences that sound like a breach of a rule and are none: first aid, a recipe, what somebody else said, what is sold to
// desperate people. A row holds for its own rules only, and not where one of its second thoughts stands in the sentence.

const rows = table.excuses.map(({ what, rules, re, unless }) => ({
  what,
  rules: rules as UnsafeRule[],
  pattern: new RegExp(re, 'iu'),
  unless: new RegExp(unless, 'iu'),
}));

/** The names of the rows that excuse a sentence. */
export const excusesOf = (sentence: string): string[] => rowsFor(sentence).map(({ what }) => what);

/** The rules a sentence is excused from. */
export const excusedRules = (sentence: string): ReadonlySet<UnsafeRule> =>
  new Set(rowsFor(sentence).flatMap(({ rules }) => rules));

function rowsFor(sentence: string) {
  const text = sentence.replaceAll('’', "'");
  return rows.filter(({ pattern, unless }) => pattern.test(text) && !unless.test(text));
}
