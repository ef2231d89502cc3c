// What is written is read by who gets it: nothing that was said to us stands there, and they are spoken to.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';

const reply = (message: string, name: string, gender: 'Female' | 'Male') =>
  answerChat(ask(message, { ...emptyProfile, name, gender, age: '8' }), new Map()).text;

const letter = (body: string) =>
  `Dear [name],\n\n${body}\n\nKind regards,\n\n[your name]\n\nFill in the [brackets].`;
const text = (body: string) => `Hi [name],\n\n${body}\n\n[your name]\n\nFill in the [brackets].`;

test.each([
  [
    'Zofia',
    'Female',
    'Please can you write email to teacher. Zofia say nothing in class but at home she scream two hours every day after school. Teacher tell me "she is fine here". I want to be polite but she must understand me.',
    letter(
      'Zofia says nothing in class but at home she screams two hours every day after school. You told me "she is fine here". I would be glad if you could [what you would like].',
    ),
  ],
  [
    'Riley',
    'Male',
    'can u do me a text to his dad. its his weekend and he ALWAYS takes him soft play then brings him back in bits at 6. need him to do somewhere quieter or bring him back by 4. no drama in it pls',
    text(
      "It's your weekend and you always take him soft play then bring him back in bits at 6. Could you please do somewhere quieter or bring him back by 4?",
    ),
  ],
  [
    '{child}',
    'Male',
    'message for his dad pls. he keeps giving {child} cola before bed on his weekends and then hes up til 3. i want him to stop. dont make it sound like im nagging',
    text(
      "You keep giving {child} cola before bed on your weekends and then he's up til 3. Could you please stop?",
    ),
  ],
  [
    'Ruby',
    'Female',
    "Draft something I can send to the SENCO. They promised a quiet space in May and theres still nothing. Ruby hides in the toilets every break. I'm really angry but keep that out of it.",
    letter(
      "You promised a quiet space in May and there's still nothing. Ruby hides in the toilets every break. I would be glad if you could [what you would like].",
    ),
  ],
  [
    'Ella',
    'Female',
    "text to my sister: cant do sunday, ella had a rough week and needs a quiet day. nothing heavy. tell her we'll come the week after",
    text("Can't do Sunday, Ella had a rough week and needs a quiet day. We'll come the week after."),
  ],
  [
    'Max',
    'Male',
    'reply to school pls. they say he cant go on the trip unless i come too. ask them what support they can put in instead',
    letter(
      "I am writing about Max. You say he can't go on the trip unless I come too. Could you tell me what support you can put in instead?",
    ),
  ],
] as const)(
  '[GC76] who is written to is "you", and how it is to sound stands nowhere: %s',
  (name, gender, message, said) => {
    expect(reply(message, name, gender)).toBe(said);
  },
);

test('[GC76] a list under its label, and a list of commas, are set as lists', () => {
  expect(
    reply(
      "Could you write a short note for the substitute? I'm out Wednesday. Key points: don't touch his pencils, warn 5 min before the bell, the fire drill is at 10:40 and he needs to be walked out ahead of it. He's called Deshawn but answers to D.",
      'Deshawn',
      'Male',
    ),
  ).toContain(
    "I'm out Wednesday.\n\nKey points:\n- Don't touch his pencils\n- Warn 5 min before the bell\n- The fire drill is at 10:40 and he needs to be walked out ahead of it\n\nHe's called Deshawn but answers to D.",
  );
  expect(
    reply(
      'I need a list of things to tell the new respite carer: bed 7.30, no milk at night, he needs the landing light on, epipen in the green bag',
      'Owen',
      'Male',
    ),
  ).toBe('- Bed 7.30\n- No milk at night\n- Owen needs the landing light on\n- Epipen in the green bag');
});

test('[GC76] a line for a form or a page about somebody has no greeting, and says of whom it is', () => {
  expect(
    reply(
      'Need a line for his EHCP about toileting. He needs an adult to remind him every hour and to help with wiping.',
      'Leo',
      'Male',
    ),
  ).toBe('Leo needs an adult to remind him every hour and to help with wiping.');
  expect(
    reply(
      'can you do a one page about me for finn, he loves buses and maps, hates hand dryers, needs 10 secs to answer',
      'Finn',
      'Male',
    ),
  ).toBe('About Finn\n\n- Loves buses and maps\n- Hates hand dryers\n- Needs 10 secs to answer');
});

test('[GC76] what stands before "help me word it" is worded, without when it is to be said', () => {
  expect(
    reply(
      "Carer review on Tuesday and the social worker will ask how contact with birth mum is going. Truthfully he's wetting the bed every time after, but he lights up when he sees her. I want to put both down fairly. Can you help me word it?",
      'Leon',
      'Male',
    ),
  ).toBe(
    'You could put it like this: "About contact with birth mum: Leon is wetting the bed every time after, but he lights up when he sees her."',
  );
});

test.each([
  [
    'write a note to his teacher: he does want help and can he eat alone',
    'He does want help and can he eat alone.',
  ],
  [
    'write a note to his teacher: let him eat alone, and make him sit near the door',
    'Let him eat alone, and make him sit near the door.',
  ],
  ['write a note to his teacher: its own box is in the bag', 'Its own box is in the bag.'],
  ['write a note to his teacher: I ask that he sit at the front', 'I ask that he sit at the front.'],
  ['write a note to the new school: I want them to like him', 'I want them to like him.'],
  ['write a note to his teacher: we have a two hour wait on Monday', 'a two hour wait'],
  ['write a note to his teacher: he has 4 u insulin at 6pm', 'He has 4 u insulin at 6pm.'],
])('[GC76] what is right, and what is medical, is left as it was written: %s', (message, said) => {
  expect(reply(message, 'Kai', 'Male')).toContain(said);
});

test.each([
  [
    "Write an e-mail to his football coach, Pete. He can't cope when the drill changes. Could Pete tell him the plan at the start?",
    "Dear Pete,\n\nI am writing about Kai. He can't cope when the drill changes. Could you tell him the plan at the start?",
  ],
  [
    'I need write message to bus driver. Kai is scare of the loud radio. He cover ears and cry. Please he turn it off',
    'Kai is scared of the loud radio. He covers ears and cries. Please turn it off.',
  ],
  [
    'Reply to the teacher: she says he refuses to write. His hand hurts after two lines. Ask her if he could type.',
    'You say he refuses to write. His hand hurts after two lines. I would like to ask if he could type.',
  ],
  [
    'thank you card for his one to one, Miss Ahmed. Kai can now go in the hall because of her',
    'Dear Miss Ahmed,\n\nKai can now go in the hall because of you.\n\nThank you.',
  ],
  [
    "I want to say sorry to the neighbour for the noise at night in a short note. He's been up since March.",
    'I am sorry for the noise at night. Kai has been up since March.',
  ],
  [
    "Meeting with the head tomorrow. He's been put on half days. I want to stay calm. Could you help me put that?",
    'You could put it like this: "Kai has been put on half days."',
  ],
  [
    "make me a list of questions for the paediatrician, they're only giving us 15 minutes. sleep, the tiptoe walking, whether he needs a hearing test",
    '- Sleep\n- The tiptoe walking\n- Whether he needs a hearing test',
  ],
  [
    'Can you make this sound better: hi miss, kai didnt do his homework coz he was up all night, pls dont tell him off, thx',
    "Kai didn't do his homework because he was up all night, please don't tell him off.",
  ],
])('[GC76] in many voices it can be sent: %s', (message, said) => {
  expect(reply(message, 'Kai', 'Male')).toContain(said);
});

test('[GC76] what somebody does not want to say holds the letter back, however it is put', () => {
  for (const message of [
    'i have to email hr. my son got diagnosed and i need to change my hours to 8-3. i dont want to say what he has',
    "write a note to his teacher: he was up all night. I don't want to go into why, he was at A and E",
  ])
    expect(reply(message, 'Kai', 'Male')).toContain('I’ll use only what you send me now');
});

test('[GC76] things people say at work are listed for whoever starts a job, with a number each', () => {
  const list = reply(
    "he got a job!!! two mornings at the garden centre. he's asked me for a list of things people say to each other at work. can you make me one, he likes them numbered",
    'Patrick',
    'Male',
  );
  expect(list).toMatch(/^What people say at work[^]*\n1\. “Morning!”[^]*\n13\. /);
  expect(reply('the things people say to him at work are cruel', 'Patrick', 'Male')).not.toMatch(
    /^What people say/,
  );
});

test('[GC76] with the name that stands for a child it is the same', () => {
  expect(
    reply(
      'can you text her dad for me he never brings the blanket back and {child} wont sleep',
      '{child}',
      'Female',
    ),
  ).toContain("Hi [name],\n\nYou never bring the blanket back and {child} won't sleep.");
  expect(
    reply('Can you make this sound better: hi miss, {child} didnt do her homework, thx', '{child}', 'Female'),
  ).toContain("\n\n{child} didn't do her homework.");
});
