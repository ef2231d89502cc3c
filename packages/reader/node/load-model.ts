// All that the readers have learned, with the encoder in this very thread: for workers, training, benches and tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel, type ScreenModel } from '#screening/model/screen-model';
import { loadEmbedder } from './load-embedder.ts';

const here = join(import.meta.dirname, '../assets');

export const loadModel = async (assets: string = here): Promise<ScreenModel> =>
  readModel((name) => new Uint8Array(readFileSync(join(assets, name))), await loadEmbedder(assets));
