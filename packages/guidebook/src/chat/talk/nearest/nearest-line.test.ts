// What the page has is said before it is said that there is no sure answer.
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { readAndAnswer } from '../../read-and-answer.ts';
import { ask } from '../../testing/asks.ts';

const answerTo = async (first: string, page: string, message: string) => {
  const turns = [
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: page },
  ];
  return readAndAnswer(ask(message, null, turns), await loadModel());
};

test('a question that two readings lead to the same line is answered by it', async () => {
  const reply = await answerTo(
    'my son 4 wees behind the sofa, how do I get him to use the toilet',
    '1. **Sit clothed first.** One minute with a book.\n2. **Show the whole path.** Six pictures at eye level.',
    'he always wees in the same corner. do I block that corner off or put a potty there?',
  );
  expect(reply.text).toMatch(/Put a potty or a pad exactly there/);
});

test('a near line meant for others is not an answer and is not shown', async () => {
  const reply = await answerTo(
    'foster lad of 10 hides food in his bedroom, sandwiches behind the radiator',
    '1. **Give a box.** With a lid.\n2. **Show the next meal.** A strip.',
    'nobody is hurting him. i just want to know how to handle the sandwiches',
  );
  expect(reply.text).not.toMatch(/^To school:/m);
});
