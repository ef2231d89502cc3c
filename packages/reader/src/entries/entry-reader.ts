// What a phrase, a story line or a message is about: the entries of the content that may be meant, each with an honest
// chance, or none. Whoever asks decides from which chance on it is sure.
import type { Embedder } from '../embedding/embedder.ts';
import { once } from '../meaning/once.ts';
import { readTopicReader, type TopicReader } from '../meaning/topic-reader.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import learned from './chances.json' with { type: 'json' };
import { type EntryIndex, readEntryIndex } from './entry-index.ts';
import { type LikelyKind, likelyKinds } from './kind-reader.ts';
import { withPronouns } from './named-child.ts';

export const entryKinds = ['page', 'scene', 'situation'] as const;
export type EntryKind = (typeof entryKinds)[number];

export type Likely = { id: string; chance: number };
/** Up to five, the likeliest first, and how likely it is that none is meant; of a situation also its likeliest kinds. */
export type EntryReading = { nearest: readonly Likely[]; none: number; kinds?: readonly LikelyKind[] };

/** The chat has its own classifier of pages. */
type Classified = Exclude<EntryKind, 'page'>;

export type EntryIndexes = Readonly<Record<EntryKind, EntryIndex>> & {
  classifiers: Readonly<Record<Classified, TopicReader>>;
  readonly kinds: TopicReader;
};

/** Each file is read when it is first asked for: a message needs no scenes, and a story no pages. */
export function readEntryIndexes(bytesOf: (name: string) => Uint8Array): EntryIndexes {
  const index = (kind: EntryKind) => once(() => readEntryIndex(bytesOf(`entries-${kind}.bin`)));
  const classifier = (name: string) => once(() => readTopicReader(bytesOf(`${name}.bin`)));
  const [page, scene, situation] = [index('page'), index('scene'), index('situation')];
  const [sceneClasses, situationClasses] = [classifier('classes-scene'), classifier('classes-situation')];
  const kinds = classifier('kinds');
  return {
    get page() {
      return page();
    },
    get scene() {
      return scene();
    },
    get situation() {
      return situation();
    },
    classifiers: {
      get scene() {
        return sceneClasses();
      },
      get situation() {
        return situationClasses();
      },
    },
    get kinds() {
      return kinds();
    },
  };
}

export type EntryModel = { embedder: Embedder; entries: EntryIndexes };

/** One reading a text, in their order. The same text is always read the same. */
export async function readEntries(
  { embedder, entries }: EntryModel,
  kind: EntryKind,
  texts: readonly string[],
): Promise<EntryReading[]> {
  const plain = texts.map(withPronouns);
  const embeddings = await embedder.embed(plain);
  return plain.map((text, at) => readEmbedded(entries, kind, text, embeddings[at]));
}

/** The same where the text has been embedded already. */
export function readEmbedded(
  entries: EntryIndexes,
  kind: EntryKind,
  text: string,
  embedding: Float32Array | undefined,
): EntryReading {
  if (embedding === undefined || !/\p{L}{2}/u.test(text)) return { nearest: [], none: 1 };
  const reading = readingOf(
    kind,
    candidatesFor(entries[kind], text, embedding, kind === 'page' ? undefined : entries.classifiers[kind]),
  );
  return kind === 'situation' ? { ...reading, kinds: likelyKinds(entries.kinds, text, embedding) } : reading;
}

/** Fitted with whole writers left out (`train/entries/fit-chances.ts`). */
export function chanceOf(kind: EntryKind, { features }: Candidate): number {
  const { bias, weights } = learned[kind];
  const odds = features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

function readingOf(kind: EntryKind, candidates: readonly Candidate[]): EntryReading {
  const likely = candidates
    .map((candidate) => ({ id: candidate.id, chance: chanceOf(kind, candidate) }))
    .sort((a, b) => b.chance - a.chance || a.id.localeCompare(b.id));
  return {
    nearest: likely.slice(0, 5),
    none: likely.reduce((product, { chance }) => product * (1 - chance), 1),
  };
}
