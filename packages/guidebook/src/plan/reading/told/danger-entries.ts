// The box on dangers, entry by entry. Where a condition is dangerous belongs to the condition: of "Seizures near water, stairs, roads" neither the
// water is a place that a child runs to nor are the stairs hard to climb.

import { rememberedByText } from '@calmbridge/domain/text/remembered';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';

export const dangerEntriesOf = rememberedByText((text: string): string[] =>
  withPlaces(entriesOf(text), text),
);

/** Each condition with the places named behind it, word for word. */
export const withPlaces = (entries: readonly string[], text: string): string[] =>
  entries.reduce<string[]>((before, entry) => {
    const last = before.at(-1);
    if (last === undefined || !isConditionAtPlace(last) || !isPlace.test(entry)) return [...before, entry];
    const from = text.indexOf(last);
    const to = text.indexOf(entry, from + last.length);
    return from < 0 || to < 0
      ? [...before, entry]
      : [...before.slice(0, -1), text.slice(from, to + entry.length)];
  }, []);

export const isConditionAtPlace = (entry: string): boolean => atPlace.test(entry) && isForClinic(entry);

const place =
  '(?:the |a |any |open )?(?:water|baths?|pools?|sea|rivers?|ponds?|stairs|steps|roads?|traffic|streets?|heights?|ladders?|fires?|hobs?|ovens?|cookers?|stoves?|kitchens?|machines?|kerbs?|edges?)';
const isPlace = new RegExp(`^(?:and |or |near |by |on |at )?${place}(?: (?:and|or) ${place})?$`, 'iu');
const atPlace = new RegExp(
  `\\b(?:near|by|around|beside|on|at|in|next to) ${place}(?:,? (?:(?:and|or) )?${place})*$`,
  'iu',
);
