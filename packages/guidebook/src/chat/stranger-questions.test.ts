// What strangers typed: the first line answers, two questions get two answers, and what is not known is said.
import { readFileSync } from 'node:fs';
import { mika } from '@calmbridge/domain/child/sample-child';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { wordCount } from './answer.ts';
import { answerChat } from './answer-chat.ts';
import { isEverydayQuestion } from './everyday-question.ts';
import { ask } from './test-asks.ts';

const model = await loadModel();
const answer = (message: string, profile: Parameters<typeof ask>[1] = null) =>
  answerChat(ask(message, profile), model);

test.each([
  ['does gluten cause autism? my sister in law keeps sending me articles', /^No\. No food causes autism/],
  ['do vaccines cause it? be honest', /^No\. Vaccines do not cause autism/],
  ['is ABA good or bad', /^It depends on what is done in the room/],
  ['will he be autistic forever', /^Autism stays; people do not/],
  ['lining, spinning, no eye contact. should i make him look at me?', /do not make him look/],
  ['Grandad died. Do we take him to the funeral', /^Yes, if he can see beforehand/],
  ['he is 4 and still not talking. will he ever talk?', /^Nobody can promise, but many do/],
  ['what do i do DURING a meltdown. right now he is kicking the door', /^Now: stop talking/],
] as const)('[GC16] "%s" is answered in the first line', async (message, first) => {
  const { text } = await answer(message);
  expect(text).toMatch(first);
  expect(wordCount(text)).toBeLessThanOrEqual(260);
});

test.each([
  ['screams in supermarket, people stare, i cry in the car', ['supermarket', 'stares']],
  ['runs off in car parks. reins look bad on a six year old', ['running-off']],
  ['she has no friends and eats lunch in the toilets', ['friends']],
  ['what do i do when he laughs uncontrollably at 2am', ['night-waking']],
] as const)('[GC2] in "%s" what is said first counts most', async (message, ids) =>
  expect(ids).toContain((await answer(message)).topic),
);

test('[GC12] a word that only comes along is no second question', async () => {
  expect((await answer('my friend says he needs a haircut, we go by car and bus')).text).not.toContain(
    'You also mention',
  );
});

test('[GC15] who asks is read from the message', async () => {
  expect(
    (await answer("I'm a year 2 TA, one of my kids crawls under the table as soon as maths starts")).text,
  ).toMatch(/the child/i);
  expect((await answer('I am his sister and he keeps coming in my room')).text).not.toMatch(/your child/i);
  expect((await answer('My grandson will not eat at our house')).text).toMatch(/your grandson/i);
});

test('[GC17] a message that says nothing is asked back, and nothing is made up', async () => {
  for (const message of ['?', 'asdf', 'it doesnt work']) {
    const { text, topic } = await answer(message);
    expect(topic).toBe(null);
    expect(text).not.toMatch(/^1\. /m);
  }
  for (const message of ['he is left handed could this be from autism', 'which colours do owls see']) {
    const { text, topic } = await answer(message);
    expect(topic, message).toBe(null);
    expect(text).toMatch(/^I do not know that/);
  }
});

test('[GC6] food ideas are foods, and keep to the rules', async () => {
  const { text, topic } = await answer(
    'What snack can i bring for the train trip? something he would eat',
    mika,
  );
  expect(topic).toBe('food-ideas');
  expect(text).toMatch(/Try a snack such as \w+/);
  expect(text).not.toMatch(/cheese|yogurt|milk/i);
});

test('[GC4] a comfort thing is used as what it is', async () => {
  const { text } = await answer('his lunch box comes back full', mika);
  expect(text).not.toMatch(/train over the shoulders/);
});

test('[GC18] a doubtful guess says so, a plain one does not', async () => {
  const doubt =
    /^I am not sure that I have understood you\. I take it to be about .+; if you mean .+ or .+, say so\./;
  expect((await answer('she only answers my sister')).text).toMatch(doubt);
  expect((await answer('he hates haircuts')).text).not.toMatch(doubt);
});

test('[GC19] what was learned knows every topic', () => {
  expect(model.topics.labels.toSorted()).toEqual(['-', ...topics.map(({ id }) => id)].toSorted());
});

test('[GC19] questions in many voices, held back from the training', async () => {
  const asked = readFileSync(new URL('../../../reader/data/topics/fresh-held.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const read = await Promise.all(
    asked.map(async ([pages = '', message = '']) => ({
      pages: pages.split(','),
      ...(await answer(message)),
    })),
  );
  const right = read.filter(({ pages, topic }) => pages.includes(topic ?? '-'));
  const wrong = read.filter(
    ({ pages, topic, text }) => topic !== null && !pages.includes(topic) && !text.startsWith('I am not sure'),
  );
  expect(right.length / read.length).toBeGreaterThanOrEqual(0.8);
  expect(wrong.length / read.length).toBeLessThanOrEqual(0.08);
}, 60_000);

test('[GC20] a short everyday question is known for one', async () => {
  for (const message of [
    'new glasses on monday, eye patch too',
    'he hates haircuts',
    'my son cant tie laces he is 12',
  ])
    expect(await isEverydayQuestion(message, model), message).toBe(true);
  for (const message of [
    'he ran away',
    'she hits herself',
    'i am so tired',
    'it was him',
    `he hates haircuts. ${'Then something else happened that I cannot put in words. '.repeat(2)}`,
  ])
    expect(await isEverydayQuestion(message, model), message).toBe(false);
});
