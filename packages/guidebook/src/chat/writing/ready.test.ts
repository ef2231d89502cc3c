// What can be written at once, because everything that it needs was told, or because nothing has to be.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';

const reply = (message: string, name = 'Thea', gender: 'Female' | 'Male' = 'Female') =>
  answerChat(ask(message, { ...emptyProfile, name, gender, age: '10' }), new Map());

test('[GC65] a letter goes where the carer says it goes after all, signed by whoever they say they are', () => {
  const { text } = reply(
    "need a letter to the school asking for an EHC needs assessment. well it goes to the council doesnt it. Imogen is 8, diagnosed last march. I'm her mum Claire Hadley. council is Derbyshire. can you just write it",
    'Imogen',
  );
  expect(text).toBe(
    'Dear Derbyshire Council,\n\nI would like to ask for an EHC needs assessment. Imogen is 8, diagnosed last march.\n\nKind regards,\n\nClaire Hadley',
  );
});

test('[GC65] a letter that asks for nothing has a place for what is wanted; what asks has none', () => {
  expect(reply('Email to class teacher: they moved her to another table and she cried', 'Bea').text).toMatch(
    /She was moved to another table and she cried\. I would be glad if you could \[what you would like\]\./,
  );
  expect(
    reply('Email to class teacher: she cried all evening, please tell her first', 'Bea').text,
  ).not.toContain('[what you would like]');
});

test('[GC65] what to ask at a school visit is listed for what was told, and for nothing else', () => {
  const list = (message: string) => reply(message).text;
  const told = list(
    'list of things to ask at the secondary school visit tomorow, mostly noise, needs to know where the loos are and she cant do the canteen, one friend going with her called Poppy',
  );
  expect(told).toMatch(
    /loudest[^]*toilets nearest to her lessons[^]*Where else can Thea eat[^]*same form as Poppy/,
  );
  expect(told).not.toMatch(/uniform|homework|doors and gates/);
  expect(list('what should I ask at the nursery open day? she runs off')).toMatch(/doors and gates/);
  expect(list('what should I ask her about school')).not.toMatch(/^To ask at the visit/);
});

test('[GC65] words to say are made of what is to be said, without what is held back', () => {
  const said = (message: string) => reply(message, 'Sienna').text;
  const wish =
    "Write what i should say to my manager i need to finish at 2 on thursdays for her OT, 6 weeks starting 9th, i'll make the time up mon and tues evening.";
  expect(said(`${wish} dont want to go into her diagnosis`)).toBe(
    'You could say: "Could I finish at 2 on Thursdays for Sienna\'s OT, 6 weeks starting 9th, please? I\'ll make the time up Mon and Tues evening."',
  );
  expect(said(`${wish} I don't want to mention the thursdays`)).not.toContain(
    'You could say: "Could I finish',
  );
  expect(said('what should I say to my manager about all this')).not.toMatch(/^You could say: "/);
});

test.each([
  "Write a note to school that he is off on Friday. He has an operation but they don't need to know that.",
  'Write an email to his teacher. Between you and me his dad is in prison. He needs a quiet week.',
  'Letter to the head please. He will be late on Monday. Not for the letter: his dad hits him.',
  'Write a note to my boss. I will be late on Monday. Nobody knows yet that I am pregnant.',
  "Write a message to her gran. We can't come on Sunday. She is not to find out that we are leaving dad.",
  "Write a note to his new school. He starts on Monday. I don't want them knowing he was excluded.",
])('[GC65] nothing stands in a letter while something is to be kept from its reader: %s', (message) => {
  const { text } = reply(message, 'Leo', 'Male');
  expect(text).toMatch(/what should it say\?/);
  expect(text).not.toMatch(/operation|prison|hits|pregnant|leaving|excluded/);
});

test('[GC65] words to say hold nothing that is not to be mentioned', () =>
  expect(
    reply(
      "What should I say to my boss: I need to leave at 2 on Thursdays because my son has cancer but please don't mention the cancer",
    ).text,
  ).not.toContain('cancer'));

test.each([
  ["If you can't keep him safe tell me and I will collect him.", /collect him/],
  ['He is heading to hospital on Friday.', /hospital on Friday/],
  ['He has about 20 words.', /20 words/],
  ['He must not have milk. Keep it away from him.', /milk\. Keep it away from him/],
  ['No names on his lunch box.', /No names on his lunch box/],
])('[GC65] what is told to the reader is in the letter: %s', (told, found) =>
  expect(reply(`Write an email to his nursery. He starts on Monday. ${told}`, 'Leo', 'Male').text).toMatch(
    found,
  ),
);

test.each(['Max 60 words.', 'Keep it short.', 'about 80 words please', 'No names please.'])(
  '[GC65] how a letter is to be is no part of it: %s',
  (manner) => {
    const { text } = reply(`Write an email to his nursery. He starts on Monday. ${manner}`, 'Leo', 'Male');
    expect(text).toMatch(/He starts on Monday\./);
    expect(text).not.toMatch(/words|short|names/i);
  },
);

test('[GC65] a card for parents after a diagnosis is warm, and makes nothing up', () => {
  const card = reply(
    'im a childminder, one of my mindees just got her diagnosis. can you write something i can put in a card for her mum',
    'Lily',
  ).text;
  expect(card).toMatch(
    /^Dear \[name\],\n\nThinking of you after the news\. Lily is exactly who she was last week/,
  );
  expect(card).not.toMatch(/sorry|sad/i);
  expect(reply('can you write a birthday card for her mum', 'Lily').text).not.toMatch(/after the news/);
});

test('[GC65] for a one-page profile it is asked what stands on one', () => {
  const { text } = reply(
    'write something for his passport thing at school. the one page profile',
    'Idris',
    'Male',
  );
  expect(text).toMatch(
    /^I’ll write it with you\. Send me one line for each: what people like and admire about Idris/,
  );
});

test('[GC65] to whom it goes is a gap where nobody said it', () => {
  expect(reply('Write an email saying he cannot come to swimming on Friday').text).toMatch(
    /^Dear \[name\],\n\n.*cannot come to swimming on Friday\./u,
  );
});

test('[GC65] so it is in a text', () => {
  expect(reply('write me a message that my son is tired').text).toMatch(
    /^Hi \[name\],\n\n.*[Mm]y son is tired\./u,
  );
});

test('[GC65] a list in haste holds what was told', () => {
  expect(reply('list for the babysitter pls, bedtime 7.15, blue cup only').text).toContain(
    'edtime 7.15, blue cup only',
  );
});

test('[GC65] what is asked of us stands in no letter, what is asked of its reader does', () => {
  const text = reply(
    'Kindly draft one application letter to principal asking for compensatory time. She writes very slowly. Also is scribe compulsory? She does not want any scribe',
    'Ananya',
  ).text;
  expect(text.split('I left out')[0]).not.toMatch(/compulsory/);
  expect(
    reply(
      'Write an email to his teacher. He was sick all night. Could you send the homework home?',
      'Leo',
      'Male',
    ).text,
  ).toContain('Could you send the homework home?');
});

const onPage = (message: string) => answerChat({ ...ask(message), page: 'stares' }, new Map()).text;

test('[GC65] a card is written where one is wanted for the parents, and never in place of a pressed page', () => {
  expect(
    reply(
      'He has just been diagnosed. Is there a card I can show in shops when he goes down? And is there money help for the family?',
    ).text,
  ).not.toMatch(/after the news/);
  const wanted =
    'im a childminder, one of my mindees just got her diagnosis. can you write something i can put in a card for her mum';
  expect(reply(wanted.replace('im a childminder, one of my mindees', 'my niece')).text).not.toMatch(
    /after the news/,
  );
  expect(onPage(wanted)).not.toMatch(/after the news/);
});

test.each([
  'what do I ask the school when they do home visits',
  'what should I ask about the school visit to the farm',
  'She made a list of things to ask at the school visit and lost it.',
])('[GC65] no list for a visit to a school: %s', (message) => {
  expect(reply(message).text).not.toMatch(/^To ask at the visit/);
});

test('[GC65] whoever is with her is with her, and what was sat is no Saturday', () => {
  const { text } = reply(
    'what should I say to my manager: I need to finish at 2 to be with her. i sat in the sun with her all day on monday',
    'Mia',
  );
  expect(text).toBe(
    'You could say: "Could I finish at 2 to be with her, please? I sat in the sun with her all day on Monday."',
  );
});

test.each([
  ['They feed him at his desk', 'They feed him at his desk.'],
  ['They need him at the front', 'They need him at the front.'],
  ['They changed her class', 'They changed her class.'],
  ['They moved her dress to the bin', 'They moved her dress to the bin.'],
  ['They moved the children to the hall', 'They moved the children to the hall.'],
  ['They changed her seat and never told her', 'They changed her seat and never told her.'],
  ['They changed her seat on Monday', 'Her seat was changed on Monday.'],
])('[GC65] told to its reader without them only where that is right: %s', (told, text) => {
  expect(reply(`Email to class teacher: ${told}`, 'Bea').text).toContain(` ${text} `);
});
