import { expect, test } from 'vitest';
import { graveBesideHelp } from './grave-beside-help.ts';

const message =
  'Which socks have no seams? His respite carer gives him a spare tablet from her own bag so he sleeps.';
const sentence = 'His respite carer gives him a spare tablet from her own bag so he sleeps.';
const about = { message, profile: null };

test('[GC85] what the help does not speak of is spoken to, in the carer’s own words', () => {
  const text = graveBesideHelp('K2', { thing: 'medicine', sentence }, about);
  expect(text).toMatch(/^\*\*First this:\*\* you write “His respite carer gives him a spare tablet/);
  expect(text).toMatch(/ring a pharmacist, the prescriber or a poison line/);
});

test('[GC85] what the help speaks of, and what is not surely told, is left to it', () => {
  expect(graveBesideHelp('K7', { thing: 'medicine', sentence }, about)).toBe('');
  expect(graveBesideHelp('K2', { thing: 'held', sentence }, about)).toBe('');
  expect(graveBesideHelp('K2', { thing: null, sentence }, about)).toBe('');
  expect(graveBesideHelp('K2', null, about)).toBe('');
});
