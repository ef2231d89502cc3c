import { stemsIn } from '../meaning/stems.ts';
import { type TopicReader, topicLikelihoods } from '../meaning/topic-reader.ts';
import { type EntryIndex, likenesses } from './entry-index.ts';

/** An entry that a text may be about, and what speaks for it. */
export type Candidate = { id: string; features: readonly number[] };

/** In the order of `Candidate.features`. */
export const featureNames = [
  'mean',
  'nearest',
  'lead',
  'covered',
  'title',
  'strangest',
  'length',
  'likelihood',
  'share',
  'likelihoodLead',
  'noneLikelihood',
] as const;

const most = 8;
/** As many more come from the classifier, where they are not among the nearest. */
const mostClassified = 4;
/** The classifier's last label: no entry is meant. */
export const noEntry = '-';
/** Not below this: farther away all are the same. */
const leastLikelihood = -12;

/**
 * The nearest entries by their meaning and the likeliest by a classifier of entries, where there is one, each with what tells
 * a right one from a near one.
 */
export function candidatesFor(
  index: EntryIndex,
  text: string,
  embedding: Float32Array,
  classifier?: TopicReader,
): Candidate[] {
  const said = stemsIn(text);
  const all = worthOf(index, said);
  const byMeaning = likenesses(index, embedding)
    .map((three, place) => ({ place, nearest: three[0] ?? -1, mean: meanOf(three) }))
    .sort((a, b) => b.mean - a.mean || a.place - b.place);
  const likelihoods = classifier && likelihoodsIn(classifier, said, embedding);
  const classified = likelihoods?.likeliest.slice(0, mostClassified) ?? [];
  const near = byMeaning.filter(
    ({ place }, rank) => rank < most || classified.includes(index.ids[place] ?? ''),
  );
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
        ...(likelihoods?.featuresOf(index.ids[place]!) ?? []),
      ],
    };
  });
}

function likelihoodsIn(classifier: TopicReader, said: readonly string[], embedding: Float32Array) {
  const all = topicLikelihoods(classifier, said, embedding).map((one) => Math.max(leastLikelihood, one));
  const byLabel = new Map(classifier.labels.map((label, at) => [label, all[at]!]));
  const none = all.at(-1) ?? leastLikelihood;
  const ordered = [...byLabel]
    .filter(([label]) => label !== noEntry)
    .sort(([, a], [, b]) => b - a)
    .map(([label]) => label);
  const [first = 0, second = first] = ordered.map((label) => byLabel.get(label)!);
  return {
    likeliest: ordered,
    featuresOf: (id: string) => {
      const likelihood = byLabel.get(id) ?? leastLikelihood;
      return [likelihood, Math.exp(likelihood), likelihood - (likelihood === first ? second : first), none];
    },
  };
}

const worthOf = (index: EntryIndex, stems: readonly string[]) =>
  stems.reduce((sum, stem) => sum + index.worth(stem), 0);

const meanOf = (three: readonly number[]) =>
  three.length === 0 ? -1 : three.reduce((sum, one) => sum + one, 0) / three.length;
