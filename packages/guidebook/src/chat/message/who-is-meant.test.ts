// Who speaks and who is meant, as the message says it.
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { answerOn } from '../answer/answer.ts';
import { roleLine } from '../answer/role-line.ts';
import { answerChat } from '../answer-chat.ts';
import { ask } from '../testing/asks.ts';
import { speaksOfThemselfOnly, unnamedIn, worksWithChild } from './asker.ts';
import { childAskedAbout } from './child-asked-about.ts';
import { momentSaid } from './moment-said.ts';
import { bodyOf } from './texts-to-read.ts';

const meant = (message: string) => {
  const { facts, tags, isSelf } = childAskedAbout(ask(message));
  return { name: facts.name, age: facts.age, isAdult: tags.has('adult'), isSelf };
};

test('[GC15] who works with somebody, looks after a grown-up or is a relative is heard', () => {
  expect(meant('hiya, childminder here, got a lil boy 2 and half')).toMatchObject({
    name: 'the child',
    age: 2,
  });
  expect(meant('She mouths things. 5 years old. Teaching assistant in reception')).toMatchObject({
    name: 'the child',
  });
  expect(meant('guy I support (34) is up all night')).toMatchObject({ name: 'the person', isAdult: true });
  expect(meant('I am caring for a young man of 22 years in a residential home')).toMatchObject({
    name: 'the person',
    isAdult: true,
  });
  expect(meant('My brother is 41 and I took him in')).toMatchObject({ name: 'your brother', age: 41 });
  expect(meant('My lad is 19, he wants the bus')).toMatchObject({ name: 'your son', isAdult: true });
  expect(meant('We are old, and our son is fifty-two')).toMatchObject({ name: 'your son', isAdult: true });
  for (const message of [
    'I have four students who all need the quiet corner at once',
    'Fire drill on Wednesday, the head says we can’t tell anyone',
    'im 1:1 for a y4 boy and he says I embarrass him',
    'a profile for a Year 4 child who masks all day',
  ])
    expect(meant(message).name, message).toBe('the child');
  expect(meant('I have two children who both hate the fire drill').name).toBe('your child');
  expect(meant('his head teacher says he can’t bring ear defenders').name).toBe('your child');
  // The carer's own age is nobody else's.
  expect(meant('I am 52 years old. He asks for mum').age).toBeNull();
});

test('[GC34] who brings up a grandchild, or a grown-up brother, is not sent to others', () => {
  const line = (message: string) => roleLine(ask(message));
  expect(line('my grandson hates Christmas')).toMatch(/^As a grandparent/);
  expect(line('my grandson (he is 8, lives with us) hates Christmas')).toBe('');
  expect(line('my little brother is 6 and he bites me')).toMatch(/^As a brother or sister/);
  expect(line('my little brother breaks everything')).toMatch(/^As a brother or sister/);
  expect(line('my sister hits me when I do homework')).toMatch(/^As a brother or sister/);
  expect(line('my sister says the diagnosis is wrong')).toBe('');
  expect(line('My brother is 41 and I took him in after Mum passed')).toBe('');
});

test('[GC47] who asks for themself reads of no child', () => {
  const given = ask('I am autistic and can’t cope with phone calls');
  const child = childAskedAbout(given);
  expect(child.isSelf).toBe(true);
  for (const topic of topics)
    expect(answerOn(topic, { child, message: '', carePlan: '' }), topic.id).not.toMatch(
      /\byour child\b|\{|\byou (?:shows|likes|wants)\b/i,
    );
  for (const other of [
    'I’m autistic too. Do I tell her teacher?',
    'I am autistic and my daughter hates calls',
  ])
    expect(childAskedAbout(ask(other)).isSelf, other).toBe(false);
});

test.each([
  'Autistic, 24, own flat. Outgoings: rent, food, and Darren, who helps me. He gives my card back on Fridays.',
  'Autistic woman, 28. How do I thank my boyfriend, he does all the talking?',
  'how do i know if someone is actually my friend or just being nice. im 15',
  'everyone in my year is going to prom and i kind of want to go but also the dress and the noise',
  'How can I tell my support worker I don’t want her to talk while I am doing my shopping. She is nice',
])('[GC47] who begins with their own age speaks of themself: %s', (message) => {
  expect(childAskedAbout(ask(message)).isSelf).toBe(true);
});

test.each([
  'Autistic 14 yr old won’t shower, what do I do',
  'im 13, my brother is 15 and autistic and comes in without knocking. how can he learn it',
  'Autistic, 7, eats five foods',
  'Autistic, 16, diagnosed at 3. He refuses school',
  'Autistic, 16, I can’t get him out of bed',
  'I’m 19 and mum to a 2 year old who bites',
  'I’m 12 hours into a shift and a resident won’t stop screaming',
  'How do I tell my support worker he can’t have gluten? He is 6.',
  'Registration in my tutor group is chaos and one autistic lad cries',
  'Year 8 form tutor here. A girl in my form sits alone at lunch, who do I listen to?',
  'does my support worker have to come along when I take my son to the dentist',
])('[GC47] and so does nobody who tells of somebody else: %s', (message) => {
  expect(childAskedAbout(ask(message)).isSelf).toBe(false);
});

test('[GC47] what is for children only is not for a grown-up, unless the carer speaks of it', () => {
  const out = (message: string) => momentSaid(ask(message), 'adult').out;
  expect(out('he is 34 and hates noise').has('doll')).toBe(true);
  expect(out('he is 34 and loves his doll').has('doll')).toBe(false);
  const message = 'my brother is 41, he hates haircuts';
  const readings = new Map([[bodyOf(message), { nearest: [{ id: 'haircut', chance: 0.95 }] }]]);
  expect(answerChat(ask(message), readings).text).not.toMatch(/\bdoll\b|your child/i);
});

test('[GC34] a brother or sister whom the message begins with is who is meant, and is he or she', () => {
  for (const message of ['my brother repeats everything i say', 'Hi, my brother screams at my trumpet'])
    expect(childAskedAbout(ask(message)).facts, message).toMatchObject({
      name: 'your brother',
      they: { they: 'he' },
    });
  expect(meant('my sister hides in her room').name).toBe('your sister');
  for (const message of [
    'my brother says my son is spoilt',
    'My brother thinks he’ll be fine as page boy',
    'my sister-in-law stares at him',
    'my brother and his wife are coming, my daughter hates visits',
  ])
    expect(meant(message).name, message).toBe('your child');
});

test('[GC47] what somebody says of themself is not who is meant', () => {
  const they = (message: string) => childAskedAbout(ask(message)).facts.they.they;
  expect(they('I’m a dinner lady. There’s a lad who eats under the table. Do I let him?')).toBe('he');
  expect(they('im a lunch time lady, one boy never sits')).toBe('he');
  expect(they('need a note home about one girl')).toBe('she');
  expect(speaksOfThemselfOnly('how do i get my 13 yr old to shower')).toBe(false);
});

test('[GC34] who gives their age and diagnosis asks for themself', () => {
  expect(meant('i’m 22, diagnosed last year, shops make me panic').isSelf).toBe(true);
  expect(meant('he’s 22, diagnosed last year, shops make him panic').isSelf).toBe(false);
});

test('[GC52] an hour of the day is no age', () => {
  const age = (message: string) => childAskedAbout(ask(message)).facts.age;
  expect(age('Our daughter is 15. She wakes at 10, at 9.30 and today at 7')).toBe(15);
  expect(age('he still has a dummy at 7')).toBe(7);
});

test.each([
  ['He lay down by the bread. One lady tutted and one lady gave me a packet of tissues.', 'Male'],
  ['A man in the queue shouted at us. She froze. What can I do?', 'Female'],
  ['An old woman on the bus told me to control him', 'Male'],
  ['I support a lady who hates noise', 'Female'],
  ['one boy hit me again at lunch', 'Male'],
])('[GC11] who came by is not who is meant: %s', (message, gender) =>
  expect(childAskedAbout(ask(message)).facts.profile.gender).toBe(gender),
);

test.each([
  ['Cub leader here. One of our cubs melts down when his team loses', 'the child'],
  ['swimming teacher, one kid wont get out at the end', 'the child'],
  ['teaching assistant y5: he tears up his work', 'the child'],
  ['The boy I escort wants the driver to go by the fountain', 'the child'],
  ['student rocks his chair all lesson', 'the child'],
  ['babysitting for a neighbour tonight, little girl 5', 'the child'],
  ['the boy next door screams in the garden', 'the child'],
  ["hosting my sister's boy for christmas lunch", 'your nephew'],
  ['I’m her auntie and she won’t come in', 'your niece'],
  ["I'm his nan. he won't eat a thing", 'your grandchild'],
])('[GC15] who asks is no parent: %s', (message, who) => {
  expect(unnamedIn(ask(message))).toBe(who);
});

test.each([
  'his swimming teacher, Mrs Lee, shouts',
  'his teacher says he is rude',
  'my son is a student and lives in halls',
  'one of the boys hit my son at school',
  'the boy next door hit my daughter',
  'my sister says he is rude',
  'his escort left and he is sad',
  'one of my boys is autistic',
  'my daughter is babysitting for us and he screams',
  'our babysitter left, he is 4',
])('[GC15] a parent who names others stays one: %s', (message) => {
  expect(unnamedIn(ask(message))).toMatch(/^your (?:child|son|daughter)$/);
});

test.each([
  'im the escort on a school minibus. one lad undoes his belt at the lights',
  'bus escort, whats a fair way to do seats',
  'Client refuses to wear the hair net',
  'a girl on my bus sings the same line over and over',
  'i drive a school taxi, the boy wants to sit in front',
  'Dance teacher. She cannot bear the tights',
])('[GC80] who works with the child is heard from how they speak of it: %s', (message) =>
  expect(worksWithChild(message)).toBe(true),
);

test.each([
  'I drive a bus, and my boy rides with me on Saturdays',
  'Swimming instructor said he is a natural',
  'swimming teacher shouted. hes not gone back',
  'his bus escort left and he is sad',
  'a client of mine rang and my son screamed through it',
  'the girl I see every other weekend is my daughter',
])('[GC80] who only names them does not: %s', (message) => expect(worksWithChild(message)).toBe(false));

test('[GC11] what a profile leaves open is told by the carer’s words, and never against it', () => {
  const they = (message: string, gender: '' | 'Female') =>
    childAskedAbout(ask(message, { ...emptyProfile, name: 'Jack', gender })).facts.they.they;
  expect(they('he wont sleep past 3.30', '')).toBe('he');
  expect(they('he wont sleep past 3.30', 'Female')).toBe('she');
  expect(they('nails', '')).toBe('they');
});
