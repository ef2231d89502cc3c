import { stemsIn } from '../meaning/stems.ts';
import { type EntryIndex, likenesses } from './entry-index.ts';

/** An entry that a text may be about, and what speaks for it. */
export type Candidate = { id: string; features: readonly number[] };

/** In the order of `Candidate.features`. */
export const featureNames = ['mean', 'nearest', 'lead', 'covered', 'title', 'strangest', 'length'] as const;

const most = 8;

/** The nearest entries by their meaning, each with what tells a right one from a near one. */
export function candidatesFor(index: EntryIndex, text: string, embedding: Float32Array): Candidate[] {
  const said = stemsIn(text);
  const all = worthOf(index, said);
  const near = likenesses(index, embedding)
    .map((three, place) => ({ place, nearest: three[0] ?? -1, mean: meanOf(three) }))
    .sort((a, b) => b.mean - a.mean || a.place - b.place)
    .slice(0, most);
  return near.map(({ place, nearest, mean }, rank) => {
    const others = near[rank === 0 ? 1 : 0]?.mean ?? -1;
    const bag = index.bags[place]!;
    const title = [...index.titles[place]!];
    const known = said.filter((stem) => bag.has(stem));
    const strange = said.filter((stem) => !bag.has(stem)).map(index.worth);
    return {
      id: index.ids[place]!,
      features: [
        mean,
        nearest,
        mean - others,
        worthOf(index, known) / (all || 1),
        worthOf(
          index,
          title.filter((stem) => said.includes(stem)),
        ) / (worthOf(index, title) || 1),
        // What a line names and the entry never does speaks against it: "a job at the car wash" is not the car wash.
        Math.max(0, ...strange),
        Math.log(1 + said.length),
      ],
    };
  });
}

const worthOf = (index: EntryIndex, stems: readonly string[]) =>
  stems.reduce((sum, stem) => sum + index.worth(stem), 0);

const meanOf = (three: readonly number[]) =>
  three.length === 0 ? -1 : three.reduce((sum, one) => sum + one, 0) / three.length;
