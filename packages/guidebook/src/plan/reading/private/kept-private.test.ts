import { emptyProfile } from '@calmbridge/domain/child/profile';
import { describe, expect, test } from 'vitest';
import { bare, planFor } from '../../testing/sample-children.ts';
import { isConfidential } from '../told/confidential.ts';
import { apartFromSecrets } from './kept-private.ts';

const partOf = (plan: string, title: string) =>
  plan.split(/\n(?=##+ )/).find((section) => section.includes(`# ${title}`)) ?? '';

test.each([
  'Between us, nursery wants to move her.',
  'Contact: Ann 07700 900123 - birth mum must not get this number.',
  'We have not told school yet.',
  'School is not aware.',
  'Not for school: her dad is in prison.',
  'Nobody else knows about the court case',
  'dad must not know I am filling this in',
  'We do it without his dad finding out',
  'This is for your eyes only',
  'staff are not to know',
  'Dad must not be told about the new flat.',
  'Dont tell his mama where he goes to school.',
  'nan 07700 900456, do not give number to her dad',
  'He does not want Maureen to know about the debt',
  'We’d rather the school did not know that we live in a refuge.',
  'Nobody at school is to know this.',
  'No one must find out',
  'He is adopted and does not know yet.',
  'He does not know yet.',
  'She doesn’t know that she was adopted',
  'Mum has cancer, the children have no idea.',
  'Dad can’t know about this',
  'Don’t let his nan find out',
  'This is not for dad.',
])('[PL35] stays with the family: %s', (said) => expect(isConfidential(said)).toBe(true));

test.each([
  'His week is split between us and his dad',
  'Nobody knows why he cries',
  'We have not told her off in weeks',
  'School is not for him',
  'People must not get too close',
  'Staff should not have hot drinks near her',
  'He does not want people to see him eat',
  'Never show him the camera',
  'Staff are not aware when he slips out of the room',
  'New staff may not know.',
  'Cuts up his food small because staff may not know he stuffs his mouth',
  'Staff may not hear him, he whispers when he needs the toilet',
  'Brushes teeth for nan, not for mum.',
  'Wears slippers at home, not for school.',
  'people who could not hear him',
  'Sleeps only between us',
  'We do not let people see him cry',
  'They do not tell staff when they need the toilet',
  'Teachers cannot know what he wants',
  'He does not know his colours yet.',
  'Counts to ten, eleven he does not know yet.',
  'Nobody can hear him when he whispers',
  'People have no idea how strong she is',
])('[PL35] is no secret: %s', (said) => expect(isConfidential(said)).toBe(false));

describe('[PL35] a secret is printed for the family alone, whatever box it stands in', () => {
  test.each([
    ['notes', 'Lists work. His mum is in hospital. Keep this private.', /mum is in hospital/],
    ['notes', 'Contact: Ann 07700 900123 - birth mum must not get this number.', /07700 900123/],
    ['socialSupports', 'Mum, Nan, Uncle Pete, Aunt Jo who drinks, dad must not know, Miss Hill', /drinks/],
    ['interactionStyle', 'Short words. Between us, preschool thinks of moving her.', /preschool/],
    ['sleepSchedule', 'In my bed. Not for school.', /In my bed/],
    ['learningStyle', 'By doing. He had a tutor who left. Please do not tell school.', /tutor/],
  ] as const)('%s: %s', (box, text, secret) => {
    const plan = planFor({ ...bare, age: '8', [box]: text, wanderingBehavior: 'runs to the park' });
    const family = partOf(plan, 'For the family only');
    expect(family).toMatch(secret);
    expect(plan.replace(family, '')).not.toMatch(secret);
  });
  test.each([
    ['notes', 'Dad is in prison. Nobody at school is to know this.', /prison/],
    ['notes', 'Lists work. He is adopted and does not know yet.', /adopted/],
    ['notes', 'Lists work. Mum has cancer, the children have no idea.', /cancer/],
    ['challenges', 'loud noise, sucks his thumb (his friends must not know)', /thumb/],
  ] as const)('%s, in other words: %s', (box, text, secret) => {
    const plan = planFor({ ...bare, age: '8', [box]: text });
    const family = partOf(plan, 'For the family only');
    expect(family).toMatch(secret);
    expect(plan.replace(family, '')).not.toMatch(secret);
    expect(family).not.toMatch(/loud noise|Lists work/);
  });
  test.each([
    ['notes', 'New staff may not know. He must wear his ear defenders in the hall.', /ear defenders/],
    ['notes', 'School is not aware. Loves trains.', /Loves trains/],
    ['safetyRisks', 'Staff are not aware when he slips out of the room', /slips out of the room/],
    ['triggers', 'people who could not hear him, noise', /noise/],
  ] as const)('%s, and no secret: %s', (box, text, open) => {
    const plan = planFor({ ...bare, age: '8', [box]: text });
    expect(plan.replace(partOf(plan, 'For the family only'), '')).toMatch(open);
  });
  test('what stands beside it in a list stays', () => {
    const socialSupports = 'Mum, Nan, Uncle Pete, Aunt Jo who drinks, dad must not know, Miss Hill';
    expect(planFor({ ...bare, age: '8', socialSupports })).toContain('“Mum, Nan, Uncle Pete, Miss Hill”');
  });
  test('what is done to a child is told to whom it must be told', () => {
    const plan = planFor({ ...bare, age: '8', notes: 'His uncle beats him. Keep this private.' });
    expect(partOf(plan, 'Before everything else')).toContain('His uncle beats him');
    expect(partOf(plan, 'One page')).not.toContain('uncle');
  });
  test('what the child is not to hear is on no page that is read together', () => {
    const notes = 'His sister asks not to mention the move to him. She must not hear it. Lists work.';
    expect(partOf(planFor({ ...bare, age: '20', notes }), 'One page')).not.toMatch(/move|hear/);
  });
});

test.each([
  ['A countdown from 5 works for the swing.', 'Gran must not know we are moving.'],
  ['She/her.', 'Please don’t tell my parents about the scam.'],
])('[PL35] a secret that tells what it is takes nothing along: %s %s', (open, secret) => {
  const kept = apartFromSecrets({ ...emptyProfile, notes: `${open} ${secret}` });
  expect(kept.open.notes).toBe(open);
  expect(kept.secrets).toEqual([secret]);
});

test.each([
  'We are in a refuge. I dont want dad to know.',
  'We moved to Leeds. I dont want his dad to know.',
  'Nan Carol lives at 4 Elm Road. We dont want dad to know.',
  'We are splitting up. We have not told the children.',
  'He was adopted at two. We dont want school to know.',
  'His real dad is in prison. I have not told school.',
  'I had a breakdown in May. Please dont tell anyone I said.',
  'He wets at night. We have not told his dad.',
  'He was excluded twice. School where he goes now must not know.',
  'I lost my job. We dont want nan to know.',
  'he still wears nappies at night. I have not told his class.',
  'She is not his birth mum. We have not told him yet.',
  'He is on a child protection plan. I dont want this shared.',
  'Mum drinks. Nobody at school knows about us.',
  'He was expelled for biting. I dont want the new school to know.',
])('[PL35] whoever it begins with, a bare one means what stands before it: %s', (notes) => {
  expect(apartFromSecrets({ ...emptyProfile, notes }).open.notes).toBe('');
});

test('[PL35] a bare one still means what stands before it', () => {
  const kept = apartFromSecrets({ ...emptyProfile, notes: 'We may move to Cork. Gran must not know.' });
  expect(kept.open.notes).toBe('');
});
