import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModel, type ScreenModel } from '@calmbridge/reader/screening/screen-model';

/** Beside the bundle, or in the package of the readers when the sources run as they are. */
const folder = [
  path.join(import.meta.dirname, 'assets'),
  path.join(import.meta.dirname, '../../../../reader/assets'),
].find((candidate) => existsSync(candidate));

let read: ScreenModel | null = null;

/** What the screen has learned, read once, when it is first needed: a start need not wait for it. */
export function learnedModel(): ScreenModel {
  read ??= readModel(bytes);
  return read;
}

const bytes = (name: string) => new Uint8Array(readFileSync(path.join(folder ?? '', name)));
