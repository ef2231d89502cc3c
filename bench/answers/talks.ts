// Replays talks of three turns and prints every answer, to be read as that carer. Danger is screened elsewhere and left out.
// Run: npx tsx bench/answers/talks.ts [number of the talk ...]
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { readAndAnswer } from '@calmbridge/guidebook/chat/read-and-answer';
import { type Talk, talks } from '@calmbridge/guidebook/chat/testing/talks';
import { loadModel } from '@calmbridge/reader/node/load-model';

const model = await loadModel();
const wanted = new Set(process.argv.slice(2).map(Number));

async function answered(message: string, turns: readonly ChatTurn[], page?: string) {
  const ask = { profile: null, carePlan: '', turns, message, ...(page && { page }) };
  return readAndAnswer(ask, model);
}

async function replay({ lines }: Talk, at: number) {
  console.log(`\n## ${at + 1}`);
  const turns: ChatTurn[] = [];
  for (const { message, page } of lines) {
    console.log(`\n> ${message}\n`);
    let reply = await answered(message, turns);
    if (reply.is === 'asks' && reply.choices.length > 0) {
      console.log(`${reply.text}\n[${reply.choices.map(({ label }) => label).join(' | ')}]`);
      const pressed = reply.choices.find(({ id }) => id === page);
      if (pressed) {
        console.log(`> presses ${pressed.label}\n`);
        reply = await answered(message, turns, pressed.id);
        console.log(reply.text);
      }
    } else console.log(reply.is === 'asks' ? `(free) ${reply.text}` : reply.text);
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
  }
}

for (const [at, talk] of talks.entries()) if (wanted.size === 0 || wanted.has(at + 1)) await replay(talk, at);
