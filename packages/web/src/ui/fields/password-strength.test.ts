import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['abc', 0],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['otters', 1],
  ['harbour7', 2],
  ['calm otters', 3],
  ['three calm otters', 4],
  ['спокойный мост', 3],
])('[UI8] %s has strength %i', (password, strength) => expect(passwordStrength(password, 6)).toBe(strength));
