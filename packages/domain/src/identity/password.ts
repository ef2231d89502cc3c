import type { RefusalCode } from '../refusals.ts';
import { passwordMax } from './account.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The same password typed on another keyboard or phone may arrive in another Unicode form; this is the one we hash. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Length as people count it: an emoji is one character, not two. */
export const passwordLength = (password: string): number => [...normalPassword(password)].length;

/** Why this can't be a new password, or null. There are no rules about which kinds of characters it holds (ID3). */
export function newPasswordRefusal(password: string, minLength: number, email: string): RefusalCode | null {
  if (passwordLength(password) < minLength) return 'identity/password-too-short';
  if (password.length > passwordMax) return 'identity/password-too-long';
  if (isCommonPassword(normalPassword(password)) || isOwnAddress(password, email))
    return 'identity/password-too-common';
  return null;
}

const isOwnAddress = (password: string, email: string): boolean => {
  const typed = normalPassword(password).toLowerCase();
  return typed === email || typed === email.slice(0, email.indexOf('@'));
};
