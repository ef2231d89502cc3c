// Trains what one reader has learned, from the lines in `data`, and writes it into `assets`. The same lines give the same bytes.
//   npm run train -- <reader>
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Every step is a script of its own with its own table of results; README.md says what each learns from. */
const readers: Record<string, readonly (readonly string[])[]> = {
  crisis: [['screening/train-words.ts', 'crisis'], ['screening/fit-crisis.ts']],
  unsafe: [['screening/train-words.ts', 'unsafe']],
  topics: [['topics/train-topics.ts']],
  entries: [['entries/train-entries.ts'], ['entries/train-kinds.ts'], ['entries/train-offers.ts']],
  kinds: [['entries/train-kinds.ts']],
  offers: [['entries/train-offers.ts']],
  about: [['topics/train-about.ts']],
  known: [['topics/write-known.ts']],
};

const [wanted = '', ...rest] = process.argv.slice(2);
const steps = readers[wanted];
if (steps === undefined) {
  console.error(`Name a reader: ${Object.keys(readers).join(', ')}`);
  process.exit(2);
}
for (const [file = '', ...given] of steps) {
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, file), ...given, ...rest],
    {
      stdio: 'inherit',
    },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
}
