// What strangers typed: the first line answers, two questions get two answers, and what is not known is said.
import { readFileSync } from 'node:fs';
import { mika } from '@calmbridge/domain/child/testing/sample-child';
import { loadModel } from '@calmbridge/reader/node/load-model';
import { expect, test } from 'vitest';
import { wordCount } from '../answer/numbered.ts';
import { answerChat } from '../answer-chat.ts';
import { isEverydayQuestion } from '../pages/everyday-question.ts';
import { ask, replyTo } from '../testing/asks.ts';

const model = await loadModel();
const answer = (message: string, profile: Parameters<typeof ask>[1] = null) =>
  replyTo(ask(message, profile), model);

test.each([
  ['does gluten cause autism? my sister in law keeps sending me articles', /^No\. No food causes autism/],
  ['do vaccines cause it? be honest', /^No\. Vaccines do not cause autism/],
  ['is ABA good or bad', /^It depends on what happens in the room/],
  ['will he be autistic forever', /^Your child will always be autistic, and he will keep learning/],
  ['lining, spinning, no eye contact. should i make him look at me?', /don't make him look/],
  ['Grandad died. Do we take him to the funeral', /^He can take part if he sees beforehand/],
  ['he is 4 and still not talking. will he ever talk?', /^Nobody can promise that, but many children do/],
  ['what do i do DURING a meltdown. right now he is kicking the door', /^Right now: stop talking/],
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
] as const)('[GC2] in "%s" what is said first counts most', async (message, ids) => {
  const { pages, offered } = await answer(message);
  expect(ids.filter((id) => pages.includes(id) || offered.includes(id))).not.toEqual([]);
});

test('[GC12] a passing word is not a second question', async () => {
  expect((await answer('my friend says he needs a haircut, we go by car and bus')).text).not.toContain(
    'You also mention',
  );
});

test.each([
  [
    "I'm a year 2 TA, one of my kids crawls under the table as soon as maths starts",
    'leaving-class',
    /the child/i,
  ],
  ['I am his sister and he keeps coming in my room', 'room-and-privacy', /\bhim\b|\bhe\b|\bhis\b/i],
] as const)('[GC15] who asks is read from "%s"', async (message, page, called) => {
  const { text } = await replyTo({ ...ask(message), page }, model);
  expect(text).toMatch(called);
  expect(text).not.toMatch(/your child/i);
});

test('[GC17] a message that says nothing is asked back, and nothing is made up', async () => {
  for (const message of ['?', 'asdf', 'it doesnt work']) {
    const reply = await answer(message);
    expect(reply, message).toMatchObject({ is: 'asks', choices: [] });
    expect(reply.text).not.toMatch(/^1\. /m);
  }
  for (const message of ['he is left handed could this be from autism', 'which colours do owls see'])
    expect((await answer(message)).is, message).toBe('asks');
});

test('[GC6] food ideas are foods, and keep to the rules', async () => {
  const { text, pages } = await answer(
    'What snack can i bring for the train trip? something he would eat',
    mika,
  );
  expect(pages).toEqual(['food-ideas']);
  expect(text).toMatch(/Try a snack such as \w+/);
  expect(text).not.toMatch(/cheese|yogurt|milk/i);
});

test('[GC4] a comfort thing is used as what it is', async () => {
  const { text } = await answer('his lunch box comes back full', mika);
  expect(text).not.toMatch(/train over the shoulders/);
});

test('[GC18] what is not sure is asked: up to three pages, and something else', async () => {
  const message = 'is it because he is up again?';
  const nearest = ['night-waking', 'early-waking', 'bad-dreams', 'own-bed'].map((id) => ({
    id,
    chance: 0.3,
  }));
  const reply = answerChat(ask(message), new Map([[message, { nearest, none: 0.2 }]]));
  if (reply.is !== 'asks') throw new Error(reply.text);
  expect(reply.text).toMatch(/^Which of these is it\?/);
  expect(reply.choices.length).toBeGreaterThan(1);
  expect(reply.choices.length).toBeLessThanOrEqual(4);
  expect(reply.choices.at(-1)).toEqual({ id: 'else', label: 'Something else' });
  expect((await answer('he hates haircuts')).pages).toEqual(['haircut']);
});

test('[GC19] questions in many voices, held back from the training', async () => {
  const asked = readFileSync(
    new URL('../../../../reader/data/topics/fresh-held.txt', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const read = await Promise.all(
    asked.map(async ([pages = '', message = '']) => ({
      right: pages.split(',').filter((page) => page !== '-'),
      ...(await answer(message)),
    })),
  );
  const isRight = ({ right, pages, offered }: (typeof read)[number]) =>
    pages.length === 0 && offered.length === 0
      ? right.length === 0
      : right.some((page) => pages.includes(page) || offered.includes(page));
  const wrong = read.filter(
    (one) => one.pages.length > 0 && !one.pages.some((page) => one.right.includes(page)),
  );
  expect(read.filter(isRight).length / read.length).toBeGreaterThanOrEqual(0.83);
  expect(wrong.length / read.length).toBeLessThanOrEqual(0.08);
}, 180_000);

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
