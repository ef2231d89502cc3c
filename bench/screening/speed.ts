// How many tokens a second one stream screens, warm. Prints only; nothing fails on a clock.
//   npx tsx bench/screening/speed.ts
import { screenStream } from '@calmbridge/domain/screening/screen-stream';
import { linesOf } from './lines.ts';
import { loadModel } from './model.ts';

const model = loadModel();
const text = linesOf('unsafe')
  .filter((line) => line.label === 'no')
  .map((line) => line.text)
  .join('\n\n');
const charactersPerToken = 4;

for (const round of ['cold', 'warm', 'warm']) {
  const started = process.cpuUsage();
  const stream = screenStream({ use: 'chat', profile: null, origin: 'service' }, model);
  for (let at = 0; at < text.length; at += charactersPerToken)
    stream.push(text.slice(at, at + charactersPerToken));
  stream.end();
  const seconds = process.cpuUsage(started).user / 1e6;
  console.log(
    `${round}: ${Math.round(text.length / charactersPerToken / seconds)} tokens a second of processor time`,
  );
}
