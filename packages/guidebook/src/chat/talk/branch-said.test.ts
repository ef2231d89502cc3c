// An answer to the page's own question is taken by the whole message, not by one of its words.
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { affirmed } from '../message/affirmed.ts';
import { branchFor } from '../pages/branch.ts';
import { topicOf } from '../pages/page-reading.ts';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';

const turnsOf = (said: string, answer: string) => [
  { role: 'user' as const, content: said },
  { role: 'assistant' as const, content: answer },
];

test('what is no trouble is no answer, unless that is what was asked', () => {
  const bath = topicOf('bath');
  expect(affirmed('She gets in the bath fine, loves the water. It’s the hair')).toBe(" It's the hair");
  expect(bath && branchFor(bath, 'no trouble with getting in, it is the hair')?.say).toMatch(/head up/);
  const rituals = topicOf('rituals');
  expect(rituals && branchFor(rituals, 'he likes it')?.say).toMatch(/pleasure/);
  expect(affirmed('he says he forgets but i think he can’t be bothered')).not.toContain('forgets');
});

test('one word that seems to answer does not keep a message that is about another page', async () => {
  const model = await loadModel();
  const first =
    'My granddaughter comes to me on Saturdays, she is 9. She screams when I wash her hair. It is getting matted.';
  const page = `1. **Warm the room and the towel.** Stepping out into cold air is often the worst part.\n2. **Fill the tub before she comes in.** No running tap.\n\nWhich part starts it: getting in, the hair, or getting out?`;
  const reply = await readAndAnswer(
    ask(
      'She gets in the bath fine, loves the water. It’s the hair only. And the combing after, she says it hurts',
      null,
      turnsOf(first, page),
    ),
    model,
  );
  expect(reply.text).toMatch(/Hold the hair above the knot|Keep her face dry/);
  expect(reply.text).not.toMatch(/Warm the room/);
});

test('what a page is about, turned down, leaves no branch of it', async () => {
  const model = await loadModel();
  const page = `1. **Sort the rituals into three groups.** Leave the harmless ones.\n2. **Make his days easier first.** Less noise.\n\nWhat happens in his body if it is left half done: fear, or only annoyance?`;
  const turns = turnsOf('my brother is 27 and won’t let me move anything in the house since mum died', page);
  const reply = await readAndAnswer(
    ask(
      'Fear I think. He goes white and paces. It’s not really rituals tho, its that everything was mums.',
      null,
      turns,
    ),
    model,
  );
  expect(reply.text).not.toMatch(/OCD|specialist/);
  const choices = 'choices' in reply ? reply.choices : [];
  expect(choices.map(({ id }) => id).join()).not.toMatch(/rituals#/);
});
