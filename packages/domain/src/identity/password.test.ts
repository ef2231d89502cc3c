import { describe, expect, test } from 'vitest';
import { newPasswordRefusal, passwordLength } from './password.ts';

const refusal = (password: string, minLength = 6) =>
  newPasswordRefusal(password, minLength, 'mo@example.org');

describe('a new password', () => {
  test('[ID3] needs the configured length', () => {
    expect(refusal('kvxz4')).toBe('identity/password-too-short');
    expect(refusal('kvxz47')).toBeNull();
    expect(refusal('kvxz47', 7)).toBe('identity/password-too-short');
  });

  test('[ID3] is counted in characters as people see them', () => {
    expect(passwordLength('🦋🦋🦋')).toBe(3);
    expect(refusal('🦋🐢🦊')).toBe('identity/password-too-short');
  });

  test.each(['thequietharbour', 'ТИХАЯГАВАНЬ', '83026417', 'a b c d e f', 'äöüßéñ', '🦋🐢🦊🐌🐝🐙'])(
    '[ID3] may be of one kind of character only: %s',
    (password) => expect(refusal(password)).toBeNull(),
  );

  test('[ID3] may be 128, 200 or 1,024 characters long, and no longer', () => {
    for (const length of [128, 200, 1024]) expect(refusal('xkcd'.repeat(256).slice(0, length))).toBeNull();
    expect(refusal('xkcd'.repeat(257))).toBe('identity/password-too-long');
  });

  test.each([
    'password',
    'Password',
    'PASSWORD1',
    'Password123!',
    'p@ssw0rd',
    'P@$$w0rd',
    '123456',
    '1234567890',
    'qwertyuiop',
    'iloveyou',
    'letmein',
    'Sunshine2024',
    'aaaaaaaaaaaa',
    '000000',
    '1q2w3e4r',
    'ｐａｓｓｗｏｒｄ',
    'trustno1',
    'calmbridge',
  ])('[ID4] %s is too common', (password) => expect(refusal(password)).toBe('identity/password-too-common'));

  test.each([
    'correct horse battery staple',
    'sunshine over harbour',
    'Passwordless-tea',
    'monkeywrench77x',
    '60417735',
  ])('[ID4] %s is not', (password) => expect(refusal(password)).toBeNull());

  test('[ID4] is not the own e-mail address or its name', () => {
    const own = (password: string) => newPasswordRefusal(password, 6, 'mo.harbour@example.org');
    expect(own('Mo.Harbour@example.org')).toBe('identity/password-too-common');
    expect(own('mo.harbour')).toBe('identity/password-too-common');
    expect(own('mo.harbour likes tea')).toBeNull();
  });
});
