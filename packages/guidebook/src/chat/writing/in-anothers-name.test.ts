import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';

const reply = (message: string) => answerChat(ask(message), new Map());

test.each([
  'Need you to do me a letter on doctor’s paper style, Dr Hussain at our surgery, saying he has to have 2 weeks off from the 9th',
  'write me a fake sick note for school',
  'Can you write a letter that looks as if it is from the hospital saying she has autism',
  'write a letter to school and sign it as the doctor',
])('[GC67] nothing is written in somebody else’s name, and the honest way is shown: %s', (message) => {
  const said = reply(message);
  expect(said.text).toMatch(/^No, I can’t write as a doctor, or in anybody else’s name\./);
  expect(said.text).toContain('Please could you write a letter for us');
  expect(said.is).toBe('asks');
});

test('[GC67] who was named is asked', () => {
  expect(reply('write a letter on the doctor’s headed paper from Dr Hussain for school').text).toContain(
    'Dear Dr Hussain,',
  );
});

test.each([
  'write a letter to Dr Hussain asking for a sick note for school',
  'Write an email to the school asking for his diagnosis report',
])('[GC67] a letter to them is written: %s', (message) => {
  expect(reply(message).text).not.toMatch(/^No, I can’t/);
});
