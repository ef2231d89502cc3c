// The reviewed rule table and its patterns, ready to use.
import table from './story-rules.json' with { type: 'json' };

export const storyRules = table;

export type StoryRuleId = `S${0 | 1 | 2}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

type RuleRow = { id: string; name: string; regex?: string; hard_if?: string; unless_before?: string };
const rows = new Map<string, RuleRow>(table.rules.map((row) => [row.id, row]));

export const ruleName = (id: StoryRuleId): string => rows.get(id)?.name ?? id;

/** A rule's own pattern. The table is checked by a test, so a missing one is a fault. */
export function patternOf(
  id: StoryRuleId,
  field: 'regex' | 'hard_if' | 'unless_before' = 'regex',
  names: RuleNames = noNames,
): RegExp {
  const source = rows.get(id)?.[field];
  if (source === undefined) throw new Error(`Story rule ${id} has no ${field}`);
  return rulePattern(source, names);
}

export type RuleNames = { child: string; roles: readonly string[] };
export const noNames: RuleNames = { child: '', roles: [] };

const plain = new Map<string, RegExp>();
const withNames = new WeakMap<RuleNames, Map<string, RegExp>>();

/** `{NAME}` and `{ROLE}` in a pattern stand for this child's name and the people around them. */
export function rulePattern(source: string, names: RuleNames): RegExp {
  const known = /\{(?:NAME|ROLE)\}/.test(source) ? patternsFor(names) : plain;
  const found = known.get(source);
  if (found) return found;
  const child = names.child.trim() === '' ? '(?!)' : escaped(names.child.trim());
  const roles = names.roles.length === 0 ? '(?!)' : names.roles.map(escaped).join('|');
  // Replaced through functions: a name may hold "$&".
  const filled = source.replaceAll('{NAME}', () => child).replaceAll('{ROLE}', () => roles);
  const pattern = new RegExp(filled, 'iu');
  known.set(source, pattern);
  return pattern;
}

function patternsFor(names: RuleNames): Map<string, RegExp> {
  const known = withNames.get(names) ?? new Map<string, RegExp>();
  withNames.set(names, known);
  return known;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
