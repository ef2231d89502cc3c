import type { Flag } from '@calmbridge/domain/assistant/wire';

// A flag names the words that were found, not where: every place they stand is marked, since one too many does less
// harm than one too few.

export const distinctFlags = (flags: readonly Flag[]): Flag[] => {
  const seen = new Map(flags.map((flag) => [`${flag.why}\n${flag.found.toLowerCase()}`, flag]));
  return [...seen.values()];
};

/** Where the flags' words stand in a text, in order, without overlaps. */
export function flagPlaces(
  text: string,
  flags: readonly Flag[],
): { start: number; end: number; flags: number[] }[] {
  const places: { start: number; end: number; flags: number[] }[] = [];
  flags.forEach((flag, at) => {
    const pattern = patternOf(flag.found);
    if (!pattern) return;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const met = places.find((place) => place.start < end && start < place.end);
      if (!met) places.push({ start, end, flags: [at] });
      else {
        met.start = Math.min(met.start, start);
        met.end = Math.max(met.end, end);
        met.flags.push(at);
      }
    }
  });
  return places.sort((a, b) => a.start - b.start);
}

function patternOf(found: string): RegExp | null {
  const words = found.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
