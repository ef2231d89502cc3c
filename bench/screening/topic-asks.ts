// Writes what carers ask the guidebook's chat as ordinary messages for the crisis check.
//   npx tsx bench/screening/topic-asks.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@calmbridge/guidebook/chat/topics/all-topics';

const seen = new Set<string>();
const isNew = (ask: string) => {
  const key = ask.toLowerCase();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
};
const lines = topics.flatMap(({ id, asks }) => [
  `# topic ${id}`,
  ...asks
    .map((ask) => ask.trim())
    .filter(isNew)
    .map((ask) => `no ${ask}`),
]);
const head = "# What carers ask the guidebook's chat, written by bench/screening/topic-asks.ts.";
writeFileSync(join(import.meta.dirname, 'data/ordinary-topics.txt'), `${[head, ...lines].join('\n')}\n`);
console.log(`${seen.size} asks of ${topics.length} topics`);
