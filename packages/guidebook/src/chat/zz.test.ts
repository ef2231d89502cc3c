import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { test } from 'vitest';
import { readRefusal } from './answer/read-refusal.ts';
import { refusalIn } from './answer/refusals.ts';
import { wishIn } from './message/wish.ts';
import { readAndAnswer } from './read-and-answer.ts';
import { ask } from './testing/asks.ts';

const model = await loadModel();
test('x', async () => {
  let out = '';
  for (const l of readFileSync('/tmp/c7/neigh.txt', 'utf8').trim().split('\n')) {
    const r = await readRefusal(l, model);
    const c = (await model.embedder.refusalChances([l]))[0]!;
    out += `${l}\t${r}\tnone=${c[0]!.toFixed(2)}\twords=${refusalIn(l, r)?.id}\twish=${wishIn(l) !== ''}\t${(await readAndAnswer(ask(l), model)).text.slice(0, 60).replace(/\n/g, ' ')}\n`;
  }
  for (const set of ['strangers', 'held'])
    for (const l of readFileSync(
      join(import.meta.dirname, `../../../reader/data/refusals/${set}.jsonl`),
      'utf8',
    )
      .trim()
      .split('\n')) {
      const { text, want } = JSON.parse(l);
      const c = (await model.embedder.refusalChances([text]))[0]!;
      const r = await readRefusal(text, model);
      if (want === 'no' && 1 - c[0]! < 0.65 && 1 - c[0]! >= 0.3 && refusalIn(text, r) === undefined)
        out += `MID\t${(1 - c[0]!).toFixed(2)}\t${r}\t${text}\n`;
    }
  writeFileSync('/tmp/c7/neigh.out', out);
}, 200000);
