// What strangers' first messages are shown at once: of the measured sets, every nth message, how many are answered whole, shown a page or two in
// short, or only offered pages to press, and for how many a page that judges named is among what is shown.
// Run: npx tsx bench/relevance/shown.ts [n]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { isAnsweredWhole } from '@calmbridge/guidebook/chat/pages/how-sure';
import { meantBy, meantUnsurely } from '@calmbridge/guidebook/chat/pages/page-reading';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { loadModel } from '@calmbridge/reader/node/load-model';

const folder = join(import.meta.dirname, '../../packages/reader/data/natural');
const every = Number(process.argv[2] ?? 4);
const asked = [9, 11, 13, 15].flatMap((part) =>
  readFileSync(join(folder, `questions-${part}.jsonl`), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % every === 0)
    .map((line): { text: string; ok: string[] } => JSON.parse(line)),
);

const model = await loadModel();
const counts = new Map<string, { all: number; right: number }>();
for (const { text, ok } of asked) {
  const body = bodyOf(text);
  const readings = await readPages([body], model);
  const meant = meantBy(body, readings);
  const unsure = meant.is === 'unsure' ? meant : meantUnsurely(body, readings);
  const isWhole = meant.is === 'sure' && isAnsweredWhole(text, meant);
  const shown = isWhole ? [meant.topic] : [...(unsure.likely ? [unsure.likely] : []), ...unsure.told];
  const kind = isWhole ? 'answered' : shown.length === 0 ? 'to press' : `${shown.length} in short`;
  const right = (shown.length === 0 ? unsure.topics : shown).some(({ id }) => ok.includes(id));
  const count = counts.get(kind) ?? { all: 0, right: 0 };
  counts.set(kind, { all: count.all + 1, right: count.right + (right ? 1 : 0) });
}
console.log(`${asked.length} first messages`);
for (const [kind, { all, right }] of [...counts].toSorted())
  console.log(`  ${kind}: ${all}, a right page among them for ${right}`);
