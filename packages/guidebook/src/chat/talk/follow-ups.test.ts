// What the chat says at turns two and three. Pages and the nearness of their lines are made by hand.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerChat } from '../answer-chat.ts';
import { followUpIn } from '../message/follow-up-kind.ts';
import { leftOutIn, withoutLeftOut } from '../message/left-out.ts';
import { saidPlainly } from '../message/said-plainly.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { branchFor } from '../pages/branch.ts';
import { topicOf } from '../pages/page-reading.ts';
import { ask } from '../testing/asks.ts';
import { talks } from '../testing/talks.ts';

/** The carer's lines on one page. */
function talk(page: string, ...messages: string[]): string[] {
  const turns: ChatTurn[] = [];
  const reading: EntryReading = { nearest: [{ id: page, chance: 0.95 }], none: 0.02 };
  return messages.map((message) => {
    const given = ask(message, null, [...turns]);
    const first = turns.length === 0;
    const readings = new Map(
      textsToRead(given).map((text) => [text, first ? reading : { nearest: [], none: 1 }]),
    );
    const { text } = answerChat(given, readings);
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: text });
    return text;
  });
}
const branchSaid = (page: string, message: string) => {
  const topic = topicOf(page);
  return topic && branchFor(topic, message)?.say;
};

test('[GC30] what stands under a no is not said', () => {
  expect(saidPlainly('no its the NECK of the jumper not his trousers')).not.toContain('trousers');
  expect(saidPlainly('its not new, since he was 7')).toMatch(/since he was 7/);
  expect(saidPlainly('its not new, since he was 7')).not.toContain('new');
  expect(saidPlainly('No tree, its Eid!')).not.toContain('tree');
});

test('[GC30] a branch is taken when the message says it, and none where two fit', () => {
  expect(branchSaid('dressing', 'its just the top, the jumper. school say uniform is compulsory')).toMatch(
    /over \{his\} head/,
  );
  expect(branchSaid('self-injury', 'its not new, since he was 7. he punches his forehead') ?? '').not.toMatch(
    /^Then think of pain/,
  );
  expect(branchSaid('toilet-training', 'he holds it for 4 days if no nappy')).toBeUndefined();
  expect(branchSaid('dressing', 'socks and the jumper')).toBeUndefined();
});

test('[GC27] not tried yet is not tried and failed, and nobody is asked how a new step went', () => {
  for (const message of ['We haven’t tried it yet', 'I havent tried it yet the appointment is thursday'])
    expect(followUpIn(message)).toBeNull();
  expect(followUpIn('we tried it and no change')).toBe('failed');
  const [, second] = talk('dressing', 'he hates his jumper', 'the top');
  expect(second).not.toMatch(/when you tried it|Which step did you try/);
});

test('[GC23] what the carer lacks, can’t or has ruled out stays out of the talk', () => {
  const out = (message: string) => leftOutIn({ message, turns: [] });
  expect(out('we walk, no car')).toContain('car');
  expect(out('We have no bath, only shower cabin')).toContain('tub');
  expect(out('i not have cards. we dont have printer')).toContain('card');
  expect(out('she can’t read')).toContain('book');
  expect(out('it is at our house so we cant leave')).toContain('leav');
  expect(out('he cant cope with noise').size).toBe(0);
  expect(withoutLeftOut('Fill the tub. Use a jug.', out('no bath'))).toBe('Use a jug.');
  const [, second] = talk('holidays', 'Eid is coming', 'No tree, its Eid! What else can we do?');
  expect(second).not.toMatch(/tree/i);
});

test('[GC28] what is not sure is said so, with the question, who could answer it and no steps', () => {
  const asked = 'how do I get the bus driver to join in?';
  const [, none] = talk('repeated-questions', 'she asks the same all day', asked);
  expect(none).toContain('I don’t have a sure answer to “how do I get the bus driver to join in”');
  expect(none).toMatch(/Somebody who knows her well may know/);
  expect(none).not.toMatch(/\*\*|comes nearest/);
});

test('[GC28] a carer who only tells is heard in their own words, and steps come only when they are wanted', () => {
  const [, told] = talk('repeated-questions', 'she asks the same all day', 'my cousin is with us as well');
  expect(told).toMatch(/^I hear you: “my cousin is with us as well”/);
  expect(told).not.toMatch(/\*\*/);
});

test('[GC29] medicine, stool held for days and things eaten: the doctor or pharmacist comes first', () => {
  const [, gummies] = talk(
    'falling-asleep',
    'he is up till 2',
    'they mentioned melatonin - can I just buy some gummies?',
  );
  expect(gummies).toMatch(/^Not without a doctor or pharmacist/);
  const [, held] = talk(
    'toilet-training',
    'he only poos in a nappy',
    'its the poo im asking about, he holds it for 4 days. should i take it away or not',
  );
  expect(held).toMatch(/^Holding back stool for days is one for the doctor first/);
  const [, soil, travel] = talk(
    'pica',
    'he eats everything',
    'yesterday he ate soil from the garden. is it dangerous',
    'he has no pain now. do i still travel to the clinic',
  );
  expect(soil).toMatch(/^It can be/);
  expect(travel).toMatch(/only somebody who examines him can/);
});

test('the talks that are replayed press pages that exist', () => {
  expect(talks.length).toBeGreaterThanOrEqual(12);
  const known = new Set([...topics.map(({ id }) => id), 'else']);
  for (const { lines } of talks) for (const { page } of lines) if (page) expect(known).toContain(page);
});
