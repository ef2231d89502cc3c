import { expect, test } from 'vitest';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { questionFormIn } from '../message/question-form.ts';
import { ask } from '../testing/asks.ts';
import { askedToTalk, written } from './written.ts';

const textOf = (message: string): string => written(message, childAskedAbout(ask(message)))?.text ?? '';

test.each([
  [
    "His mum gave me notes but she's obviously nervous. Could you write me a short text to send her? He had his tea (plain pasta), did the fire, didn't want to do the wide game so helped me sort tent pegs instead, which he enjoyed.",
    "Hi ____,\n\nHe had his tea (plain pasta) and did the fire. He didn't want to do the wide game so helped me sort tent pegs instead, which he enjoyed.\n\n____",
  ],
  [
    'can you write a handover note. Marcus refused lunch, ate 2 bananas at 3, was unsettled when the boiler man came (pacing, hands on ears), fine after a walk. no PRN given',
    'Marcus refused lunch, ate 2 bananas at 3 and was unsettled when the boiler man came (pacing, hands on ears). Marcus was fine after a walk. No PRN was given.',
  ],
  [
    'daily log pls: Tom up at 6, had porridge, refused shower, we tried again at 10 and he had a bath, good mood all afternoon',
    'Tom was up at 6 and had porridge. He refused shower. We tried again at 10 and he had a bath. He was in a good mood all afternoon.',
  ],
  [
    'Incident note please. At 2.15 Amir threw a chair, nobody was hurt, he went to the calm room, came back at 2.40 and finished his maths',
    'At 2.15 Amir threw a chair. Nobody was hurt. He went to the calm room, came back at 2.40 and finished his maths.',
  ],
  [
    'pls write a short note to his teacher saying he didnt sleep and might be wobbly today',
    "Dear teacher,\n\n____ didn't sleep and might be wobbly today.\n\nThank you.\n____",
  ],
  [
    'Please write a short letter for my GP asking for a referral for my daughter, 6, she is exhausted and wakes 5 times a night.',
    'Hello,\n\nI would like to ask for a referral for my daughter, who is 6. She is exhausted and wakes 5 times a night.\n\nThank you.\n____',
  ],
  [
    "text for grandma: no kisses please, he will wave instead, and don't be offended if he stays in his room",
    "Hi ____,\n\nNo kisses please. He will wave instead. Please don't be offended if he stays in his room.\n\n____",
  ],
])('[GC25] what is told is sent as whole sentences: %s', (message, text) => {
  expect(textOf(message)).toBe(text);
});

test('[GC25] a report comment is no letter, and is not filled up with what nobody told', () => {
  const text = textOf(
    'Report comment for Isaac, year 4. reading has come on loads, still finds group work v hard, hums when hes concentrating, kind to the little ones. about 60 words, warm pls',
  );
  expect(text).toMatch(
    /^Isaac’s reading has come on loads\. He still finds group work very hard and hums when he's concentrating\. He is kind to the little ones\.\n\nThat’s 25 of your 60 words/,
  );
});

test('[GC25] what is asked for is in the letter, with why', () => {
  const text = textOf(
    "Could you draft an email to the head asking for him to start at 9.15 instead of 8.45? The cloakroom is too loud and he's been in tears since September.",
  );
  expect(text).toContain(
    'I would like to ask if ____ could start at 9.15 instead of 8.45. The cloakroom is too loud',
  );
  expect(
    textOf(
      'message to the coach. Sam is 8. shouting makes him freeze. can you ask if he can wear ear defenders',
    ),
  ).toContain('Sam is 8. Shouting makes him freeze. I would like to ask if he can wear ear defenders.');
});

test('[GC25] things that are no sentences stand one under another', () => {
  expect(
    textOf('write a note for the babysitter. bed at 7, two books, light on in the hall, dont hug him'),
  ).toContain("- Bed at 7\n- Two books\n- Light on in the hall\n- Please don't hug him");
});

test('[GC25] what can’t be put cleanly is named below, and not pasted', () => {
  const text = textOf(
    'help me write a thank you card to his TA, she has been with him 3 years and he cried when she left',
  );
  expect(text).toMatch(/^Hi ____,\n\nThank you for all you have done for us\./);
  expect(text).toContain('Add in your own words: “she has been with him 3 years');
});

test('[GC25] where nothing is told yet, a time to talk is asked for', () => {
  expect(askedToTalk('what should i write to his mum about the bedtime. keep it polite')).toContain(
    'talk about the bedtime?',
  );
  expect(askedToTalk('write a note for my neighbours about the noise')).toBeNull();
});

test.each([
  '60 words for his report: he loves maths',
  'short message to the class whatsapp, she isnt rude',
  'shift handover pls: Priya slept till 10',
  'what do I put in the birthday invitation so parents know he may leave',
  'can you do me a quick note for his teacher, he is tired',
])('[GC25] a wish for something in writing is heard in other words: %s', (message) => {
  expect(questionFormIn(message)).toBe('letter');
});

test.each([
  'what do I put in his lunchbox',
  'note to school got no answer, what now',
  'her report says she is lazy',
  'he says 60 words now, is that ok at 3',
  'the handover at nursery is a nightmare every day',
  'message to the head went nowhere. who else can I ask',
  'he texts me 40 times a day',
  'how do I put on his splints',
  'the report comment upset me',
  'he got a birthday card from his dad and tore it up',
])('[GC25] what only speaks of writing is no wish for it: %s', (message) => {
  expect(questionFormIn(message)).not.toBe('letter');
});

test.each([
  ['I have HIV. Write a message to his teacher asking if he can go home early on Friday.', /HIV/],
  [
    'I’ve left my husband because he drinks. Can you write an email to school asking for a meeting?',
    /drinks/,
  ],
  ['We have debts and I cry every night. Please write a note to his teacher.', /debts/],
])('[GC25] what is told to us before the wish is sent to nobody: %s', (message, never) => {
  expect(textOf(message)).not.toMatch(never);
});

test.each([
  'write an email to the school asking that they do not restrain him because he has a heart condition',
  'email to the head asking them not to use time out room or hold him down, he has a heart condition',
])('[GC25] where the heart of it can’t be repeated, no letter is built around the hole: %s', (message) => {
  expect(textOf(message)).toBe('');
});

test.each([
  ['text to the coach saying no contact sport for 2 weeks. He broke his collar bone.', /no contact sport/i],
  [
    'handover note please. Max refused lunch and hit his head on the door. He settled at 9.',
    /Max refused lunch/,
  ],
  ['write a note for the sitter. he has 4 u insulin at 6pm, bed at 7', /4 u insulin/],
  [
    'write a message to his teacher. He was up half the night. Could you ring me if he is drowsy?',
    /ring me if he is drowsy/,
  ],
  ['daily care log: Leon ate toast. Nothing eaten at tea either. Warm drinks only.', /Warm drinks only/],
  [
    'text to nan: Sam was fine all day, allergic to plasters, unable to swallow tablets',
    /is allergic to plasters/,
  ],
  ['daily log please: Tom refused shower, we rang his GP, had his tablets at 8', /He had his tablets at 8/],
  ['shift note please: Marcus refused tea, 2 tablets not given', /2 tablets not given/],
  ['write a message to the teacher saying he had a great day with his TA', /with his TA/],
])('[GC25] nothing that matters is bent or lost: %s', (message, says) => {
  expect(textOf(message)).toMatch(says);
});

test('[GC25] an order to the next shift is not what was done', () => {
  const text = textOf('handover pls: Marcus slept till 10, put his cream on at 2, set the pump alarm for 3');
  expect(text).not.toMatch(/Marcus slept till 10 and put|and set the pump/);
});

test('[GC25] what is said to us of a text is not sent, and no secret is', () => {
  const text = textOf(
    "Please write a text to the other mums in the class WhatsApp. Our Theo pushed a child at the party on Saturday (balloon popped). I want to say sorry to Oscar's mum but not tell all of them about the diagnosis, we only got it last week and I'm still getting used to it",
  );
  expect(text).toContain('Our Theo pushed a child at the party on Saturday (balloon popped). I am sorry.');
  expect(text).not.toMatch(/diagnos|getting used|last week|I want/i);
});

test('[GC25] an email about a plan is an email, and what is said of its reader is left to the writer', () => {
  const text = textOf(
    "Could you help me word an email to my son's teacher asking for the seating plan change to be given to us the day before it happens? He's in grade 5, she changes it monthly and he doesn't sleep that night. She's lovely but very busy so it has to be short.",
  );
  expect(text).toContain(
    'I would like to ask for the seating plan change to be given to us the day before it happens. ',
  );
  expect(text.split('Add in your own words')[0]).not.toMatch(/she changes|lovely|busy/i);
});

test('[GC25] sentences stand in the order they were told in', () => {
  const text = textOf(
    "Can you write a short note to the bus driver? My daughter Priya is 9, she needs to sit in the same seat (second row left side window). Last week a sub driver made her move and she screamed the whole way. I don't want it to sound rude, he's a nice man.",
  );
  expect(text).toMatch(/Priya is 9\. She needs .* Last week a sub driver/s);
  expect(text).not.toMatch(/rude|nice man/);
});
