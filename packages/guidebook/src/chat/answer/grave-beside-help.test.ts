import { crisisKinds } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import { graveThings } from '@calmbridge/reader/screening/grave/grave-things';
import { expect, test } from 'vitest';
import { graveBesideHelp } from './grave-beside-help.ts';

const about = {
  message:
    'Which socks have no seams? His respite carer gives him a spare tablet of my tablets so he sleeps.',
  profile: null,
  refused: undefined,
};

test('[GC85] what help against harm by others does not speak of is spoken to, and nothing is quoted', () => {
  const text = graveBesideHelp('K2', 'medicine', about);
  expect(text).toMatch(
    /^\*\*First, what you tell by the way\.\*\* .*ring a pharmacist, the prescriber or a poison line/,
  );
  expect(text).toMatch(/Whoever else gives him medicine/);
  expect(text).not.toMatch(/[“”]|\{/);
});

test('[GC85] what it speaks of itself, and what is not surely told, is left to it', () => {
  for (const thing of [
    'held',
    'hurt-by-others',
    'shut-in',
    'neglect',
    'not-living',
    'fire-weapon',
    null,
  ] as const)
    expect(graveBesideHelp('K2', thing, about)).toBe('');
});

test('[GC85] beside any other help stands nothing', () => {
  for (const kind of crisisKinds.filter((one) => one !== 'K2'))
    for (const thing of graveThings) expect(graveBesideHelp(kind, thing, about), `${kind} ${thing}`).toBe('');
});

test('[GC85] a no of the same matter stands there already, and one of another says nothing of it', () => {
  expect(graveBesideHelp('K2', 'medicine', { ...about, refused: 'somebody-elses-medicine' })).toBe('');
  expect(graveBesideHelp('K2', 'medicine', { ...about, refused: 'hitting' })).toMatch(/poison line/);
});

test('[GC85] a sign in the body of whoever writes is spoken of as theirs', () => {
  const message =
    'Stairlift or bed downstairs? He is 48 and hates change. I had this pressing in my chest since Friday and it goes down the arm.';
  const text = graveBesideHelp('K2', 'body-sign', { message, profile: null, refused: undefined });
  expect(text).toMatch(/Call the emergency number at once with odd breathing, a tight chest/);
  expect(text).not.toMatch(/\bif (?:he|she|they) /);
});
