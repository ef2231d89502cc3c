import { describe, expect, test } from 'vitest';
import { CarerProfile, isInTheFuture } from './carer-profile.ts';
import { UserDocumentPatch } from './user-document.ts';

const mo = { accountCreator: 'other', firstName: 'Mo', lastName: 'Harbour', dob: '1988-02-29' };
const issuesOf = (profile: unknown) =>
  CarerProfile.safeParse(profile).error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);

describe('a carer’s profile', () => {
  test('takes names of every script, trimmed', () => {
    expect(CarerProfile.parse({ ...mo, firstName: '  محمد ', lastName: 'O’Brien-Şahin' })).toMatchObject({
      firstName: 'محمد',
      lastName: 'O’Brien-Şahin',
    });
  });

  test('[CP5] takes out of a name what nobody can see', () => {
    const read = CarerProfile.parse({ ...mo, firstName: 'M\u0000o\u202E', lastName: ' علی\u200Cرضا\u200F ' });
    expect([read.firstName, read.lastName]).toEqual(['Mo', 'علی\u200Cرضا']);
  });

  test('says which fields it can’t take', () => {
    expect(issuesOf({ accountCreator: 'king', firstName: ' ', lastName: 'x'.repeat(101), dob: '' })).toEqual(
      expect.arrayContaining([
        'accountCreator creator-missing',
        'firstName required',
        'lastName too-long',
        'dob required',
      ]),
    );
    expect(issuesOf({ ...mo, firstName: '\u200B\u202E' })).toEqual(['firstName required']);
  });

  test.each(['1987-02-29', '1988-13-01', '1888-01-01', '01.02.1988', '2000-00-10'])(
    '[US4] %s is no calendar day',
    (dob) => expect(issuesOf({ ...mo, dob })).toContain('dob invalid'),
  );

  test('[US4] a day is in the future only when it has begun nowhere', () => {
    const now = new Date('2026-11-15T11:00:00Z');
    expect(isInTheFuture('2026-11-15', now)).toBe(false);
    expect(isInTheFuture('2026-11-16', now)).toBe(false);
    expect(isInTheFuture('2026-11-16', new Date('2026-11-15T09:00:00Z'))).toBe(true);
    expect(isInTheFuture('2026-11-17', now)).toBe(true);
  });

  test.each([
    'credits',
    'plan',
    'isAdmin',
    'aiUsage',
    'email',
    'uid',
    'createdAt',
    'lastLogin',
    '__proto__x',
  ])('[US2] a merge that names %s is refused whole', (field) =>
    expect(UserDocumentPatch.safeParse({ firstName: 'Mo', [field]: 1 }).success).toBe(false),
  );
});
