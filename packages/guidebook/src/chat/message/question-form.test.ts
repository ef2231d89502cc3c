import { expect, test } from 'vitest';
import { asksIfNormal, questionFormIn } from './question-form.ts';

test.each([
  ['can i let him sleep in our bed', 'may-i'],
  ['he wont let me near. can i do it when hes asleep', 'may-i'],
  ['Camping. worth a go or am I dreaming', 'may-i'],
  ['is melatonin ok', 'may-i'],
  ['same sandwich every day ok?', 'may-i'],
  ['any games for a 6yr old who hates losing?', 'which'],
  ['my grandson eats nothing I cook. What should I make?', 'which'],
  ['he keeps asking am i going to die. what do i answer', 'what-say'],
  ['where would he be getting it', 'why'],
  ['is there anything that helps with the sunday?', 'how'],
  ['I would welcome a perspective.', 'how'],
  ['what can i actually ask them for', 'how'],
  ['Should I make her say sorry?', 'may-i'],
  ['is it okay if I lock the front door at night', 'may-i'],
  ['do i have to tell the school', 'may-i'],
  ['is it normal that he only eats beige food', 'is-it'],
  ['will he ever talk?', 'is-it'],
  ['what do I say to the TA who calls her lazy', 'what-say'],
  ['how do i tell him grandad died', 'what-say'],
  ['how do I get him to brush his teeth?', 'how'],
  ['what can i do about biting', 'how'],
  ['biting', 'how'],
  ['why does she line everything up', 'why'],
  ['how come he can tie a net but not his shoe', 'why'],
  ['when should we start potty training?', 'when'],
  ['how long does a meltdown last', 'when'],
  ['which toothbrush is best', 'which'],
  ['whats a good chew toy', 'which'],
  ['what job can I give him on match day', 'which'],
  ['is it bad that i let him eat in front of the telly', 'may-i'],
  ['school want him in the play, make him or not', 'may-i'],
  ['he asks what time it is every two minutes', 'telling'],
  ["I ask 'do you want water?' and he repeats it. How can I ask him?", 'how'],
  ['how do I present this to his mum', 'what-say'],
  ['what kind of bed for a kid who climbs', 'which'],
  ['two adults sat on him at school today', 'telling'],
  ['he told me i love you with the ipad', 'telling'],
  ['write me a note for the swimming teacher', 'letter'],
  ['Kindly draft a letter to his class teacher', 'letter'],
  ['I need a packing list for the hospital', 'which'],
  ['give me three sentences to say at lunch', 'what-say'],
  ['can you set that out as a note', 'letter'],
  ['could you make a list for the sitter', 'letter'],
  ['Could you suggest wording for telling his aunt?', 'what-say'],
  ['Her written work is three lines at a time, thoughts?', 'is-it'],
  ['is it bad that he has cereal for dinner', 'is-it'],
  ['how to make a picture timetable', 'how'],
  ['how do you make a list of rules he can read', 'how'],
  ['do I put it out next to the old plate and wait', 'may-i'],
  ['she lies under her mat the whole hour. leave her there?', 'may-i'],
  ['he screams at happy birthday. skip the singing?', 'may-i'],
  ['school wants a reward chart. good idea?', 'may-i'],
  ['he wants a dress. let him?', 'may-i'],
  ['my husband says stop it. whos right', 'may-i'],
  ['she will get up and leave mid sentence', 'telling'],
] as const)('[GC16] "%s" is asked in the form %s', (message, form) =>
  expect(questionFormIn(message)).toBe(form),
);

test('[GC16] the first sentence that asks decides, whatever was told before it', () => {
  expect(questionFormIn('He is 4. He lines up cars all day. Is it normal? What can I do')).toBe('is-it');
  expect(questionFormIn('She bit me again. what do i do')).toBe('how');
});

test('[GC16] a question after what is normal is told from other yes-or-no questions', () => {
  expect(asksIfNormal('is it normal that he bites')).toBe(true);
  expect(asksIfNormal('does he bite on purpose')).toBe(false);
});
