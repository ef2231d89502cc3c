// What is asked about Calmbridge itself, by nearness to questions that we know.
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { aboutCalmbridge } from '#generated/about-calmbridge';
import { askedOfCalmbridge } from '../about-calmbridge.ts';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';
import { saidOfCalmbridge } from './answers.ts';

const reply = async (message: string) => readAndAnswer(ask(message), await loadModel());

test.each([
  [
    'Is there any way to change his date of birth in here? I put 2015 and it should be 2016.',
    'childs-details',
  ],
  ['Can my husband use this on his phone as well, same account, or does he need his own?', 'second-carer'],
  ['Just wondering are the things I type here seen by the school', 'who-reads'],
  ['is there a dark mode on this, the white screen wakes him when im lying next to him', 'dark-mode'],
  ['Do you remember what I wrote last time or do I start over each time?', 'remembers'],
  ['How do I cancel? I don’t want it taking money out next month.', 'no-subscription'],
  ['has an actual OT checked any of this', 'who-wrote'],
  ['Can I talk to it instead of typing, my hands are full', 'dictating'],
  ['I want to close my account, how?', 'delete-account'],
  ['need to change the email i log in with', 'e-mail'],
])('[GC75] what is asked about Calmbridge is answered by what is so, and free: %s', async (message, id) => {
  expect(await reply(message)).toMatchObject({ is: 'asks', choices: [], text: saidOfCalmbridge(id) });
});

test('[GC75] each wording that is written down finds its own answer, with a question mark and without', async () => {
  const { embedder } = await loadModel();
  const lost: string[] = [];
  for (const { id, asked } of aboutCalmbridge)
    for (const text of asked.flatMap((one) => [one, `${one.replace(/\W+$/, '')}?`])) {
      const read = await askedOfCalmbridge({ message: text, turns: [] }, embedder, 0);
      if (read?.id !== id || !read.isSure) lost.push(`${id}: ${text} (${read?.id ?? 'none'})`);
    }
  expect(lost).toEqual([]);
});

const ofUs = new Set(aboutCalmbridge.map(({ id }) => saidOfCalmbridge(id)));
test.each([
  'the school reads his phone every break and he is furious',
  'she changed the password on the iPad and now nobody can get in, how do I stop her doing that',
  'can he use AAC on his phone',
  'does his social worker get to see the report',
  'How do I send him to school when he’s this tired',
  'Could his dad have him on Wednesdays too so it’s the same both weeks',
  'he keeps deleting my apps',
  'no sound comes out when he tries to say mum',
  'My ex can read my messages and he beats me when he finds something.',
  'Can school share what I say with social services?',
  'Can my ex see my messages?',
  'Does the teacher read my messages?',
  'Will the doctor keep my information private from his dad?',
  'We got the diagnosis letter this morning. Level 2. I thought I’d cry but I went and mowed the yard. Do I tell his preschool today or wait?',
])('[GC75] what only sounds like it is none: %s', async (message) => {
  const { text } = await reply(message);
  expect([...ofUs].some((one) => text.includes(one))).toBe(false);
});

test('[GC75] the thing that is told later in a talk is not Calmbridge', async () => {
  const said =
    "It's not that she's rough. The thing is I need my husband to say it, it's his mother. How do I get him to back me up?";
  const turns = [
    { role: 'user' as const, content: 'My mother-in-law says Sofia just needs discipline' },
    { role: 'assistant' as const, content: 'Try one sentence, on a calm day when she is not there.' },
  ];
  const { text } = await readAndAnswer(ask(said, null, turns), await loadModel());
  expect([...ofUs].some((one) => text.startsWith(one))).toBe(false);
});

test('[GC75] what is only likely to be meant is told behind an "if"', async () => {
  const { text } = await reply('I got a new phone and my stories aren’t there');
  expect(text.startsWith(`If you mean Calmbridge itself: ${saidOfCalmbridge('other-device')}`)).toBe(true);
});

test('[GC75] what else is asked is answered behind it', async () => {
  const { text } = await reply(
    'How do I print the picture cards from here? And how do I cut his hair, he screams?',
  );
  expect(text.startsWith(saidOfCalmbridge('printing'))).toBe(true);
  expect(text.length).toBeGreaterThan(saidOfCalmbridge('printing').length + 100);
});

test('[GC75] prices and limits are filled in, and every answer is whole', () => {
  for (const text of ofUs) expect(text).not.toMatch(/[{}]/);
  expect(saidOfCalmbridge('price')).toContain('10 credits for $9.95 (bronze)');
});
