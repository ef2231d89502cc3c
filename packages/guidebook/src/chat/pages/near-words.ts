// Nearness of meaning, word by word: "supper" counts for a topic that knows "dinner". A word that is near to every topic
// tells nothing, so only what stands out from the mean counts.
import { rowOf, type Vectors } from '@calmbridge/reader/meaning/vectors';
import { wordsOf } from '@calmbridge/reader/meaning/words';
import { topics } from '#generated/topics';

/** `units` holds the key words' vectors of length 1, one after the other. */
type Keys = {
  units: Float32Array;
  count: number;
  byTopic: readonly (readonly number[])[];
  /** What a word of the table adds to each topic, once worked out. */
  added: Map<number, Float32Array>;
};

const mostAdded = 3000;

const keysOf = new WeakMap<Vectors, Keys>();

/** For each topic, how near the words of the message come to the words it knows. `isTelling` leaves small words out. */
export function nearWords(message: string, table: Vectors, isTelling: (word: string) => boolean): number[] {
  let keys = keysOf.get(table);
  if (!keys) {
    keys = readKeys(table, isTelling);
    keysOf.set(table, keys);
  }
  const total = keys.byTopic.map(() => 0);
  for (const word of new Set(wordsOf(message.slice(0, 1000)).filter(isTelling))) {
    const row = rowOf(table, word);
    if (row === undefined) continue;
    const added = keys.added.get(row) ?? addedBy(row, table, keys);
    if (keys.added.size < mostAdded) keys.added.set(row, added);
    // By place, not by `entries()`: this is the innermost loop of a reading.
    for (let at = 0; at < added.length; at += 1) total[at]! += added[at]!;
  }
  return total;
}

function addedBy(row: number, table: Vectors, { units, count, byTopic }: Keys): Float32Array {
  const vector = unitRow(table, row);
  const near = new Float32Array(count);
  for (let key = 0; key < count; key += 1) near[key] = dotAt(units, key * table.dimensions, vector);
  const best = byTopic.map((list) => list.reduce((most, at) => Math.max(most, near[at] ?? 0), 0));
  const mean = best.reduce((sum, value) => sum + value, 0) / best.length;
  const weight = (table.weights[row] ?? 0) / 255;
  return Float32Array.from(best, (value) => weight * Math.max(0, value - Math.max(mean, 0.35)));
}

function readKeys(table: Vectors, isTelling: (word: string) => boolean): Keys {
  const places = new Map<number, number>();
  const vectors: Float32Array[] = [];
  const byTopic = topics.map(({ words, asks }) => {
    const list = new Set<number>();
    for (const word of [...words, ...asks].flatMap(wordsOf)) {
      const row = isTelling(word) ? rowOf(table, word) : undefined;
      if (row === undefined) continue;
      let place = places.get(row);
      if (place === undefined) {
        place = vectors.length;
        places.set(row, place);
        vectors.push(unitRow(table, row));
      }
      list.add(place);
    }
    return [...list];
  });
  const units = new Float32Array(vectors.length * table.dimensions);
  for (const [at, vector] of vectors.entries()) units.set(vector, at * table.dimensions);
  return { units, count: vectors.length, byTopic, added: new Map() };
}

function unitRow({ matrix, dimensions }: Vectors, row: number): Float32Array {
  const vector = new Float32Array(matrix.subarray(row * dimensions, (row + 1) * dimensions));
  const length = Math.sqrt(dotAt(vector, 0, vector)) || 1;
  return vector.map((value) => value / length);
}

function dotAt(units: Float32Array, from: number, vector: Float32Array): number {
  // In two sums, because they need not wait for one another.
  let one = 0;
  let other = 0;
  const even = vector.length - (vector.length % 2);
  for (let at = 0; at < even; at += 2) {
    one += units[from + at]! * vector[at]!;
    other += units[from + at + 1]! * vector[at + 1]!;
  }
  return even === vector.length ? one + other : one + other + units[from + even]! * vector[even]!;
}
