// A story told without a lesser part of its line, where the scene is sure: what is left out is named to the carer, who can add it for
// nothing. Parts that can be told are.
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { sortOfPart } from './lesser-part.ts';
import type { LinePart } from './line-parts.ts';
import { lineOf, lineParts } from './line-parts.ts';
import { isToUs } from './to-us.ts';

export type ToldWithout<T> =
  /** `leftOut` as it was typed. */
  | { is: 'told'; telling: T; leftOut: readonly string[] }
  /** All but this part can be told, and it is no lesser one. */
  | { is: 'part'; part: string };

/** More are tried one by one no longer. */
const mostParts = 9;

/**
 * `tell` tells a line of some of the parts, or null; `event` are the stems the scene is called by. Null where nothing of it can be told.
 */
export function toldWithout<T>(
  about: string,
  event: ReadonlySet<string>,
  tell: (line: string) => T | null,
): ToldWithout<T> | null {
  const parts = lineParts(about);
  if (parts.length < 2 || parts.length > mostParts) return null;
  const sorts = parts.map(sortOfPart);
  const of = (sort: (typeof sorts)[number]) => parts.filter((_, at) => sorts[at] === sort);
  const asides = new Set([...of('aside'), ...of('worry')]);
  const needed = new Set(of('needed'));
  // What is said first of all is the event, where it is not said to us.
  const [head] = parts.filter((part) => !asides.has(part));
  if (!head) return null;
  needed.add(head);
  // "Preparing Lucja, for adenoid surgery": what the scene is called by is the event, wherever it stands.
  const isOfEvent = ({ text }: LinePart) => wordsOf(text).some((word) => event.has(stemOf(word)));
  if (![...needed].some(isOfEvent))
    for (const part of parts.filter((one) => !asides.has(one) && isOfEvent(one))) needed.add(part);
  const told = (kept: ReadonlySet<LinePart>): T | null => {
    const some = parts.filter((part) => kept.has(part));
    return some.length === parts.length ? null : tell(lineOf(some));
  };
  const plain = asides.size > 0 ? told(new Set(parts.filter((part) => !asides.has(part)))) : null;
  if (plain !== null) return { is: 'told', telling: plain, leftOut: named([...asides]) };
  const least = needed.size < parts.length - asides.size || asides.size > 0 ? told(needed) : null;
  if (least === null) return partInTheWay(parts, asides, needed, head, told);
  return withMore(parts, asides, needed, least, told);
}

/** Each lesser part that can be told besides is. */
function withMore<T>(
  parts: readonly LinePart[],
  asides: ReadonlySet<LinePart>,
  needed: ReadonlySet<LinePart>,
  least: T,
  told: (kept: ReadonlySet<LinePart>) => T | null,
): ToldWithout<T> {
  let kept = needed;
  let telling = least;
  for (const part of parts.filter((one) => !asides.has(one) && !needed.has(one))) {
    const more = new Set([...kept, part]);
    const found = told(more);
    if (found === null) continue;
    kept = more;
    telling = found;
  }
  return { is: 'told', telling, leftOut: named(parts.filter((part) => !kept.has(part))) };
}

/** Which needed part it is that can't be told: the carer is asked about that one, and about no lesser. */
function partInTheWay<T>(
  parts: readonly LinePart[],
  asides: ReadonlySet<LinePart>,
  needed: ReadonlySet<LinePart>,
  head: LinePart,
  told: (kept: ReadonlySet<LinePart>) => T | null,
): ToldWithout<T> | null {
  const others = parts.filter((part) => needed.has(part) && part !== head && !asides.has(part));
  const found = others.find((part) => told(new Set([...needed].filter((one) => one !== part))) !== null);
  return found ? { is: 'part', part: found.text } : null;
}

/** The line without what no story says; the line itself where nothing else is left. */
export function withoutAsides(about: string): { line: string; leftOut: readonly string[] } {
  const parts = lineParts(about);
  const kept = parts.filter((part, at) => sortOfPart(part, at) !== 'aside');
  return kept.length === 0 || kept.length === parts.length
    ? { line: about, leftOut: [] }
    : { line: lineOf(kept), leftOut: parts.filter((part) => !kept.includes(part)).map(({ text }) => text) };
}

/** What is said to us, and how often the child asks about it, needs no mention. */
const named = (parts: readonly LinePart[]): string[] =>
  parts.map(({ text }) => text).filter((text) => !isToUs(text));
