// The sentence encoder all-MiniLM-L6-v2 as a port that readers take: two lower layers as published, and over them upper
// layers tuned seven times, for meaning, what is asked next, crises, advice, what is refused, what is grave and which answer fits. Loading takes some 0.3 s, so it is done once a thread, when
// first needed; upper layers that nobody asks for are never loaded.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Embedder, softmax } from '#embedding/embedder';
import { readWordPieces } from '#embedding/word-pieces';
import { once } from '#meaning/once';
import { readKnownVectors } from './known-vectors.ts';
import { type LowerLayers, openRuntime, type RuntimeKind, type UpperLayers } from './runtime.ts';

/** Some 80 kB each for a long sentence. */
const textsRemembered = 8;

/** `assets` is the folder that holds `sentence-encoder` and what it says of the texts of our own pages. */
export async function loadEmbedder(assets: string, kind?: RuntimeKind): Promise<Embedder> {
  const embedder = await openEncoder(assets, kind);
  const knownFirst = (file: string, read: Embedder['embed']): Embedder['embed'] => {
    const known = once(async () => readKnownVectors(await readFile(join(assets, file))));
    return async (texts) => {
      const all: Float32Array[] = [];
      for (const text of texts) all.push((await known()).get(text) ?? (await read([text]))[0]!);
      return all;
    };
  };
  return {
    ...embedder,
    embed: knownFirst('lines.bin', embedder.embed),
    embedNext: knownFirst('asked.bin', embedder.embedNext),
  };
}

/** Reads every text anew. */
export async function openEncoder(assets: string, kind?: RuntimeKind): Promise<Embedder> {
  const file = (name: string) => join(assets, 'sentence-encoder', name);
  const piecesOf = readWordPieces(await readFile(file('vocabulary.txt'), 'utf8'));
  const runtime = await openRuntime(kind);
  const lower = rememberLast(await runtime.openLower(file('bottom.onnx')));
  const opened = new Map<string, Promise<UpperLayers>>();
  const upper = (name: string) => {
    const layers = opened.get(name) ?? runtime.openUpper(file(name));
    opened.set(name, layers);
    return layers;
  };
  // One by one: the layers round their numbers by the largest in the batch, so neighbours would change each other.
  async function read<Found>(name: string, texts: readonly string[], found: (out: Float32Array) => Found) {
    const layers = await upper(name);
    const all: Found[] = [];
    for (const text of texts) all.push(found(await layers(await lower(text))));
    return all;
  }
  // A message is read for its meaning, for danger and for what is refused, one after the other: the layers below all of these
  // say the same each time, and are a third of the work.
  function rememberLast(layers: LowerLayers) {
    const last = new Map<string, Awaited<ReturnType<LowerLayers>>>();
    return async (text: string) => {
      const said = last.get(text) ?? (await layers(piecesOf(text)));
      last.delete(text);
      last.set(text, said);
      for (const oldest of last.keys()) if (last.size > textsRemembered) last.delete(oldest);
      return said;
    };
  }
  return {
    embed: (texts) => read('meaning.onnx', texts, (out) => Float32Array.from(out)),
    embedNext: (texts) => read('next.onnx', texts, (out) => Float32Array.from(out)),
    crisisChances: (texts) => read('crisis.onnx', texts, softmax),
    unsafeChances: (texts) => read('unsafe.onnx', texts, softmax),
    refusalChances: (texts) => read('refusal.onnx', texts, softmax),
    graveChances: (texts) => read('grave.onnx', texts, softmax),
    fitScores: (texts) => read('fit.onnx', texts, (out) => Array.from(out)),
  };
}
