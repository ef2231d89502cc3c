// Writes what carers ask the guidebook's chat as ordinary messages for the crisis check: ordinary-topics.txt has the topics'
// own asks, everyday-topics.txt those and all questions of data/topics that may be learned. What may be more than a
// question (marked "!" there) is left out.
//   npx tsx packages/reader/train/screening/topic-asks.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { dataFolder } from '../assets.ts';
import { type Question, questionsIn } from '../topics/questions.ts';

const asked = ['asks-written', 'strangers-seen', 'fresh-seen']
  .flatMap(questionsIn)
  .filter(({ mayBeDanger }) => !mayBeDanger);
write('ordinary-topics.txt', []);
write('everyday-topics.txt', asked);

function write(name: string, questions: readonly Question[]) {
  const seen = new Set<string>();
  const linesOf = (messages: readonly string[]) =>
    messages
      .map((message) => message.trim())
      .filter((message) => !seen.has(message.toLowerCase()) && seen.add(message.toLowerCase()))
      .map((message) => `no ${message}`);
  const messagesOn = (id: string | undefined) =>
    questions.filter(({ pages }) => pages[0] === id).map(({ message }) => message);
  const lines = topics.flatMap(({ id, asks }) => [`# topic ${id}`, ...linesOf([...asks, ...messagesOn(id)])]);
  const others = linesOf(messagesOn(undefined));
  const head = "# What carers ask the guidebook's chat, written by train/screening/topic-asks.ts.";
  const text = [head, ...lines, ...(others.length > 0 ? ['# no topic', ...others] : [])].join('\n');
  writeFileSync(join(dataFolder('screening'), name), `${text}\n`);
  console.log(`${name}: ${seen.size} messages of ${topics.length} topics`);
}
