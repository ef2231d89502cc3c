// What screening costs of processor time: a token and a sentence of a stream, and the crisis check of a message. Prints
// only; nothing fails on a clock.
//   npx tsx bench/screening/speed.ts

import { loadForgetfulModel } from '@calmbridge/reader/node/load-model';
import { detectCrisis } from '@calmbridge/reader/screening/crisis/crisis';
import { screenStream } from '@calmbridge/reader/screening/screen-stream';
import { sentencesOf } from '@calmbridge/reader/screening/sentences';
import { linesOf } from '@calmbridge/reader/train/screening/lines';

const model = await loadForgetfulModel();
const text = linesOf('unsafe')
  .filter((line) => line.label === 'no')
  .map((line) => line.text)
  .join('\n\n');
const messages = linesOf('ordinary').map((line) => line.text);
const charactersPerToken = 4;
const sentences = sentencesOf(text).length;

async function secondsOf(act: () => Promise<void>): Promise<number> {
  const started = process.cpuUsage();
  await act();
  return process.cpuUsage(started).user / 1e6;
}

async function screenAll() {
  const stream = screenStream({ use: 'chat', profile: null, origin: 'service' }, model);
  for (let at = 0; at < text.length; at += charactersPerToken)
    await stream.push(text.slice(at, at + charactersPerToken));
  await stream.end();
}

for (const round of ['cold', 'warm', 'warm']) {
  const screening = await secondsOf(screenAll);
  const checking = await secondsOf(async () => {
    for (const message of messages) await detectCrisis(message, model);
  });
  console.log(
    `${round}: ${Math.round(text.length / charactersPerToken / screening)} tokens a second of processor time, ` +
      `${Math.round((1e6 * screening) / sentences)} µs a sentence; crisis check ${Math.round((1e6 * checking) / messages.length)} µs a message`,
  );
}
