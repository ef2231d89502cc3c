// A reviewer's command: requests in, answers out, one JSON object a line, through the writer and the screens the server
// uses. Nothing is stored and nobody is charged.
import { createInterface } from 'node:readline';
import { chooseWriter } from '#adapters/assistant/choose-writer';
import { createSafety } from '#adapters/assistant/create-safety';
import { readHere } from '#adapters/reading/read-here';
import { answerRequest } from '#features/assistant/answer-request';
import { configOrExit } from './start.ts';

const config = configOrExit();
const clock = { now: () => new Date() };
const tools = {
  writer: chooseWriter({ config, clock }, readHere),
  safety: createSafety(readHere),
  reading: readHere,
  clock,
};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  process.stdout.write(`${JSON.stringify(await answerRequest(tools, line))}\n`);
}
