// Writes the library's files. Run it after a change to a set, a saying or a drawing: `npm run symbols`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue.ts';

const assets = join(import.meta.dirname, '../assets');
rmSync(assets, { recursive: true, force: true });
mkdirSync(assets);
for (const [name, text] of catalogueFiles()) writeFileSync(join(assets, name), text);
