// The first sentence says yes only where yes is the answer, and a bare thing with a question mark is answered by the line that names it.
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { textsToRead } from '../message/texts-to-read.ts';
import { ask } from '../testing/asks.ts';

const on = (page: string, message: string) => {
  const given = { ...ask(message), page };
  return answerChat(given, new Map(textsToRead(given).map((text) => [text, { nearest: [] }]))).text;
};

test.each([
  [
    'leaving-class',
    'he is under the table in maths. should I make him come out?',
    /^It is fine to let him work under the table/,
  ],
  ['homework', 'do I have to do every page with her?', /^It is fine to stop after ten minutes/],
  ['diagnosis', 'is it too late to get her assessed at 16', /^You may ask for an assessment at any age/],
  ['own-bed', 'is it bad to let him sleep with us', /^He may sleep with you/],
  [
    'supplements-and-cures',
    'should i give him the drops my friend sells',
    /^Please don't give anything before a doctor/,
  ],
])('[GC16] on %s the yes to "may I" is none to "%s"', (page, message, first) =>
  expect(on(page, message)).toMatch(first),
);

test.each([
  [
    'stimming',
    'she flaps when happy, my husband says stop it. whos right',
    /^Flapping, rocking and humming are fine/,
  ],
  [
    'toys-when-older',
    'my colleague wants our client (34) to leave his teddy at home. is he right?',
    /^He may keep/,
  ],
  ['homework', 'her dad says she sits there till it is done. Who is right?', /^It is fine to stop/],
])('[GC16] who is right is answered by what is okay and what is not, on %s: %s', (page, message, first) =>
  expect(on(page, message)).toMatch(first),
);

test('[GC16] what is okay names the thing, so that keeping allowed is no leave to throw it out', () => {
  for (const message of [
    'only drinks from one bottle. can i just swap it',
    'can he keep the one cup he trusts',
  ])
    expect(on('drinking', message)).toMatch(/^It is fine to keep to the one cup .* never take a drink away/);
});

test('[GC16] who asks for leave gets it', () => {
  expect(on('own-bed', 'can he sleep with us')).toMatch(/^He may sleep with you/);
  expect(on('homework', 'is it ok to stop after ten minutes')).toMatch(
    /^It is fine to stop after ten minutes/,
  );
});

test.each([
  [
    'blood-test',
    'blood test thursday. numbing cream?? last time took 3 of us',
    /^Numbing cream is well worth asking about/,
  ],
])('[GC16] one thing and a question mark, on %s: %s', (page, message, first) =>
  expect(on(page, message)).toMatch(first),
);

test('[GC55] what is allowed is no answer to which of two things', () => {
  expect(on('assemblies', 'Harvest assembly Friday. worth a go or keep him home?')).toMatch(
    /^I don’t have a sure answer to exactly that\. What I can say about assemblies[^:]*: A full hall/,
  );
});

test('[GC16] whether he is told is not answered on a page about something else', () => {
  const hidden =
    'My 8 year old has started hiding his homework behind the radiator. Teacher says he’s behind and I had no idea. Do I tell her about the radiator?';
  expect(on('homework', hidden)).not.toMatch(/^Yes|short and true/);
});

test('[GC16] what is told beside a question is not what is asked', () => {
  const said = on(
    'trip-away',
    'he misses our fridge at camp. there are 11 other kids. is there a sound I can play?',
  );
  expect(said).not.toMatch(/common/);
});

test('[GC56] from what age is not answered by a line without any', () => {
  expect(on('chewing', 'what age do they stop mouthing things')).toMatch(/^I don’t have a sure answer/);
});

test('[GC57] on a page about grown-up life who speaks of nobody else reads what is for themself', () => {
  const said = on('first-job', 'interview on Monday for a warehouse job. do I tell them');
  expect(said).not.toMatch(/\b(?:your child|he|she)\b/i);
  expect(on('first-job', 'my son has an interview on Monday, do I tell them')).not.toBe(said);
  expect(on('dentist', 'i am autistic, my flatmate says he knows a good dentist')).not.toMatch(/your child/i);
});
