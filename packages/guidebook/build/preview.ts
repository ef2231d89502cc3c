// Prints one entry of content as carers will read it. See docs/content.md.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { previewOf } from './preview-entry.ts';

const files = process.argv.slice(2);
if (files.length === 0)
  process.stderr.write('Name a file: npm run preview -- content/en/scenes/home/brushing-teeth.md\n');
for (const file of files)
  process.stdout.write(`${previewOf(relative(process.cwd(), file), readFileSync(file, 'utf8'))}\n`);
process.exit(files.length === 0 ? 1 : 0);
