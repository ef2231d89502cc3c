// All that the readers have learned, with the encoder in this very thread: for training, benches and tests. Loaded once, and what the
// encoder said of a text is kept: tests and benches read the same texts again and again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '#embedding/embedder';
import { once } from '#meaning/once';
import { type ReaderModel, readModel } from '#screening/model/screen-model';
import { loadEmbedder } from './load-embedder.ts';

const assets = join(import.meta.dirname, '../assets');

const bytesOf = (name: string) => readFileSync(join(assets, name));

export const loadModel = once(
  async (): Promise<ReaderModel> => readModel(bytesOf, remembered(await loadEmbedder(assets))),
);

/** One that remembers nothing, for a bench with a clock. */
export const loadForgetfulModel = async (): Promise<ReaderModel> =>
  readModel(bytesOf, await loadEmbedder(assets));

function remembered(embedder: Embedder): Embedder {
  return {
    embed: remember(embedder.embed),
    embedNext: remember(embedder.embedNext),
    crisisChances: remember(embedder.crisisChances),
    unsafeChances: remember(embedder.unsafeChances),
    refusalChances: remember(embedder.refusalChances),
    graveChances: remember(embedder.graveChances),
    fitScores: remember(embedder.fitScores),
  };
}

function remember<Said>(read: (texts: readonly string[]) => Promise<Said[]>) {
  const known = new Map<string, Promise<Said>>();
  const readOne = async (text: string): Promise<Said> => {
    const [said] = await read([text]);
    if (said === undefined) throw new Error('the encoder said nothing');
    return said;
  };
  return (texts: readonly string[]): Promise<Said[]> =>
    Promise.all(
      texts.map((text) => {
        const said = known.get(text) ?? readOne(text);
        known.set(text, said);
        return said;
      }),
    );
}
