import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { correctionIn } from './message/correction.ts';
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
        'I have no sure answer to that, and I won’t guess. This I have; is it one of these? It’s free to choose:',
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
