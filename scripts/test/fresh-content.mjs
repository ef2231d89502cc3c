import { ensureContent } from '../setup/content.mjs';

/** Asked by vitest before the first test of a package that reads the guidebook. */
export function setup() {
  if (!ensureContent()) throw new Error('The content does not compile.');
}
