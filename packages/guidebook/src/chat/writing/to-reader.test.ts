// What a carer tells of somebody else is never said to whoever reads the letter, and what is to be kept from them is asked about.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';

const replyFor = (message: string, name: string, gender: 'Female' | 'Male') =>
  answerChat(ask(message, { ...emptyProfile, name, gender, age: '8' }), new Map());
const reply = (message: string) => replyFor(message, 'Leo', 'Male').text;

test.each([
  [
    'Write an email to school: the other boys hit him at break. I want them to stop hitting him.',
    'The other boys hit him at break. I want them to stop hitting him.',
  ],
  [
    "Write a text to his dad: the neighbour's boy came round. He pushed him off the trampoline and he broke his arm.",
    "The neighbour's boy came round. He pushed him off the trampoline and he broke his arm.",
  ],
  [
    'Write an email to school. His cousins came on Sunday. They told him he is stupid',
    'His cousins came on Sunday. They told him he is stupid.',
  ],
  [
    'Write a text to his dad: his grandad had him on Saturday. He took him to the pub and left him alone.',
    'His grandad had him on Saturday. He took him to the pub and left him alone.',
  ],
  ['Write a text to his dad: Gary had him on Saturday. He took him to the pub', 'He took him to the pub.'],
  [
    'Write a text to his dad: he misses him and asks for him every night.',
    'He misses him and asks for him every night.',
  ],
  ['Write an email to school: I want them to stop hitting him.', 'I want them to stop hitting him.'],
  ['Write an email to school: they told him he is stupid.', 'They told him he is stupid.'],
  ['Write an email to his teacher: his old teacher said he can type.', 'His old teacher said he can type.'],
])('[GC76] who did it stays who did it: %s', (message, said) => {
  expect(reply(message)).toContain(said);
});

test.each([
  [
    'Write to his dad: he brings him back late every Sunday and he is too tired for school',
    'You bring him back late every Sunday and he is too tired for school.',
  ],
  [
    'Write to his nan: she always gives him chocolate before tea',
    'You always give him chocolate before tea.',
  ],
  [
    'Write to his dad. His new girlfriend was there. He brings him back late every Sunday',
    'He brings him back late every Sunday.',
  ],
  ['Email the school: they said he can have a pass.', 'You said he can have a pass.'],
  ["Email the school: the bus driver said he can't sit there.", "The bus driver said he can't sit there."],
])('[GC76] the reader is you only where nobody else can be meant: %s', (message, said) => {
  expect(reply(message)).toContain(said);
});

test.each([
  'Write a note to his teacher: I took him to the doctor on Monday. She said he has an ear infection and needs drops at noon.',
  'Write a note to the school nurse: the doctor saw him on Monday. She says he must not do PE',
  'Write a text to his nan: my sister is coming at 6. She always gives him chocolate',
])('[GC76] what nobody can tell of whom it is said is asked, or stands as it was told: %s', (message) => {
  expect(reply(message)).not.toMatch(/\byou (?:said|say|always|gave|told)\b/iu);
});

test('[GC76] nobody is said to have given what another one gave', () => {
  const { text } = replyFor(
    'Write a text to her dad: my brother minded her on Sunday. He gave her sweets',
    'Mia',
    'Female',
  );
  expect(text).not.toMatch(/\byou gave\b/iu);
});

test.each([
  "Write a text to his dad that Leo can't come on Friday. I'm not going to say that we are at the refuge in Leeds.",
  "Write a text to his dad that we can't come on Friday, we're staying with my sister but I don't want him finding out where",
  "Text his dad: Leo is fine and settled in his new school, no I won't tell you which one, it's Oakfield but he can't know",
  "Write a note to the neighbour saying sorry for the noise, we're not telling people about the diagnosis.",
  "Write an email to school that he is off on Friday, officially it's a dentist but we're seeing the psychiatrist",
  "Write a note to his teacher that he is off on Friday. The real reason is his assessment but that's not their business.",
  'Write a note to the sitter: he goes to bed at 7. Also he wets the bed but hush about that.',
  "Write a note to school: Leo is off today. I'd rather it stayed between me and the nurse that his brother has scabies",
  'Write a text to his dad that Leo is fine. We are living at the hostel on Park Road.',
  'Write a text to my ex that Leo starts at his new school, Oakfield, on Monday',
  'Write a note to school that Leo is off. We are worried his dad finds out where we moved.',
])('[GC25] what is to be kept from its reader is asked about, however it is put: %s', (message) => {
  expect(replyFor(message, 'Leo', 'Male')).toMatchObject({ is: 'asks' });
  expect(reply(message)).toMatch(/I’ll use only what you send me now/);
});

test.each([
  ["Write a note to his teacher: he can't say when he needs the toilet, please ask him", 'Leo can'],
  ["Write a note to his teacher: he won't tell you when it hurts, so look at his face", 'when it hurts'],
  ['Write a note to his teacher: please find out who took his hat', 'lease find out who took his hat.'],
  ['Write a text to his dad: Leo has a cold and stays home on Saturday', 'stays home on Saturday.'],
  ["Write to my sister: I can't say how much it helped that you had him on Sunday", 'how much it helped'],
  ['Write a note to school: we moved on Friday, he is tired', 'e moved on Friday, he is tired.'],
])('[GC25] what only sounds like a secret is written: %s', (message, said) => {
  expect(replyFor(message, 'Leo', 'Male')).toMatchObject({ is: 'answer' });
  expect(reply(message).replace(/^.*\bHe can/mu, 'Leo can')).toContain(said);
});

test.each([
  [
    'Write a note to his teacher: he had a tantrum for 1 hour after school and slept 1 hour.',
    'for 1 hour after school and slept 1 hour.',
  ],
  [
    "Write a note to his teacher: could you have Leo sit near the door, and I'd rather Leo come in late",
    "Could you have Leo sit near the door, and I'd rather Leo come in late.",
  ],
  [
    'Write a note to his teacher: my husband and Leo like the new reading book and my mum and my sister take him to the library',
    'My husband and Leo like the new reading book and my mum and my sister take him to the library.',
  ],
  ['Write a note to his teacher: his trouser leg is wet', 'trouser leg is wet.'],
  ['Write a note to his teacher: he like maps and Leo eat only toast', 'likes maps'],
  ['Write a note to his teacher: he slept 2 hour.', 'slept 2 hours.'],
])('[GC76] right English stays: %s', (message, said) => {
  expect(reply(message)).toContain(said);
});

test.each([
  [
    'Write to the GP: Leo has been sick after every dose of methylphenidate 10mg since Tuesday. How much he weighs now is 24 kg. Ask for a call back.',
    'Leo has been sick after every dose of methylphenidate 10mg since Tuesday.',
  ],
  [
    'Write a letter to the neurologist: Leo should have 5 ml twice a day, he spits half of it out. Can I give him the rest later?',
    'Leo should have 5 ml twice a day, he spits half of it out.',
  ],
  [
    'Write to school: please give him his inhaler, two puffs before PE, as on the label.',
    'lease give him his inhaler, two puffs before PE, as on the label.',
  ],
])('[GC76] what is written to a clinic or a school of a medicine is the carer’s: %s', (message, said) => {
  expect(replyFor(message, 'Leo', 'Male')).toMatchObject({ is: 'answer' });
  expect(reply(message)).toContain(said);
});

test('[GC76] where too much was given, whom to ring stands before the letter', () => {
  const text = reply(
    'Write a letter to his consultant: On Tuesday he was given two doses of Epilim by mistake at respite. I would like a call.',
  );
  expect(text).toMatch(
    /poison line now[^]*\n\nDear \[name\],\n\n[^]*two doses of Epilim by mistake at respite\./,
  );
});

test.each([
  "Write a text to his nan: give him two of your sleeping tablets if he won't settle",
  'Can you write to his dad, should I give Leo double his melatonin tonight?',
])('[GC76] a medicine that is no one’s to give is not written for family: %s', (message) => {
  expect(replyFor(message, 'Leo', 'Male')).toMatchObject({ is: 'asks' });
});
