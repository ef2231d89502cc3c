// Writes the indexes of pages, scenes and situations, and the chances of what is found in them: fitted on lines by strangers
// that judges have labelled, reported with whole writers left out.
//   npm run train -- entries
import { join } from 'node:path';
import { candidatesFor } from '#entries/candidates';
import { entryIndexBytes, readEntryIndex } from '#entries/entry-index';
import { type EntryKind, entryKinds } from '#entries/entry-reader';
import { stemsIn } from '#meaning/stems';
import { writeAsset } from '../assets.ts';
import { embeddingsOf } from '../embeddings.ts';
import { writeJson } from '../write-json.ts';
import { type EntryPhrasings, phrasingsOf } from './entry-phrasings.ts';
import { type Chances, type Example, fitChances } from './fit-chances.ts';
import { judgedIds, judgedLines, naturalJudged } from './judged-lines.ts';

type Read = { writer: string; candidates: (Example & { id: string })[]; hasEntry: boolean };

/** Writers are left out in this many parts. */
const parts = 9;

const chances: Partial<Record<EntryKind, Chances>> = {};
for (const kind of entryKinds) {
  const entries = phrasingsOf(kind);
  const judged = judgedIds(kind, 'opened');
  const opened = judgedLines(kind, 'opened').filter(({ text }) => !isWrittenDown(text, entries));
  const lines = [
    ...opened.map((line) => ({ ...line, isJudged: (id: string) => judged.has(id) })),
    ...naturalJudged(kind).map((line) => ({ ...line, isJudged: () => true })),
  ];
  const embeddings = await embeddingsOf([
    ...entries.flatMap(({ phrasings }) => phrasings),
    ...lines.map(({ text }) => text),
  ]);
  const bytes = entryIndexBytes(
    entries.map(({ id, title, phrasings }) => ({
      id,
      title: stemsIn(title),
      stems: phrasings.flatMap(stemsIn),
      embeddings: phrasings.map((text) => embeddings.get(text)!),
    })),
  );
  writeAsset(`entries-${kind}.bin`, bytes);
  const index = readEntryIndex(bytes);
  const read: Read[] = lines.map(({ text, writer, ok, isJudged }) => ({
    writer,
    hasEntry: ok.length > 0,
    candidates: candidatesFor(index, text, embeddings.get(text)!)
      .filter(({ id }) => isJudged(id))
      .map(({ id, features }) => ({ id, features, isRight: ok.includes(id) })),
  }));
  chances[kind] = fitChances(read.flatMap(({ candidates }) => candidates));
  report(kind, read, `${(bytes.length / 1e6).toFixed(2)} MB, ${entries.length} entries`);
}
writeJson(join(import.meta.dirname, '../../src/entries/chances.json'), chances);

/** A line that stands in the content nearly word for word, since it was found missing there, says nothing of strangers. */
function isWrittenDown(text: string, entries: readonly EntryPhrasings[]): boolean {
  const said = new Set(stemsIn(text));
  return entries.some(({ phrasings }) =>
    phrasings.some((phrasing) => {
      const known = stemsIn(phrasing);
      const shared = known.filter((stem) => said.has(stem)).length;
      return shared / (said.size + known.length - shared) > 0.6;
    }),
  );
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
  for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = found.filter(({ best }) => best.chance >= limit);
    const right = sure.filter(({ best }) => best.isRight).length;
    const share = (part: number) => `${part} (${((100 * part) / read.length).toFixed(1)} %)`;
    console.log(`  from ${limit}: right ${share(right)}, wrong ${share(sure.length - right)}`);
  }
}
