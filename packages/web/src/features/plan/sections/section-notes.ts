// What is noted about a plan belongs to the part it stands in: flags by their words, what was left out by the order of the
// lines in its place. What stands in no part is noted at the end of the last.
import { type Flag, leftOutWords, type Withheld } from '@calmbridge/domain/assistant/wire';
import { flagPlaces } from '#shared/ai-text/flag-places';

export type SectionNotes = { flags: Flag[]; withheld: Withheld[] };

export function notesBySection(
  texts: readonly string[],
  flags: readonly Flag[],
  withheld: readonly Withheld[],
): SectionNotes[] {
  const met = new Set<Flag>();
  let next = 0;
  const notes = texts.map((text): SectionNotes => {
    const here = flags.filter((flag) => flagPlaces(text, [flag]).length > 0);
    for (const flag of here) met.add(flag);
    const lines = text.split(`[${leftOutWords} `).length - 1;
    const left = withheld.slice(next, next + lines);
    next += left.length;
    return { flags: here, withheld: left };
  });
  const last = notes.at(-1);
  last?.flags.push(...flags.filter((flag) => !met.has(flag)));
  last?.withheld.push(...withheld.slice(next));
  return notes;
}
