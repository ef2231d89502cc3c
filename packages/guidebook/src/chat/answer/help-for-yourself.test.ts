// To a grown-up nothing is said of teachers and uniforms, and nothing is lost that a doctor should see.
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { ask } from '../testing/asks.ts';
import { answerOn } from './answer.ts';
import { helpForYourself } from './help-for-yourself.ts';

test('[GC57] what is a matter of school days stays out of the help for a grown-up', () => {
  const child = childAskedAbout(ask('I am autistic and can’t cope with phone calls'));
  for (const topic of topics.filter(({ forYourself }) => forYourself))
    expect(answerOn(topic, { child, message: 'I am autistic', carePlan: '' }), topic.id).not.toMatch(
      /\b(?:the|your) teachers?\b|\buniform\b|\bschool bus\b|\bplay specialists\b|\byoung child\b/,
    );
});

test('[GC57] whom a grown-up can turn to is kept, and so is the school where they speak of it', () => {
  const help = 'Ask the teacher for breaks. If sleep or school suffer, see the doctor. Eat first.';
  expect(helpForYourself(help, 'I am 34')).toBe('If sleep or school suffer, see the doctor. Eat first.');
  expect(helpForYourself(help, 'I am 17 and at school it is too loud')).toBe(help);
});
