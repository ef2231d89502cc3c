// How well it is told whether a first message asks a page's own question: of the messages in `near-questions.tsv`, how many get an answer of their
// page's own first, how many under the question it answers, and what was said of these pairs. Pairs that nobody judged are listed.
// Run: npx tsx bench/relevance/near-questions.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearQuestion } from '@calmbridge/guidebook/chat/first/near-question';
import { childAskedAbout } from '@calmbridge/guidebook/chat/message/child-asked-about';
import { momentSaid } from '@calmbridge/guidebook/chat/message/moment-said';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { readAsked } from '@calmbridge/guidebook/chat/pages/asked-nearness';
import { saidBefore } from '@calmbridge/guidebook/chat/pages/page-before';
import { rankedFor, topicOf } from '@calmbridge/guidebook/chat/pages/page-reading';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { loadModel } from '@calmbridge/reader/node/load-model';

const folder = join(import.meta.dirname, '../../packages/reader/data/natural');
const [, ...rows] = readFileSync(join(folder, 'near-questions.tsv'), 'utf8').trim().split('\n');
const judged = rows.map((row) => row.split('\t'));
const model = await loadModel();
const counts = new Map<string, Map<string, number>>();
const known = new Map<string, string>(judged.map((row) => [row.slice(0, 4).join('\t'), row[4] ?? '']));
for (const key of new Set(judged.map((row) => row.slice(0, 3).join('\t')))) {
  const [set = '', line = '', page = ''] = key.split('\t');
  const text = readFileSync(join(folder, `${set}.jsonl`), 'utf8').split('\n')[Number(line) - 1] ?? '';
  const { text: message }: { text: string } = JSON.parse(text);
  const topic = topicOf(page);
  if (!topic) continue;
  const ask = { profile: null, carePlan: '', turns: [], message };
  const readings = await readPages([bodyOf(message)], model);
  const asked = await readAsked(ask, readings, model.embedder);
  const child = childAskedAbout(ask);
  const found = nearQuestion(topic, {
    child,
    message,
    asked,
    moment: momentSaid(ask, null, false),
    before: { ...saidBefore([]), topic: null },
    told: '',
    alone: () => rankedFor(bodyOf(message), readings),
  });
  const verdict = found ? (known.get(`${key}\t${found.question.asked[0]}`) ?? 'not judged') : '';
  const is = found?.is ?? 'none';
  const count = counts.get(is) ?? new Map<string, number>();
  counts.set(is, count.set(verdict, (count.get(verdict) ?? 0) + 1));
  if (verdict === 'not judged' || (is === 'same' && verdict === 'other'))
    console.log(
      `${is}, ${verdict}: ${message.slice(0, 140)} | ${found?.question.asked[0]} | ${found?.question.say.slice(0, 60)}`,
    );
}
for (const [is, count] of counts)
  console.log(is, [...count].map(([verdict, n]) => `${verdict || 'left out'} ${n}`).join(', '));
