// Trains the reader of kinds (a sound, a touch, a change …) on the phrasings of every situation and on judged phrases, and
// writes kinds.bin. Reported on phrases of other writers.
//   npm run train -- kinds
import { situations } from '@calmbridge/guidebook/generated/situations';
import { embeddingSize } from '#embedding/embedder';
import { likelyKinds } from '#entries/kind-reader';
import { stemsIn } from '#meaning/stems';
import { readTopicReader } from '#meaning/topic-reader';
import { writeAsset } from '../assets.ts';
import { embeddingsOf } from '../embeddings.ts';
import { learnedPhrases, measuredPhrases } from '../natural.ts';
import { fitTopics } from '../topics/fit-topics.ts';
import { phrasingsOf } from './entry-phrasings.ts';

const kindOf = new Map(situations.map(({ id, kind }) => [id, kind as string]));
const labels = [...new Set(kindOf.values()), 'none'].sort();
const judged = learnedPhrases();
const judgedTexts = new Set(judged.map(({ text }) => text));
const lines = [
  ...phrasingsOf('situation').flatMap(({ id, phrasings }) =>
    phrasings
      .filter((text) => !judgedTexts.has(text))
      .map((text) => ({ text, kind: kindOf.get(id) ?? 'none' })),
  ),
  // Judges name the kind of the phrase itself, an entry's kind is that of its advice: they count for more.
  ...judged.flatMap(({ text, kind }) => Array.from({ length: 3 }, () => ({ text, kind }))),
];
const measured = measuredPhrases();
const embeddings = await embeddingsOf([...lines, ...measured].map(({ text }) => text));
const bytes = fitTopics(
  lines.map(({ text, kind }) => ({
    meaning: embeddings.get(text)!,
    words: stemsIn(text),
    labels: [labels.indexOf(kind)],
  })),
  labels,
  embeddingSize,
);
writeAsset('kinds.bin', bytes);
const reader = readTopicReader(bytes);
const found = measured.map(({ text, kind, ok }) => ({
  best: likelyKinds(reader, text, embeddings.get(text)!)[0]!,
  // The kind of an entry that fits does as well as the judge's.
  right: new Set([kind, ...ok.map((id) => kindOf.get(id) ?? '')]),
}));
console.log(`kinds.bin: ${(bytes.length / 1e6).toFixed(2)} MB from ${lines.length} lines`);
for (const limit of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const sure = found.filter(({ best }) => best.chance >= limit && best.kind !== 'none');
  const right = sure.filter(({ best, right: named }) => named.has(best.kind)).length;
  console.log(`  from ${limit}: of ${found.length} phrases right ${right}, wrong ${sure.length - right}`);
}
