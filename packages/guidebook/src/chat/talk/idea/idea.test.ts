// A small idea of the carer's own gets a yes, and how to try it; what may harm, force or shame gets none.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../../answer-chat.ts';
import { ownIdeaIn } from '../../message/own-idea.ts';
import { textsToRead } from '../../message/texts-to-read.ts';
import { ask } from '../../testing/asks.ts';
import { isNoPageForIdeas } from './idea-texts.ts';

function lastText(page: string, messages: readonly string[]): string {
  const turns: ChatTurn[] = [];
  for (const content of messages) {
    const given = ask(content, null, [...turns]);
    const nearest = turns.length === 0 ? [{ id: page, chance: 0.95 }] : [];
    const readings = new Map(textsToRead(given).map((text) => [text, { nearest }]));
    const { text } = answerChat(given, readings);
    turns.push({ role: 'user', content }, { role: 'assistant', content: text });
  }
  return turns.at(-1)?.content ?? '';
}

test('[GC50] whoever asks after a small idea of their own may try it, and is told how and when to leave it', () => {
  const text = lastText('shoes', [
    'he only wears his wellies',
    'could i just put dinosaur stickers on the indoor shoes? or is that daft',
  ]);
  expect(text).toMatch(/^Yes, that is worth trying/);
  expect(text).toMatch(/one thing/);
  expect(text).toMatch(/leave it\.$/);
  expect(text).not.toMatch(/a sure answer/);
});

test('[GC50] an idea beside the food is not told to be put beside it', () => {
  const talk = (idea: string) => lastText('packed-lunch', ['his lunch box comes back full', idea]);
  expect(talk('can i send a small cushion for the bench?')).toMatch(/^Yes, that is worth trying\. Tell him/);
});

test('[GC50] what the page itself has on it stands in place of the general words', () => {
  const said = 'would a snack box in his room be alright or does that make it worse';
  expect(lastText('hoarding-food', ['he hides food under his bed', said])).toMatch(
    /^Yes, that is worth trying\. It fits with what I wrote above: \*\*Give him a snack box\.\*\*/,
  );
});

test('[GC50] leaving somebody in peace is an idea too, and says when to look again', () => {
  const text = lastText('first-job', ['my son is 23 and has a job', 'Should I leave him be']);
  expect(text).toMatch(/^Yes, you may leave him be/);
  expect(text).toMatch(/tell the doctor/);
});

test('[GC50] the forms of an idea, and what has the form only', () => {
  for (const idea of [
    'could I text instead of picking up',
    'would it be ok if we eat on the floor',
    'what if we swap the order',
    'is one in one out ok',
    'could I paint the lid of the jar in blue',
    'should I bring her own seat from home',
    'would swapping his bedroom be too much change',
  ])
    expect(ownIdeaIn(idea, idea), idea).not.toBeNull();
  for (const other of [
    'could I take his tablet away until he says sorry',
    'should I make her sit there',
    'can I do it while he is asleep',
    'shall I throw it out when he is at school',
    'could we put it in his food without telling him',
    'can I give him half a tablet',
    'should we stop one',
    'could I leave her in the bath',
    'would it be ok to leave dinner out',
    'should I sit with him or leave the room',
    'should I tell the teacher',
    'could it be his hearing',
    'would cutting it all short be mean',
    'can I throw the old jar out while she is at her nan’s',
    'do I just leave it there with the lid',
    'can we lock the kitchen',
    'should I let him pay with my card',
  ])
    expect(ownIdeaIn(other, other), other).toBeNull();
});

test('[GC50] no idea is waved through where something harmful may hide in it', () => {
  for (const page of ['self-injury', 'pica', 'blood-test', 'road-safety'])
    expect(lastText(page, ['how do I help him with this', 'could I just use a cushion?']), page).not.toMatch(
      /worth trying/,
    );
  const sick = lastText('new-foods', [
    'he lost all his words last month and does not eat',
    'could I just put the plate beside his chair?',
  ]);
  expect(sick).not.toMatch(/worth trying/);
});

test('[GC50] what is said to an idea is safe on every page', () => {
  for (const { id } of topics.filter((topic) => !isNoPageForIdeas(topic))) {
    const text = lastText(id, ['what helps here', 'could I just try it with a zzyx?']);
    expect(findUnsafe(text), id).toEqual([]);
    expect(text, id).not.toMatch(/[{}]/);
  }
});

test('[GC50] an idea is about its own thing, and a few words may be one', () => {
  const hall = lastText('lunch-hall', [
    'he eats nothing in the canteen',
    'could i send a small lamp with him?',
  ]);
  expect(hall).toMatch(/^Yes, that is worth trying/);
  expect(hall).not.toMatch(/always eats/);
  expect(ownIdeaIn('peg on nose?', 'peg on nose?')).toBe('plain');
  expect(ownIdeaIn('what about a lamp on a timer', 'what about a lamp on a timer')).toBe('plain');
  expect(ownIdeaIn('what about a child when he hits', 'what about a child when he hits')).toBeNull();
  expect(ownIdeaIn('a lock on his door?', 'a lock on his door?')).toBeNull();
});
