import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { questionFormIn } from '../message/question-form.ts';
import { ask } from '../testing/asks.ts';

const reply = (message: string, name = '', turns: readonly ChatTurn[] = []) =>
  answerChat(ask(message, name === '' ? null : { ...emptyProfile, name }, turns), new Map());

/** What is answered to each message of a talk. */
function talk(...messages: string[]): string[] {
  const turns: ChatTurn[] = [];
  return messages.map((content) => {
    const { text } = reply(content, '', turns);
    turns.push({ role: 'user', content }, { role: 'assistant', content: text });
    return text;
  });
}

test.each([
  [
    'Bella',
    'Can you write an email to Mrs Adeyemi the SENCO. Bella has come home 4 days out of 5 with her lunch uneaten because the dinner hall is too loud. I want her to eat in the library with one friend starting Monday and I want a reply by Friday. polite but not grovelling',
    'Dear Mrs Adeyemi,\n\nBella has come home 4 days out of 5 with her lunch uneaten because the dinner hall is too loud. I want her to eat in the library with one friend starting Monday and I want a reply by Friday.\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].',
  ],
  [
    'Cian',
    'Write a letter to the GP (Dr Hanlon) asking for a referral to the continence service. Cian is 7, still in nappies night and day. We asked in March by phone and heard nothing back. From Aoife Brennan',
    'Dear Dr Hanlon,\n\nI would like to ask for a referral to the continence service. Cian is 7, still in nappies night and day. We asked in March by phone and heard nothing back.\n\nKind regards,\n\nAoife Brennan',
  ],
  [
    'Isaac',
    'help me write to his teacher about homework, its 2 hours of tears every night and im done. i dont want him doing it at home at all',
    "Dear [name],\n\nI am writing about Isaac and homework. It's 2 hours of tears every night and I'm done. I don't want him doing it at home at all.\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].",
  ],
  [
    'Hamza',
    'Email to class teacher pls. They changed his seat without telling him and he came home and smashed up his room',
    'Dear [name],\n\nI am writing about Hamza. His seat was changed without telling him and he came home and smashed up his room. I would be glad if you could [what you would like].\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].',
  ],
  [
    'Imogen',
    'need a letter to the council asking for an EHC needs assessment. thats right isnt it. Imogen is 8 and on a reduced timetable since October. can you just write it',
    "Dear [name],\n\nI would like to ask for an EHC needs assessment. Imogen is 8 and on a reduced timetable since October.\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].\n\nI left out “That's right isn't it”. If it should be in, ask me again and tell me everything it should say.",
  ],
  [
    '{child}',
    'note for our new babysitter pls. {child} goes to bed at 7. he wont eat anything hot. if he covers his ears take him to the hall',
    "Dear [name],\n\n{child} goes to bed at 7. He won't eat anything hot. If he covers his ears take him to the hall.\n\nThank you.\n\n[your name]\n\nFill in the [brackets].",
  ],
  [
    'Ines',
    'message to mrs patel her teacher: ines will be late on friday, blood test at 9, please save her a quiet seat',
    'Hi Mrs Patel,\n\nInes will be late on Friday, blood test at 9, please save her a quiet seat.\n\n[your name]\n\nFill in the [brackets].',
  ],
  [
    '',
    'note for our new babysitter pls. Arlo goes to bed at 7. he wont eat anything hot',
    "Dear [name],\n\nArlo goes to bed at 7. He won't eat anything hot.\n\nThank you.\n\n[your name]\n\nFill in the [brackets].",
  ],
  [
    'Jamal',
    "Email to football coach Dan. Want Jamal to stay on the team but he can't do the huddle. He's played 6 games, loves it. Sign it from Denise (his gran)",
    "Dear Dan,\n\nI want Jamal to stay on the team but he can't do the huddle. He's played 6 games, loves it.\n\nKind regards,\n\nDenise",
  ],
  [
    'Bobby',
    'write out a note for the fridge for the respite lady sat night. tea 5pm: plain pasta, blue bowl. bath is NOT happening dont try. bed 8 with the fan on',
    "Dear [name],\n\nAbout Bobby:\n\n- Tea 5pm: plain pasta, blue bowl\n- Bath is NOT happening don't try\n- Bed 8 with the fan on\n\nThank you.\n\n[your name]\n\nFill in the [brackets].",
  ],
  [
    'Skye',
    'i need a wee card to hand to people in tesco when she goes down. something like she is autistic, not naughty, please dont touch her. short enough to fit a business card. no puzzle pieces!!',
    "She is autistic, not naughty, please don't touch her.",
  ],
  [
    'Fraser',
    "Could you make me a short card I can hand to people in shops? He's 6, autistic, doesn't talk, it stops quicker if folk give us space. Want it polite but to the point, no name on it.",
    "He's 6, autistic, doesn't talk, it stops quicker if folk give us space. Thank you.",
  ],
  [
    '',
    'daily log pls: Tom up at 6, had porridge, refused shower. we tried again at 10',
    '- Tom up at 6, had porridge, refused shower\n- We tried again at 10',
  ],
  [
    '',
    'Kindly write a letter to the class teacher, Mrs Banerjee, that Tanvi cannot wear the synthetic T-shirt',
    'Dear Mrs Banerjee,\n\nTanvi cannot wear the synthetic T-shirt. I would be glad if you could [what you would like].\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].',
  ],
  [
    '',
    'write a short text to my brother telling him to wait outside, please say: my son needs five minutes',
    'Hi [name],\n\nMy son needs five minutes.\n\n[your name]\n\nFill in the [brackets].',
  ],
])('[GC25] %s: whoever says to whom and what gets it, in their own words: %s', (name, message, text) => {
  expect(reply(message, name)).toMatchObject({ is: 'answer', text });
});

test.each([
  ['can u write a letter to the council', /What should it say\?/],
  ['write the teacher a note about marking', /What should it say about marking\?/],
  ['do me a complaint', /Who is it to, and what should it say\?/],
  ['need an email to school about what happened today', /What should it say about what happened today\?/],
  ['write something for my mother in law so she gets it', /What should it say\?/],
  // Half of what is meant, and all that only tells us why.
  [
    'Can you make a letter for the principal so my son can be excused in the flag ceremony, it is too loud for him',
    /What should it say\?/,
  ],
  [
    'She cries every night and I left my husband. Please write a note to the teacher.',
    /What should it say\?/,
  ],
  [
    'Please write a two-line thank-you to the neighbour who mended his wheel without asking him anything.',
    /What should it say\?/,
  ],
  [
    'I want to write a note for the neighbour, nice, not asking for pity. can you help me',
    /What should it say\?/,
  ],
  ['Trying to write her a birthday card. She hates jokes. What’s left?', /should it say/],
  ['write a little note for the hairdresser so Donna knows what to expect', /What should it say\?/],
  // Nobody can tell who "he" is, or whether "she" reads it.
  ['help me write to my pastor. On Sunday he called my daughter out. She cried.', /What should it say\?/],
  ['Help me write to the head. She’s reasonable, she’s just new.', /What should it say\?/],
])('[GC25] what is missing is asked for, free: %s', (message, question) => {
  const asked = reply(message);
  expect(asked).toMatchObject({ is: 'asks', choices: [] });
  expect(asked.text).toMatch(question);
});

test('[GC25] what is answered then is written, to whom was said before or now', () => {
  const [, note] = talk('need a note for the teacher', 'my son didnt sleep. let him have his headphones');
  expect(note).toMatch(/^Dear \[name\],\n\n.*My son didn't sleep.*Let him have his headphones/s);
  const [, complaint] = talk(
    'do me a complaint',
    'to the bus company. the driver shouted at my son on monday. i want an apology',
  );
  expect(complaint).toMatch(
    /^Dear \[name\],\n\nThe driver shouted at my son on Monday\. I want an apology\./,
  );
  const [, left] = talk('can u write a letter to the council', 'never mind');
  expect(left).toBe('All right, I’ll leave it. I’m here whenever you like.');
});

test('[GC40] after a letter that was not right it is asked what it should say, and what is dictated stands', () => {
  const [first, again, second] = talk(
    'write a note to his teacher: my son is tired',
    'he would never read that. shorter please',
    'my son slept badly',
  );
  expect(first).toMatch(/^Dear \[name\],\n\nMy son is tired\./);
  expect(again).toMatch(/^Send me what it should say this time/);
  expect(second).toMatch(/^Dear \[name\],\n\nMy son slept badly\.\n/);
});

test.each([
  "Write a letter to his teacher. He loves maps. Don't mention that he hits and he's been excluded.",
  "Write a letter to his teacher. He loves maps. He's been excluded but we don't want anyone to know.",
  "Write a letter to his teacher. He loves maps. He's been excluded. Nobody at school is to know this.",
  'Write a letter to his teacher without mentioning that he was excluded. He loves maps. He was excluded in May.',
  'Write a letter to his teacher. He loves maps. Please leave his exclusion out. He was excluded.',
  'Write a letter to his teacher. He loves maps. He was excluded, that’s private.',
  "Write a letter to his teacher. I don't want the exclusion in it. He loves maps.",
])('[GC25] where something is not to be mentioned, only what is sent then stands there: %s', (message) => {
  const [asked, letter] = talk(message, 'he loves maps');
  expect(asked).toMatch(/I’ll use only what you send me now/);
  expect(letter).toMatch(/He loves maps\./);
  expect(letter).not.toMatch(/exclu|hits/i);
});

test.each([
  'note home: Noah hit him first and he bit Noah',
  'write a note to the parents: another boy pushed him',
])('[GC25] a note home names no other child: %s', (message) => {
  expect(reply(message)).toMatchObject({ is: 'asks' });
});

test('[GC25] what speaks of whoever reads it, or is said to us, is left out by name', () => {
  const { text } = reply(
    "Could you write an email to my son's teacher, Mrs Bell, asking for the seating plan the day before? My son can't sleep after a change. She's lovely but very busy.",
  );
  expect(text).toMatch(
    /I would like to ask for the seating plan the day before\. My son can't sleep after a change\.\n/,
  );
  expect(text).toMatch(/I left out “She's lovely but very busy”\./);
  expect(
    reply("Draft a letter to the head. My son was sent out four times. I'm dreading this.").text,
  ).toMatch(
    /sent out four times\. I would be glad if you could \[what you would like\]\.\n[^]*I left out “I'm dreading this”/,
  );
});

test('[GC25] what a school is asked not to do is asked', () => {
  const { text } = reply(
    'email to the head asking them not to restrain my son or hold him down, he has a heart condition',
  );
  expect(text).toContain('Please do not restrain my son or hold him down, he has a heart condition.');
});

test('[GC25] every word stays, and a dose stands as it was written', () => {
  const { text } = reply(
    'write a note for the sitter: he has 4 u insulin at 6pm; he answers honestly and at length',
  );
  expect(text).toContain('4 u insulin at 6pm');
  expect(text).toContain('honestly and at length');
});

test('[GC25] on its page what the page has for such a reader is given, where nothing else is told', () => {
  const pressed = (message: string) => answerChat({ ...ask(message), page: 'toys-when-older' }, new Map());
  const letter = pressed('can you write a letter to school about it');
  expect(letter).toMatchObject({ is: 'answer', pages: ['toys-when-older'] });
  expect(letter.text).toMatch(/^Dear \[…\],\n\nMy child carries \[…\]\./);
  expect(pressed('can you write a letter to my boss about it')).toMatchObject({ is: 'asks' });
  expect(pressed('can you write a letter to school: my son is tired').text).not.toContain('carries');
});

test.each([
  '60 words for his report: he loves maths',
  'short message to the class whatsapp, she isnt rude',
  'shift handover pls: Priya slept till 10',
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
  'the report comment upset me',
  'he got a birthday card from his dad and tore it up',
  'should the school be allowed to give him a red card for it',
  'give me the words to say to my son when I drop him off',
  'what can i say to the woman in the shop',
  'packing list for camp',
])('[GC25] what speaks of writing, or is to be said aloud, is no wish for a letter: %s', (message) => {
  expect(questionFormIn(message)).not.toBe('letter');
});

test('[GC25] whoever wants to send somebody a message is asked what it should say', () => {
  const { text } = reply('just want to send the head a message but keep it nice. about the trip', 'Saoirse');
  expect(text).toMatch(/What should it say/);
});

test('[GC40] what is dictated when it was asked for is written, whoever it speaks of', () => {
  const [, second = ''] = talk(
    'They want to cut his 1:1 aide. I need an email to send before Thursday',
    'To Mrs. Alvarez, the case manager. He is doing well because of the aide. When she was out sick two days in February he ran out to the parking lot. I want to see the data before Thursday.',
  );
  expect(second).toMatch(/^Dear Mrs\. Alvarez,\n\nI am writing about/);
  expect(second).toMatch(/When she was out sick two days in February he ran out to the parking lot\./);
  const [, third = ''] = talk(
    'I need an email to send before Thursday',
    "I just told you. It's to Mrs. Alvarez. Say we don't agree to the cut, and please send me the data before Thursday. From Dana",
  );
  expect(third).toBe(
    "Dear Mrs. Alvarez,\n\nWe don't agree to the cut, and please send me the data before Thursday.\n\nKind regards,\n\nDana",
  );
});

test('[GC40] a log that was taken for a letter is asked for again, and is a log', () => {
  const [, second = '', third = ''] = talk(
    'Can you write a note for the social worker? Last night Kay pulled the drawers out and threw them.',
    "No, it's not a letter, it's a daily log. And you've not mentioned contact was due this morning.",
    'Contact was due at 10 this morning. Last night at 7 Kay pulled the drawers out and threw them. She let me help tidy up.',
  );
  expect(second).toMatch(/^Send me what it should say this time, and I’ll write it again/);
  expect(third).toBe(
    '- Contact was due at 10 this morning\n- Last night at 7 Kay pulled the drawers out and threw them\n- She let me help tidy up',
  );
});
