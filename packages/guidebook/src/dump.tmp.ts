import { readFileSync, writeFileSync } from 'node:fs';
import { loadModel } from '../../reader/node/load-model.ts';
import { readEmbedded } from '../../reader/src/entries/entry-reader.ts';
import { candidatesFor } from '../../reader/src/entries/candidates.ts';
import { topicLikelihoods } from '../../reader/src/meaning/topic-reader.ts';
import { rankTopics } from './chat/pages/find-topic.ts';
import { stemsSaid } from './chat/pages/words-said.ts';
import { bodyOf } from './chat/message/texts-to-read.ts';
const items = readFileSync('/work/main/gpu/eval.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l)).filter((e) => e.task === 'page');
for (const l of readFileSync('/work/wt/more/n1eval.jsonl', 'utf8').trim().split('\n')) items.push(JSON.parse(l));
const model: any = await loadModel();
const out: string[] = [];
for (const e of items) {
  const body = bodyOf(e.text);
  const [m] = await model.embedder.embed([body]);
  if (!m) continue;
  const cand = new Map(candidatesFor(model.entries.page, body, m).map((c: any) => [c.id, c.features]));
  const read = topicLikelihoods(model.topics, stemsSaid(body, model.vectors), m);
  const place = new Map(model.topics.labels.map((id: string, at: number) => [id, at]));
  const ranked = rankTopics(body, model.vectors);
  const all = ranked.map(({ topic, score, phraseScore }: any) => ({ id: topic.id, score, phraseScore, read: Math.max(-12, read[(place.get(topic.id) as number) ?? -1] ?? -12), f: cand.get(topic.id) ?? null }));
  const none = read.at(-1);
  const keep = new Set([...all.toSorted((a, b) => b.score - a.score).slice(0, 8), ...all.toSorted((a, b) => b.read - a.read).slice(0, 8), ...all.filter((a) => a.f)]);
  out.push(JSON.stringify({ set: e.set, writer: e.writer, text: e.text, ok: e.ok, none, c: [...keep] }));
}
writeFileSync('/tmp/dump.jsonl', out.join('\n'));
