// What only an unsure reply looks at is read only then.
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { bodyWithFirst } from './message/texts-to-read.ts';
import { readAndAnswer } from './read-and-answer.ts';
import { ask } from './testing/asks.ts';

test('[GC48] a later turn that is sure reads its own message; one that is not reads it with the first, too', async () => {
  const model = await loadModel();
  const read: string[] = [];
  const noted = {
    ...model,
    embedder: {
      ...model.embedder,
      embed: async (texts: readonly string[]) => {
        read.push(...texts);
        return model.embedder.embed(texts);
      },
    },
  };
  const first = ask('how do I cut his hair, he screams');
  const answer = await readAndAnswer(first, noted);
  const turns = [
    { role: 'user' as const, content: first.message },
    { role: 'assistant' as const, content: answer.text },
  ];
  const sure = ask('is it ok to cut it while he sleeps?', null, turns);
  expect((await readAndAnswer(sure, noted)).text).toMatch(/^Better not\./);
  expect(read).not.toContain(bodyWithFirst(sure));
  const unsure = ask('would my uncle from Leeds like that?', null, turns);
  expect(await readAndAnswer(unsure, noted)).toMatchObject({ is: 'asks' });
  expect(read).toContain(bodyWithFirst(unsure));
});
