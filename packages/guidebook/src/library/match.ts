// Finds the library entry a carer's phrase is about: by words and their stems, longest phrase first, then the word that
// comes earliest. "Hits his brother when upset" is about hitting, not about brothers.
import { stem } from '@calmbridge/reader/meaning/stems';

export { stem };

export type Matchable = { id: string; words: readonly string[] };

export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? []).map(stem);

/** Words so general that alone they say little: any other hit is worth more. */
const weak = new Set(
  stemsOf(
    'change changes sharing losing lost moved moving move order line room water missing food eating sleep school light sun hot cold school time people group groups language order wrong communication focus attention park car bus road table play playing talking crying animals texture textures smell order change routine new touch angry anger fear fears stress emotions expectations requests pressure rules demands leaving stopping ending time cities city world building school reading',
  ),
);

type Indexed<T> = { entry: T; stems: readonly string[] };

/** Builds the index once; the returned finder answers with the best entry or null. `prefer` breaks near ties. */
export function finder<T extends Matchable>(entries: readonly T[]) {
  const byFirst = new Map<string, Indexed<T>[]>();
  for (const entry of entries)
    for (const phrase of entry.words) {
      const stems = stemsOf(phrase);
      const first = stems[0];
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { entry, stems }]);
    }

  return (text: string, prefer?: (entry: T) => boolean): T | null => {
    const said = stemsOf(text);
    let best: { entry: T; score: number } | null = null;
    for (const [place, word] of said.entries())
      for (const { entry, stems } of byFirst.get(word) ?? []) {
        if (!followsFrom(said, place, stems)) continue;
        const letters = stems.join('').length;
        const weight = stems.length === 1 && weak.has(word) ? 5 : stems.length * 10;
        const score = weight + letters / 10 - place * 0.6 + (prefer?.(entry) ? 8 : 0);
        if (best === null || score > best.score) best = { entry, score };
      }
    return best?.entry ?? null;
  };
}

/** The phrase's stems stand in this order from `place` on, with at most two words between neighbours. */
function followsFrom(said: readonly string[], place: number, stems: readonly string[]): boolean {
  let at = place;
  for (const wanted of stems.slice(1)) {
    const next = said.slice(at + 1, at + 4).indexOf(wanted);
    if (next === -1) return false;
    at += next + 1;
  }
  return true;
}
