import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { correctionIn } from './message/correction.ts';
import { deniedIn } from './message/denied.ts';
import { protests } from './message/protest.ts';
import { readAndAnswer } from './read-and-answer.ts';
import { ask } from './testing/asks.ts';

test('said already, not felt, and what is asked in fact', () => {
  for (const message of [
    'No I am not glad! He is laughing and it is dangerous.',
    'yeah you said that already. what else',
    'getting in is fine as I said',
    'you told me that twice, told me that before',
  ])
    expect(protests(message), message).toBe(true);
  expect(protests('no it is not the socks')).toBe(false);
  expect(correctionIn("it's the morning i'm asking about. what do staff do at 8am")).toBe(
    'the morning. what do staff do at 8am',
  );
});

test('a protest is met with one apology, and never with the same buttons', async () => {
  const model = await loadModel();
  const first = 'will my son of 19 lose his money if he starts a job, he wants to work in a shop';
  const turns = [
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: '1. **Try before applying.** Two hours a week as a volunteer.' },
    { role: 'user' as const, content: 'is his uncle right that it all stops' },
    {
      role: 'assistant' as const,
      content:
        'I don’t have a sure answer to that, and I won’t guess. Here’s what I do have. Is it one of these? It’s free to choose:',
    },
  ];
  const reply = await readAndAnswer(
    ask('you said that already!! will the uncle be right, yes or no', null, turns),
    model,
  );
  expect(reply.text).toMatch(/^Sorry, I got that wrong\./);
  const choices = 'choices' in reply ? reply.choices : [];
  expect(choices.filter(({ id }) => /#(?:more|why|may-i|when|option-\d)/.test(id))).toEqual([]);
});

test('what a page is about, asked after again, gets what the page has left', async () => {
  const model = await loadModel();
  const turns = [
    { role: 'user' as const, content: 'combing hurts my granddaughter, her hair is full of knots' },
    {
      role: 'assistant' as const,
      content:
        '1. **Hold the hair above the knot.** Your fist takes the pull.\n2. **Start at the tips.** Two centimetres.',
    },
  ];
  const reply = await readAndAnswer(
    ask('as I said it is the knots, what can I do about the combing?', null, turns),
    model,
  );
  expect(reply.is).toBe('answer');
  expect(reply.text).toMatch(/^Sorry, I got that wrong\./);
});

test('a name of what the page is about, not believed, turns it down', () => {
  expect(deniedIn('i dont think its ocd love, i think hes grieving.')).toEqual({
    things: ['ocd'],
    instead: 'i think hes grieving.',
  });
});
