import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { readScreenModel, type ScreenModel } from '@calmbridge/reader/screening/model/screen-model';

/** Beside the bundle, or in the package of the readers when the sources run as they are. */
export const assetsFolder =
  [
    path.join(import.meta.dirname, 'assets'),
    path.join(import.meta.dirname, '../../../../reader/assets'),
  ].find((candidate) => existsSync(candidate)) ?? '';

/** As they lie there: a copy would only take up memory. */
export const bytesOf = (name: string): Uint8Array => readFileSync(path.join(assetsFolder, name));

let read: ScreenModel | null = null;

/** What the screen has learned, read once in a thread, when it is first needed: a start need not wait for it. */
export function learnedModel(embedder: Embedder): ScreenModel {
  read ??= readScreenModel(bytesOf, embedder);
  return { ...read, embedder };
}
