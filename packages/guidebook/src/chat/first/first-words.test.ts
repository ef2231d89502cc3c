// What the first words of a first answer are: by the question itself, by who is to be told, by the choice that is put, by who asks.
import { loadModel } from '@calmbridge/reader/node/load-model';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { straightAnswer } from '../answer/first-sentence.ts';
import { namesMedicine } from '../message/medicine-words.ts';
import { questionsIn } from '../message/two-questions.ts';
import { readAsked } from '../pages/asked-nearness.ts';
import { readAndAnswer } from '../read-and-answer.ts';
import { ask } from '../testing/asks.ts';
import { eitherOr } from './either-or.ts';
import { whomTold } from './whom-told.ts';

const model = await loadModel();
const on = async (page: string, message: string) =>
  (await readAndAnswer({ ...ask(message), page }, model)).text;

test.each([
  ['grandad keeps saying look at me when he talks. what do i say to him', 'family'],
  ['woman in the shop told me to control him, what do i say to people like that', 'strangers'],
  ['how do i tell the other mum we are leaving early', 'parents'],
  ['what should I tell the receptionist', 'health'],
  ['how do i explain death to him, grandad is dying', null],
  ['kids next door call him weird, what do i tell my son', null],
  ['his mommy is hurt and says I must not. What should I say to ma’am?', 'partner'],
  ['what do I say to the plumber', 'somebody'],
  ['how do I explain it to his little sister', 'children'],
  ['nursery say he must be dry by september what do i tell them', 'school'],
  ['what do i say to my boss about it', 'work'],
  ['what do i say to him when he screams', null],
  ['what do I say to her', null],
] as const)('[GC54] who is to be told: %s', (message, whom) => expect(whomTold(message)).toBe(whom));

test('[GC54] words for somebody else are for them, and are not those for the child', async () => {
  const said = await on(
    'meltdown',
    'how do i explain a meltdown to my mother in law, she thinks he is spoilt',
  );
  expect(said).toMatch(/^You could say: "[^"]*kettle/);
  expect(said).not.toMatch(/^Say as little/);
  const none = await on('toe-walking', 'what do i say to my boss about the toe walking');
  expect(await on('toe-walking', 'a woman in the shop keeps staring, what do i say to her')).toMatch(
    /^A line for strangers that always works: "/,
  );
  expect(none).toMatch(/^I don’t have ready words for work here\. The reason, to put/);
});

test('[GC54] forty pages and more have words for others, none of them unsafe to say', () => {
  const written = topics.filter(({ wordsFor }) => wordsFor !== undefined);
  expect(written.length).toBeGreaterThanOrEqual(40);
  for (const { id, wordsFor = {} } of written)
    for (const say of Object.values(wordsFor)) {
      expect(say, id).toMatch(/^"[^"]+"$/);
      expect(findUnsafe(say), id).toEqual([]);
    }
});

test.each([
  ['shoes off at the door or let him keep them on?', true],
  ['ignore it or step in?', true],
  ['do I pull over or keep driving when he screams', true],
  ['force him in or keep him home?', true],
  ['let her wear pjs to nursery or fight it', true],
  ['is he being rude or is it autism?', true],
  ['should I worry or not?', false],
  ['would a chew necklace work or will he get teased?', false],
  ['is it ok to ask for the room with no flicker or is that petty', false],
  ['how do I stop or slow this down?', false],
  ['he eats two or three foods, what can I do?', false],
  ['he screams or throws things', false],
] as const)('[GC55] a choice between two: %s', (message, is) => expect(eitherOr(message) !== null).toBe(is));

test('[GC55] one of the two is taken where the page takes it', async () => {
  expect(await on('screens', 'do i take the tablet away or let him finish his film?')).toMatch(
    /^Let (?:him|them) finish/,
  );
  expect(await on('homework', 'do i make him finish or do we just stop')).toMatch(/^Let it go/);
});

test('[GC55] where the page has no line for the choice, that is said before its opening', async () => {
  for (const [page, message] of [
    ['bedwetting', 'red box or a blue box for it?'],
    ['supermarket', 'begin at the entrance or at the tills?'],
  ] as const)
    expect(await on(page, message), page).toMatch(
      /^I don’t have a sure answer to exactly that\. What I can say about [\p{L}, ]+: \p{Lu}/u,
    );
  const said = await on('blood-test', 'blood test tomorrow. should I tell her tonight or in the car');
  expect(said).not.toMatch(/^(?:Yes|I don’t have)/);
});

test('[GC56] the first words of a first answer are those of the page’s own question', async () => {
  expect(await on('few-foods', 'can i hide vegetables in his pasta sauce?')).toMatch(
    /^(?:Better not|It depends|Give)/,
  );
  expect(await on('screens', 'does screen time cause autism')).toMatch(/^No\. Autism begins before birth/);
  expect(await on('toilet-training', 'how long will it take him to be trained?')).toMatch(
    /^It takes between some weeks/,
  );
  expect(await on('friends', 'should i be worried that she plays alone at 7')).not.toMatch(/^(?:Yes|No)\b/);
  expect(await on('nails', 'how many nails should i do?')).toMatch(/^I don’t have a sure answer|^One/);
  expect(await on('own-bed', 'is he scared of the dark?')).toMatch(/^I can’t tell that from here/);
});

test('[GC57] who asks about their own life reads what is for grown-ups, and of no child', async () => {
  for (const message of [
    'i am 34 and autistic, i can not stand the vacuum cleaner',
    'autistic adult here, the vacuum cleaner hurts. what can i do',
    'i was diagnosed in March and noise at work is too much',
  ]) {
    const said = await on('loud-noises', message);
    expect(said, message).toMatch(/^You are not oversensitive/);
    expect(said, message).not.toMatch(/\b(?:your child|they|them|their)\b/i);
  }
  expect(await on('meltdown', 'my own meltdowns scare my kids')).toMatch(/^Your own meltdowns are overload/);
  expect(await on('meltdown', 'I’m autistic too, and my son has meltdowns')).not.toMatch(/^Your own/);
  for (const { id, forYourself } of topics)
    if (forYourself)
      expect(`${forYourself.say} ${forYourself.steps.map(({ text }) => text).join(' ')}`, id).not.toMatch(
        /\{(?:[Nn]ame|[Hh]e|[Hh]im|[Hh]is)\}|your child/,
      );
});

test('[GC56] what means the same as a question of the page opens with its answer, also where the page is only likely', async () => {
  const message = 'how do i get him to wear deodorant';
  const { how = '' } = topics.find(({ id }) => id === 'hygiene')?.firstBy ?? {};
  expect((await on('hygiene', message)).slice(0, 20)).not.toBe(how.slice(0, 20));
  const readings = new Map([[message, { nearest: [{ id: 'hygiene', chance: 0.7 }] }]]);
  expect((await readAsked(ask(message), readings, model.embedder)).get(message)?.has('hygiene?0')).toBe(true);
});

test('[GC12] words for what was told are no second question', () => {
  expect(questionsIn('We fly to Canada in three weeks. What should I tell him and when?')).toEqual([]);
  expect(questionsIn('Dad is selling the house he grew up in. When do we tell him?')).toEqual([]);
  expect(questionsIn('He wakes at three every night now. How long does it take?')).toEqual([]);
  expect(questionsIn('She bites at bedtime. And what do I tell her about the baby?')).toHaveLength(2);
});

test('[GC57] a page that is only for children says so', async () => {
  const said = await on('dummy', 'i am 40 and autistic and need a dummy to sleep');
  expect(said).toMatch(/is about children(?:, and not much|\. This applies)/);
});

test('[GC5] what is for grown-ups says nothing that must never be said', () => {
  for (const { id, forYourself } of topics)
    for (const text of [forYourself?.say ?? '', ...(forYourself?.steps ?? []).map((step) => step.text)])
      expect(findUnsafe(text), id).toEqual([]);
});

test('[GC16] a yes of the page’s is none to how or when', () => {
  const page = topics.find(({ id }) => id === 'stimming');
  if (!page) throw new Error('no such page');
  const first = [{ when: /lesson/, say: 'Yes, a child who may move often listens better.' }];
  const said = (message: string) => straightAnswer({ ...page, first }, message);
  expect(said('student rocks his chair all lesson. others complaining. what do i do')).toMatch(
    /^A child who may move/,
  );
  expect(said('is it okay that he rocks all lesson?')).toMatch(/^Yes, a child who may move/);
  expect(said('he rocks his chair all lesson, the others complain about it')).not.toMatch(/may move/);
});

test.each([
  [
    "my mother in law says he'll grow out of it. what do i say back",
    /^You could say: "He will grow and learn/,
  ],
  ['my aunt says he looks normal to her. what do i say', /^You could say: "You see him on a good day/],
  ['my sister says we should cancel. what do i say to her about my son', /^(?!.*spoil)/],
])('[GC54] a remark is answered by a line for it, or by one that fits any: %s', async (message, first) => {
  expect(await on('grandparents', message)).toMatch(first);
});

test('[GC49] a screen that is taken away as a punishment is no pill, and one that makes sleepy is', () => {
  expect(namesMedicine('should i take the tablet away as a punishment or not')).toBe(false);
  expect(namesMedicine('can he earn his tablet back, he is banned')).toBe(false);
  expect(namesMedicine('can i take him off the tablet, it makes him sleepy')).toBe(true);
});
