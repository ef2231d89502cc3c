import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { readModel, type ScreenModel } from '@calmbridge/reader/screening/model/screen-model';

/** Beside the bundle, or in the package of the readers when the sources run as they are. */
export const assetsFolder =
  [
    path.join(import.meta.dirname, 'assets'),
    path.join(import.meta.dirname, '../../../../reader/assets'),
  ].find((candidate) => existsSync(candidate)) ?? '';

let read: ScreenModel | null = null;

/** What the readers have learned, read once in a thread, when it is first needed: a start need not wait for it. */
export function learnedModel(embedder: Embedder): ScreenModel {
  read ??= readModel(bytes, embedder);
  return { ...read, embedder };
}

const bytes = (name: string) => new Uint8Array(readFileSync(path.join(assetsFolder, name)));
