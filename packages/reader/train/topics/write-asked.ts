// Writes what the encoder says of the wordings of every page's own questions, so that nobody waits for it (`node/known-vectors.ts`).
//   npm run train -- asked (after new questions, or a new next.onnx)
import { topics } from '@calmbridge/guidebook/generated/topics';
import { knownVectorsBytes } from '../../node/known-vectors.ts';
import { loadEmbedder } from '../../node/load-embedder.ts';
import { assetsFolder, writeAsset } from '../assets.ts';

writeAsset('asked.bin', knownVectorsBytes(new Map()));
const { embedNext } = await loadEmbedder(assetsFolder);
const wordings = [...new Set(topics.flatMap(({ own = [] }) => own.flatMap(({ asked }) => asked)))];
const vectors = await embedNext(wordings);
const bytes = knownVectorsBytes(new Map(wordings.map((text, at) => [text, vectors[at]!])));
writeAsset('asked.bin', bytes);
console.log(`${wordings.length} wordings, ${(bytes.length / 1e6).toFixed(1)} MB`);
