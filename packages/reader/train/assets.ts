// Where what is learned is kept, and where what it is learned from lies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const reader = join(import.meta.dirname, '..');

export const readAsset = (name: string) => readFileSync(join(reader, 'assets', name));

export const writeAsset = (name: string, bytes: Uint8Array) =>
  writeFileSync(join(reader, 'assets', name), bytes);

export const dataFolder = (of: 'screening' | 'topics') => join(reader, 'data', of);
