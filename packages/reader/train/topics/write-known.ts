// Writes what the encoder says of our own texts that messages are compared with, so that nobody waits for it (`node/known-vectors.ts`).
//   npm run train -- known (after new questions or lines of pages, or new meaning.onnx or next.onnx)
import { knownLines, knownWordings } from '@calmbridge/guidebook/chat/known-texts';
import { knownVectorsBytes } from '../../node/known-vectors.ts';
import { openEncoder } from '../../node/load-embedder.ts';
import { assetsFolder, writeAsset } from '../assets.ts';

const encoder = await openEncoder(assetsFolder);
for (const [file, texts, read] of [
  ['asked.bin', knownWordings(), encoder.embedNext],
  ['lines.bin', knownLines(), encoder.embed],
] as const) {
  const vectors = await read(texts);
  const bytes = knownVectorsBytes(new Map(texts.map((text, at) => [text, vectors[at]!])));
  writeAsset(file, bytes);
  console.log(`${file}: ${texts.length} texts, ${(bytes.length / 1e6).toFixed(1)} MB`);
}
