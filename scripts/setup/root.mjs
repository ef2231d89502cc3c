import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder this repository was cloned to. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
