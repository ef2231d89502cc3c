// How well it is told whether a first message asks a question that a page knows: what readers said of the answer that is given first to the held messages
// of `answer-pairs.jsonl`, and of the questions there are to press where none is. Answers written since are not judged.
// Run: npx tsx bench/relevance/near-questions.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAndAnswer } from '@calmbridge/guidebook/chat/read-and-answer';
import type { ChatReply } from '@calmbridge/guidebook/chat/replies';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { loadModel } from '@calmbridge/reader/node/load-model';

type Judged = {
  set: string;
  line: number;
  held?: boolean;
  answers: [page: string, asked: string, label: number][];
};

const folder = join(import.meta.dirname, '../../packages/reader/data/natural');
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
const judged = linesOf('answer-pairs.jsonl')
  .map((line): Judged => JSON.parse(line))
  .filter(({ held }) => held);

const model = await loadModel();
const first = new Map<string, number>();
const pressed = new Map<string, number>();
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const said = ['neither', 'of use', 'answered'];

for (const { set, line, answers } of judged) {
  const { text }: { text: string } = JSON.parse(linesOf(`${set}.jsonl`)[line - 1] ?? '');
  const reply = await readAndAnswer({ profile: null, carePlan: '', turns: [], message: text }, model);
  const shown = shownOf(reply).slice(0, 60);
  const known = answers.map(([page, asked, label]) => ({ ...questionOf(page, asked), label }));
  const given = known.find(({ say }) => say !== '' && startsAs(shown, say));
  const hasOne = answers.some(([, , label]) => label === 2);
  count(first, given ? said[given.label]! : hasOne ? 'not given, though there is one' : 'none to give');
  if (reply.is !== 'asks') continue;
  for (const { id } of reply.choices.filter((choice) => choice.id.includes('#own-')))
    count(pressed, said[known.find((one) => one.id === id)?.label ?? -1] ?? 'not judged');
}
console.log('first:', Object.fromEntries(first));
console.log('to press:', Object.fromEntries(pressed));

function questionOf(page: string, asked: string) {
  const own = topics.find(({ id }) => id === page)?.own ?? [];
  const at = own.findIndex((one) => one.asked.includes(asked));
  return { id: `${page}#own-${at}`, say: own[at]?.say ?? '' };
}

function shownOf(reply: ChatReply): string {
  return (reply.is === 'asks' && reply.preview) || reply.text;
}

/** As far as both have nothing to be filled in. */
function startsAs(shown: string, say: string): boolean {
  const plain = say.slice(0, 60).split('{')[0] ?? '';
  return plain.length >= 12 && shown.replace(/[“”]/g, '"').startsWith(plain.replace(/[“”]/g, '"'));
}
