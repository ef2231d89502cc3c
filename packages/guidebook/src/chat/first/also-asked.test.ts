import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { secondMatter } from '../message/second-matter.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import type { PageReading } from '../pages/page-reading.ts';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';

const reading = (chances: Record<string, number>): PageReading => ({
  nearest: [
    ...Object.entries(chances).map(([id, chance]) => ({ id, chance })),
    ...topics.filter(({ id }) => !(id in chances)).map(({ id }) => ({ id, chance: 0.01 })),
  ],
});
const reply = (message: string, read: (text: string) => PageReading) => {
  const given = ask(message);
  return answerChat(given, new Map(textsToRead(given).map((text) => [text, read(text)])));
};

test.each([
  [
    'He counts the stairs. Should we interrupt or not? Also, is six days too long without his mother?',
    'is six days too long without his mother',
  ],
  [
    'What do I bring to the clinic? And he won’t speak to strangers, will they count it as a wasted visit',
    'he won’t speak to strangers, will they count it as a wasted visit',
  ],
  [
    'She is Ash now. My mum will NOT get it. also they’ve stopped eating anything that crunches',
    'they’ve stopped eating anything that crunches',
  ],
  ['How do I start? And what do I do then?', ''],
  ['Are period pants better for sensory kids? And how many would we need for school', ''],
  ['He screams at the barber. And he hits. What do I do?', ''],
  ['How do I cut his hair? Also sorry for the long message', ''],
])('[GC68] what is asked or told beside the first matter: %s', (message, matter) => {
  expect(secondMatter(message)).toBe(matter);
});

test('[GC68] a second matter is named under what is shown, with its page to press, or to be asked by itself', () => {
  const message = 'scissors near the ears and it is all over. Also, is six days too long without his mother?';
  const isPart = (text: string) => text.startsWith('is six days');
  const led = reply(message, (text) => reading(isPart(text) ? { 'parent-away': 0.8 } : { haircut: 0.7 }));
  if (led.is !== 'asks') throw new Error(led.text);
  expect(led.preview).toMatch(
    /You also wrote: “is six days too long without his mother”\. For that, press “A parent away or in prison”\.$/,
  );
  expect(led.choices.map(({ id }) => id)).toEqual(['haircut', 'parent-away', 'else']);
  const open = reply(message, (text) => reading(isPart(text) ? { 'parent-away': 0.3 } : { haircut: 0.7 }));
  expect(open.is === 'asks' && open.preview).toMatch(/I have not answered that here\. Send it by itself/);
  const same = reply(message, () => reading({ haircut: 0.7 }));
  expect(same.is === 'asks' && same.preview).not.toMatch(/You also wrote/);
});

test('[GC68] what a page that is shown surely answers is answered under the carer’s words, and never first', async () => {
  const model = await loadModel();
  const found = await readAndAnswer(
    ask(
      'He will only eat the biscuits from the blue packet and they have changed the packet. Any tricks? Also is milk enough for a day or two',
    ),
    model,
  );
  const text = `${found.is === 'asks' ? (found.preview ?? '') : ''}${found.text}`;
  expect(text).not.toMatch(/^That is a question for the doctor/);
  expect(text).toMatch(/That is a question for the doctor or a nurse line/);
});
