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

/**
 * As `finder`, but silent where the words found are not most of what was said: "the drum kit of the boy next door" is not
 * about boys, drums or doors alone, and "gags on lumps" may be about more than gagging. Half is enough where a thing
 * is named and a word beside it only says which: steam trains are trains.
 */
export function sureFinder<T extends Matchable>(entries: readonly T[], isHalfEnough = false) {
  const find = finder(entries);
  return (text: string): T | null => {
    const found = find(text);
    if (found === null || turns.test(text)) return null;
    const said = stemsOf(text).filter((word) => !small.has(word));
    const covered = Math.max(
      ...found.words.map((phrase) => {
        const stems = stemsOf(phrase);
        const at = stemsOf(text).findIndex(
          (_, place, all) => all[place] === stems[0] && followsFrom(all, place, stems),
        );
        return at === -1 ? 0 : stems.filter((word) => !small.has(word)).length;
      }),
    );
    return covered > said.length / 2 || (isHalfEnough && covered === said.length / 2) ? found : null;
  };
}

/** A denial or a turn can make the same words mean the opposite. */
const turns =
  /\b(?:not|no longer|never|does(?:n['’]?t| not)|isn['’]?t|but|except|unless|instead|hates?|refuses?)\b/i;
const small = new Set(
  stemsOf(
    'a an the and or of in on at to for with his her their my our is are was be being by from when he she they it him them has have had very so really quite too also all some any every most more up out down as into over only just like likes loves good well best great always often usually sometimes gets get can will that this there then than if about around after before',
  ),
);

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
