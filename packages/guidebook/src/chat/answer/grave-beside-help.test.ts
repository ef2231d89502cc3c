import { crisisKinds } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import { expect, test } from 'vitest';
import { graveBesideHelp } from './grave-beside-help.ts';

const about = {
  message:
    'Which socks have no seams? His respite carer gives him a spare tablet from her own bag so he sleeps.',
  profile: null,
};

test('[GC85] what the help does not speak of is spoken to, and nothing is quoted', () => {
  const text = graveBesideHelp('K2', 'medicine', about);
  expect(text).toMatch(
    /^\*\*You tell of something else, too\.\*\* .*ring a pharmacist, the prescriber or a poison line/,
  );
  expect(text).not.toMatch(/[“”]|\{/);
});

test('[GC85] what the help speaks of, and what is not surely told, is left to it', () => {
  expect(graveBesideHelp('K2', 'held', about)).toBe('');
  expect(graveBesideHelp('K2', null, about)).toBe('');
});

test('[GC85] nobody who hides is told to open a door, nobody who wants to die to ring a pharmacist, and nothing stands where minutes count', () => {
  for (const kind of crisisKinds) {
    expect(graveBesideHelp(kind, 'shut-in', about), kind).toBe('');
    expect(graveBesideHelp(kind, 'carer-end', about), kind).toBe('');
  }
  expect(graveBesideHelp('K1', 'medicine', about)).toBe('');
  for (const kind of ['K4', 'K5', 'K6', 'K7', 'K9'] as const)
    for (const thing of ['body-sign', 'medicine', 'swallowed', 'danger-place'] as const)
      expect(graveBesideHelp(kind, thing, about), kind).toBe('');
});

test('[GC85] a sign in the body of whoever writes is spoken of as theirs', () => {
  const message =
    'Stairlift or bed downstairs? He is 48 and hates change. I had this pressing in my chest since Friday and it goes down the arm.';
  const text = graveBesideHelp('K1', 'body-sign', { message, profile: null });
  expect(text).toMatch(/\byou\b/);
  expect(text).not.toMatch(/\bif (?:he|she|they) /);
});
