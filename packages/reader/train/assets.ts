// Where what is learned is kept, and where what it is learned from lies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const reader = join(import.meta.dirname, '..');

export const assetsFolder = join(reader, 'assets');

export const readAsset = (name: string) => readFileSync(join(assetsFolder, name));

export const writeAsset = (name: string, bytes: Uint8Array) => writeFileSync(join(assetsFolder, name), bytes);

export const dataFolder = (
  of:
    | 'screening'
    | 'topics'
    | 'calmbridge'
    | 'fresh'
    | 'grave'
    | 'relevance'
    | 'phrasings'
    | 'natural'
    | 'refusals',
) => join(reader, 'data', of);
