// Writes the indexes of pages, scenes and situations, and the chances of what is found in them: fitted on lines by strangers
// that judges have labelled, reported with whole writers left out.
//   npm run train -- entries
//   npx tsx packages/reader/train/entries/train-entries.ts scene (one kind alone)
//   npx tsx packages/reader/train/entries/train-entries.ts chances (after new judgments: the indexes stay)
import { join } from 'node:path';
import learned from '@calmbridge/reader/entries/chances.json' with { type: 'json' };
import { embeddingSize } from '#embedding/embedder';
import { candidatesFor, noEntry } from '#entries/candidates';
import { entryIndexBytes, readEntryIndex } from '#entries/entry-index';
import { type EntryKind, entryKinds } from '#entries/entry-reader';
import { stemsIn } from '#meaning/stems';
import { readTopicReader, type TopicReader } from '#meaning/topic-reader';
import { readAsset, writeAsset } from '../assets.ts';
import { embeddingsOf } from '../embeddings.ts';
import { fitTopics } from '../topics/fit-topics.ts';
import { writeJson } from '../write-json.ts';
import { type EntryPhrasings, phrasingsOf, withoutEntry } from './entry-phrasings.ts';
import { type Chances, type Example, fitChances } from './fit-chances.ts';
import { judgedIds, judgedLines, naturalJudged } from './judged-lines.ts';

type Read = { writer: string; candidates: (Example & { id: string })[]; hasEntry: boolean };

/** Rounds of learning times lines: with more lines fewer rounds come as far. */
const steps = 245_000;

/** Writers are left out in this many parts. */
const parts = 9;

const isForChances = process.argv.includes('chances');
const wanted = process.argv.slice(2).filter((word) => word !== 'chances');
const chances: Record<EntryKind, Chances> = { ...learned };
for (const kind of entryKinds.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const entries = phrasingsOf(kind);
  const judged = judgedIds(kind, 'opened');
  const known = entries.flatMap(({ phrasings }) => phrasings.map(stemsIn));
  const opened = judgedLines(kind, 'opened').filter(({ text }) => !isWrittenDown(text, known));
  const lines = [
    ...opened.map((line) => ({ ...line, isJudged: (id: string) => judged.has(id) })),
    ...naturalJudged(kind).map((line) => ({ ...line, isJudged: () => true })),
  ];
  const without = withoutEntry(kind);
  const embeddings = await embeddingsOf([
    ...entries.flatMap(({ phrasings }) => phrasings),
    ...without,
    ...lines.map(({ text }) => text),
  ]);
  if (!isForChances) writeIndex(kind, entries, embeddings);
  const bytes = new Uint8Array(readAsset(`entries-${kind}.bin`));
  const index = readEntryIndex(bytes);
  const classifier = kind === 'page' ? undefined : classifierOf(kind, entries, without, embeddings);
  const read: Read[] = lines.map(({ text, writer, ok, isJudged }) => ({
    writer,
    hasEntry: ok.length > 0,
    candidates: candidatesFor(index, text, embeddings.get(text)!, classifier)
      .filter(({ id }) => isJudged(id))
      .map(({ id, features }) => ({ id, features, isRight: ok.includes(id) })),
  }));
  chances[kind] = fitChances(read.flatMap(({ candidates }) => candidates));
  report(kind, read, `${(bytes.length / 1e6).toFixed(2)} MB, ${entries.length} entries`);
}
writeJson(join(import.meta.dirname, '../../src/entries/chances.json'), chances);

type Embeddings = ReadonlyMap<string, Float32Array>;

function writeIndex(kind: EntryKind, entries: readonly EntryPhrasings[], embeddings: Embeddings) {
  const bytes = entryIndexBytes(
    entries.map(({ id, title, phrasings }) => ({
      id,
      title: stemsIn(title),
      stems: phrasings.flatMap(stemsIn),
      embeddings: phrasings.map((text) => embeddings.get(text)!),
    })),
  );
  writeAsset(`entries-${kind}.bin`, bytes);
}

/** Which entry a text is about, or none, learned from the same phrasings and from lines that no entry would do for. */
function classifierOf(
  kind: EntryKind,
  entries: readonly EntryPhrasings[],
  without: readonly string[],
  embeddings: Embeddings,
): TopicReader {
  if (isForChances) return readTopicReader(new Uint8Array(readAsset(`classes-${kind}.bin`)));
  const labels = [...entries.map(({ id }) => id), noEntry];
  const places = new Map<string, number[]>();
  for (const [at, { phrasings }] of entries.entries())
    for (const text of phrasings) places.set(text, [...(places.get(text) ?? []), at]);
  for (const text of without) places.set(text, [entries.length]);
  const bytes = fitTopics(
    [...places].map(([text, right]) => ({
      meaning: embeddings.get(text)!,
      words: stemsIn(text),
      labels: right,
    })),
    labels,
    embeddingSize,
    Math.round(steps / places.size),
  );
  writeAsset(`classes-${kind}.bin`, bytes);
  return readTopicReader(bytes);
}

/** A line that stands in the content nearly word for word, since it was found missing there, says nothing of strangers. */
function isWrittenDown(text: string, known: readonly (readonly string[])[]): boolean {
  const said = new Set(stemsIn(text));
  return known.some((stems) => {
    const shared = stems.filter((stem) => said.has(stem)).length;
    return shared / (said.size + stems.length - shared) > 0.6;
  });
}

/** The chance of the likeliest entry of each line, from chances that were fitted without its writer. */
function leftOut(read: readonly Read[]) {
  const writers = [...new Set(read.map(({ writer }) => writer))].sort();
  const partOf = ({ writer }: Read) => writers.indexOf(writer) % parts;
  const fitted = Array.from({ length: parts }, (_, part) =>
    fitChances(read.filter((line) => partOf(line) !== part).flatMap(({ candidates }) => candidates)),
  );
  return read.map((line) => {
    const { bias, weights } = fitted[partOf(line)]!;
    const scored = line.candidates
      .map(({ features, isRight }) => ({
        chance: 1 / (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * weights[at]!, bias))),
        isRight,
      }))
      .sort((a, b) => b.chance - a.chance);
    return {
      best: scored[0] ?? { chance: 0, isRight: false },
      isAmongThree: scored.slice(0, 3).some(({ isRight }) => isRight),
    };
  });
}

function report(kind: EntryKind, read: readonly Read[], size: string) {
  const found = leftOut(read);
  const count = (is: (one: (typeof found)[number]) => boolean) => found.filter(is).length;
  console.log(
    `${kind}: ${size}; ${read.length} lines, ${read.filter(({ hasEntry }) => hasEntry).length} with an entry; likeliest right ${count(({ best }) => best.isRight)}, among three ${count(({ isAmongThree }) => isAmongThree)}`,
  );
  for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
    const sure = found.filter(({ best }) => best.chance >= limit);
    const right = sure.filter(({ best }) => best.isRight).length;
    const share = (part: number) => `${part} (${((100 * part) / read.length).toFixed(1)} %)`;
    console.log(`  from ${limit}: right ${share(right)}, wrong ${share(sure.length - right)}`);
  }
}
