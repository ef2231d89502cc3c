// Questions of the likely pages that come near to a first message stand among the buttons, before the names of pages.
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';

const model = await loadModel();
const girl: ChildProfile = { ...emptyProfile, name: 'Wei', age: '6', gender: 'Female' };
const boy: ChildProfile = { ...emptyProfile, name: 'Harry', age: '5', gender: 'Male' };

const buttons = async (message: string, profile: ChildProfile) => {
  const reply = await readAndAnswer(ask(message, profile), model);
  return reply.is === 'asks' ? reply.choices : [];
};

test.each([
  [
    'My daughter eat only in front of tablet. If I take, she not eat. Doctor say weight ok. It is bad or I can continue?',
    girl,
    /screen/,
  ],
  [
    'Nana here. He calls me the wrong name, he calls me Grandad since Grandad died in May. Should I correct him',
    boy,
    /correct|name/,
  ],
] as const)('[GC81] a question that comes near is there to press: %s', async (message, profile, label) => {
  const [first, ...others] = await buttons(message, profile);
  expect(first?.id).toMatch(/#own-\d+$/);
  expect(first?.label).toMatch(label);
  expect(others.at(-1)?.id).toBe('else');
  const turns = [
    { role: 'user' as const, content: message },
    {
      role: 'assistant' as const,
      content: 'Is that it, or did you mean something else? It’s free to choose:',
    },
  ];
  const pressed = await readAndAnswer(
    { ...ask(first?.label ?? '', profile, turns), page: first?.id ?? '' },
    model,
  );
  expect(pressed.is).toBe('asks');
  expect(pressed.text.split(' ').length).toBeGreaterThan(15);
});

test.each([
  // Told, and nothing asked.
  ['She has a cough and we stayed on the sofa all day with the tablet, it was all right in the end', girl],
  // A long scene comes near to some corner of every page.
  [
    'He got out last spring, only as far as the chickens next door, he was sitting in with them quite content, but it took me twenty minutes to find him and I have not slept right since. I still get up to check the door two or three times a night. How do I stop?',
    boy,
  ],
] as const)('[GC81] and none where nothing is asked, or much is told: %s', async (message, profile) => {
  expect((await buttons(message, profile)).filter(({ id }) => id.includes('#'))).toEqual([]);
});
