import { expect, test } from 'vitest';
import { loadModel } from '../../../node/load-model.ts';
import { crisisLimits, detectCrisis } from '../crisis/crisis.ts';
import { readCrisisLogOdds } from '../crisis/crisis-log-odds.ts';
import { screen } from '../screen.ts';
import { stretchesOf } from './stretches.ts';

const model = await loadModel();

/** A model that counts the texts whose danger is read by their meaning. */
function counting() {
  let asked = 0;
  const counted =
    <Found>(read: (texts: readonly string[]) => Promise<Found>) =>
    (texts: readonly string[]) => {
      asked += texts.length;
      return read(texts);
    };
  const embedder = {
    ...model.embedder,
    crisisChances: counted(model.embedder.crisisChances),
    unsafeChances: counted(model.embedder.unsafeChances),
  };
  return { model: { ...model, embedder }, asked: () => asked };
}

test('[SC25] a plain question is read once, a doubtful one twice', async () => {
  const plain = counting();
  await detectCrisis('What can I put in a lunch box for a picky eater?', plain.model);
  expect(plain.asked()).toBe(0);
  const doubtful = counting();
  await detectCrisis('he has not moved since he had that stuff from under the sink', doubtful.model);
  expect(doubtful.asked()).toBe(1);
});

test('[SC25] a crisis inside a long friendly message is found in its own stretch', async () => {
  const friendly =
    'We had such a lovely week with the new visual timetable and he even helped to lay the table for tea. ';
  const crisis = 'She says she wants to die and she has hidden tablets in her room. ';
  const long = counting();
  expect((await detectCrisis(friendly.repeat(9) + crisis + friendly.repeat(9), long.model)).is).not.toBe(
    'none',
  );
  expect(long.asked()).toBeGreaterThan(0);
  expect(long.asked()).toBeLessThanOrEqual(7);
  expect((await readCrisisLogOdds(friendly.repeat(18), model)).logOdds).toBeLessThan(crisisLimits.unsure);
});

test('[SC29] a message is no likelier a crisis for being long', async () => {
  const everyday = [
    'Any tips for getting him through a haircut? He hates the clippers near his ears.',
    'She lined up all the shoes again and shouted when her brother moved one.',
    'How do I word an email to school about the noise in the corridor?',
    'He only eats beige food and the recipe of the nuggets has changed.',
    'We tried a new bus route and he asked about the old one all evening.',
    'Bedtime takes two hours, and we are all tired by the end of it.',
  ];
  const alone = await Promise.all(
    everyday.map(async (text) => (await readCrisisLogOdds(text, model)).logOdds),
  );
  const long = [...everyday, ...everyday, ...everyday].join(' ');
  expect((await readCrisisLogOdds(long, model)).logOdds).toBeLessThanOrEqual(Math.max(...alone));
});

test('[SC25] of advice, only sentences in doubt are looked at twice', async () => {
  const context = { use: 'chat', profile: null, origin: 'service' } as const;
  const plain = counting();
  await screen(
    'Use the same order every evening. Show the pictures while you say the words.',
    context,
    plain.model,
  );
  expect(plain.asked()).toBe(0);
  const doubtful = counting();
  await screen('A firm hand on the shoulder keeps him in his chair.', context, doubtful.model);
  expect(doubtful.asked()).toBe(1);
});

test('[SC25] stretches hold every character and are never too long', () => {
  const text = `${'One two three four five. '.repeat(60)}${'x'.repeat(1300)} The end.`;
  const stretches = stretchesOf(text);
  expect(stretches.join('')).toBe(text);
  expect(Math.max(...stretches.map((stretch) => stretch.length))).toBeLessThanOrEqual(260);
  expect(stretchesOf('short')).toEqual(['short']);
});
