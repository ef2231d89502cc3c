// "It's not that": what was turned down is not served again, and what is said instead leads on.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { expect, test } from 'vitest';
import { stemsOf } from '#library/match';
import { answerChat } from './answer-chat.ts';
import { deniedIn } from './message/denied.ts';
import { textsToRead } from './message/texts-to-read.ts';
import { ask } from './testing/asks.ts';

/** The talk is on `page`; the last message is read as `meant` says. */
function last(
  page: string,
  messages: readonly string[],
  meant: (text: string) => readonly { id: string; chance: number }[] = () => [],
) {
  const turns: ChatTurn[] = [];
  const replies = messages.map((content) => {
    const given = ask(content, null, [...turns]);
    const read = (text: string) => (turns.length === 0 ? [{ id: page, chance: 0.95 }] : meant(text));
    const readings = new Map(textsToRead(given).map((text) => [text, { nearest: read(text) }]));
    const reply = answerChat(given, readings);
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    return reply;
  });
  const reply = replies.at(-1);
  if (!reply) throw new Error('no reply');
  return {
    text: reply.text,
    ids: reply.is === 'asks' ? reply.choices.map(({ id }) => id) : [],
    is: reply.is,
  };
}

test('[GC51] what is turned down, and what is said instead', () => {
  const denied = (message: string) => deniedIn(message);
  expect(denied('he doesnt chew its LICKING. with the tongue')).toMatchObject({
    things: stemsOf('chew'),
    instead: 'its LICKING. with the tongue',
  });
  expect(denied('It is not the flush dear, the room is the wrong colour')?.things).toContain(
    stemsOf('flush')[0],
  );
  expect(denied('She already has the job. It is the silence after')?.instead).toMatch(/^It is the silence/);
  for (const told of [
    'he doesnt eat much',
    'is it not the noise?',
    'its not fair on her sister',
    'she has a dog',
    'it is not working',
  ])
    expect(denied(told), told).toBeNull();
});

test('[GC51] where what the page is about is turned down, it is asked what it is about, and nothing of the page is left to press', () => {
  const said = ['he bites his sleeves', 'no he doesnt chew, its the LICKING, poles and glass'];
  const reply = last('chewing', said, () => [{ id: 'pica', chance: 0.3 }]);
  expect(reply.text).toMatch(/So it’s not that\. What is it about, then\?/);
  expect(reply.ids).toContain('pica');
  expect(reply.ids.join()).not.toMatch(/chewing/);
});

test('[GC51] what is said instead leads to its page where that is sure', () => {
  const said = ['he bites his sleeves', 'no he doesnt chew, its the LICKING, poles and glass'];
  const reply = last('chewing', said, (text) =>
    text.startsWith('its the LICKING') ? [{ id: 'pica', chance: 0.9 }] : [],
  );
  expect(reply.is).toBe('answer');
});

test('[GC51] a half of the page that is turned down drops its steps, and the rest is not pressed on the carer', () => {
  const said = ['he only wears wellies', 'its not socks. he loves the wellies for their dinosaurs'];
  const reply = last('shoes', said);
  expect(reply.text).not.toMatch(/So it’s not that/);
  expect(reply.ids.join()).not.toMatch(/#more/);
  expect(last('shoes', [...said, 'what else?']).text).not.toMatch(/\bsocks?\b/i);
});
