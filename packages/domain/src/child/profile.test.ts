import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, disagreeingAge, withDob } from './age.ts';
import { withNoneAlone } from './choices.ts';
import { isEmptyProfile, isSameProfile } from './compare.ts';
import { ChildProfile, emptyProfile } from './profile.ts';
import { profileFrom } from './profile-from.ts';
import { sanitiseLine, sanitiseProfile, sanitiseText } from './sanitise.ts';

const leo: ChildProfile = {
  ...emptyProfile,
  name: 'Leo',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
const issuesOf = (profile: unknown) => {
  const read = ChildProfile.safeParse(profile);
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path[0], message]));
};

test('[CP1] the profile has 28 fields, and three of them are required', () => {
  expect(Object.keys(emptyProfile).filter((field) => field !== 'meanings')).toHaveLength(28);
  expect(issuesOf(emptyProfile)).toEqual({
    importantRoles: 'roles-required',
    name: 'name-required',
    carePlans: 'plans-required',
  });
  expect(issuesOf({ ...leo, name: '  ' })).toEqual({ name: 'name-required' });
  expect(issuesOf(leo)).toEqual({});
});

test('[CP2] two kinds of plan need what they are about', () => {
  const both: ChildProfile = { ...leo, carePlans: ['behavioralSensoryManagement', 'dietFocusedCarePlan'] };
  expect(issuesOf(both)).toEqual({
    sensorySensitivities: 'sensory-required',
    dietRestrictions: 'diet-required',
  });
  expect(issuesOf({ ...both, sensorySensitivities: ['None'], dietRestrictions: ['Vegan'] })).toEqual({});
});

test('[CP3] no known allergies stands alone', () => {
  const nka = 'NKA (No Known Allergies)';
  expect(issuesOf({ ...leo, dietRestrictions: [nka] })).toEqual({});
  expect(issuesOf({ ...leo, dietRestrictions: [nka, 'Halal'] })).toEqual({
    dietRestrictions: 'nka-with-others',
  });
});

test('[CP4] limits hold to the character', () => {
  const of = (length: number) => 'x'.repeat(length);
  expect(
    issuesOf({ ...leo, name: of(100), comfortItems: of(100), notes: of(500), triggers: of(1000) }),
  ).toEqual({});
  expect(
    issuesOf({ ...leo, name: of(101), comfortItems: of(101), notes: of(501), triggers: of(1001) }),
  ).toEqual({ name: 'too-long', comfortItems: 'too-long', notes: 'too-long', triggers: 'too-long' });
});

test.each(['', '0', '6', '120'])('[CP4] the age "%s" is taken', (age) => {
  expect(issuesOf({ ...leo, age })).toEqual({});
});
test.each(['121', '-1', '6.5', 'six', '1000'])('[CP4] the age "%s" is not', (age) => {
  expect(issuesOf({ ...leo, age })).toEqual({ age: 'age-out-of-range' });
});
test.each(['2024-02-30', '24-01-01', 'March 2024'])('[CP4] "%s" is not a day', (day) => {
  expect(issuesOf({ ...leo, dob: day, diagnosisDate: day })).toEqual({
    dob: 'not-a-day',
    diagnosisDate: 'not-a-day',
  });
});

describe('[CP5] texts are cleaned before use', () => {
  test.each([
    ['  Leo \n Maria ', 'Leo Maria'],
    ['Le\u0000o\u0007', 'Leo'],
    ['\u202EoeL\u202C', 'oeL'],
    ['Le\u200Bo\uFEFF\u200D', 'Leo'],
    ['<b>Leo</b><script>alert(1)</script>', 'Leoalert(1)'],
    ['<scr<b>ipt>Leo', 'Leo'],
    ['Leo <img src=x onerror=alert(1)', 'Leo img src=x onerror=alert(1)'],
    ['I <3 trains, 5 < 6 > 4', 'I <3 trains, 5 < 6 > 4'],
    ["Zoë O'Neil-Łuk", "Zoë O'Neil-Łuk"],
    ['👩‍👧', '👩‍👧'],
    ['مى‌خواهم', 'مى‌خواهم'],
  ])('%j becomes %j', (typed, clean) => expect(sanitiseLine(typed)).toBe(clean));

  test('notes keep their lines', () => {
    expect(sanitiseText(' a \r\n\r\n\r\n\r\n b\t c ')).toBe('a\n\nb c');
  });
  test('cleaning twice changes nothing', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'<>/!ab \n\u200B\u200D\u202E\u0000é👧') });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (typed) => {
        expect(sanitiseLine(sanitiseLine(typed))).toBe(sanitiseLine(typed));
        expect(sanitiseText(sanitiseText(typed))).toBe(sanitiseText(typed));
        expect(sanitiseLine(typed)).not.toMatch(/<[a-z/!]/i);
      }),
    );
  });
  test('a name that is only markup is empty', () => {
    expect(issuesOf(sanitiseProfile({ ...leo, name: '<b>\u200B</b>' }))).toEqual({ name: 'name-required' });
  });
});

test('[CP6] "None" lets the others go, and another lets "None" go', () => {
  expect(withNoneAlone(['Light', 'Sound'], ['Light', 'Sound', 'None'])).toEqual(['None']);
  expect(withNoneAlone(['None'], ['None', 'Touch'])).toEqual(['Touch']);
  expect(withNoneAlone(['None'], [])).toEqual([]);
  expect(withNoneAlone(['Light'], ['Light', 'Touch'])).toEqual(['Light', 'Touch']);
});

test('[CP7] an age follows the date of birth until it is given by hand', () => {
  const today = '2026-11-15';
  expect([ageOn('2020-11-15', today), ageOn('2020-11-16', today), ageOn('2027-01-01', today)]).toEqual([
    6,
    5,
    null,
  ]);
  const first = withDob({ ...leo, age: '' }, '2020-03-01', today);
  expect(first.age).toBe('6');
  expect(withDob(first, '2018-03-01', today).age).toBe('8');
  expect(withDob({ ...leo, age: '9' }, '2020-03-01', today).age).toBe('9');
  expect(disagreeingAge({ age: '9', dob: '2020-03-01' }, today)).toBe(6);
  expect(disagreeingAge({ age: '6', dob: '2020-03-01' }, today)).toBeNull();
  expect(disagreeingAge({ age: '', dob: '2020-03-01' }, today)).toBeNull();
});

test('[CP8] the same words in another order, with other spaces, are the same submission', () => {
  const one: ChildProfile = { ...leo, sensorySensitivities: ['Light', 'Sound'], notes: 'Loves trains.' };
  const other: ChildProfile = { ...one, name: ' Leo ', sensorySensitivities: ['Sound', 'Light'], age: '' };
  expect(isSameProfile(one, other)).toBe(true);
  expect(isSameProfile(one, { ...other, notes: 'Loves boats.' })).toBe(false);
  expect([isEmptyProfile({ ...emptyProfile, notes: '  ' }), isEmptyProfile(leo)]).toEqual([true, false]);
});

test('[CP9] what was kept comes back as it was typed', () => {
  const typed: ChildProfile = { ...leo, age: 'six', notes: ' two  spaces ', gender: 'Male' };
  expect(profileFrom(typed)).toEqual(typed);
  expect(
    profileFrom({ name: 'Leo', gender: 'Dragon', carePlans: ['x', 'customizedCarePlans'], notes: 4 }),
  ).toEqual({ ...emptyProfile, name: 'Leo', carePlans: ['customizedCarePlans'] });
});

describe('[CP12] what phrases mean', () => {
  test('old profiles stay valid, and limits hold', () => {
    const { meanings: _, ...old } = leo;
    expect(ChildProfile.parse(old).meanings).toEqual({});
    expect(issuesOf({ ...leo, meanings: { 'hair cut': 'haircut', 'the bells': '' } })).toEqual({});
    for (const bad of [
      { ['x'.repeat(201)]: 'haircut' },
      { '': 'haircut' },
      { 'hair cut': 'Haircut <b>' },
      { 'hair cut': 4 },
      Object.fromEntries(Array.from({ length: 41 }, (_one, at) => [`phrase ${at}`, ''])),
    ])
      expect(Object.keys(issuesOf({ ...leo, meanings: bad }))).toEqual(['meanings']);
    const most = Object.fromEntries(Array.from({ length: 40 }, (_one, at) => [`phrase ${at}`, '']));
    expect(issuesOf({ ...leo, meanings: most })).toEqual({});
  });
  test('phrases are cleaned as the texts are, and another meaning is another submission', () => {
    const one: ChildProfile = { ...leo, meanings: { ' hair  <b>cut</b>': 'haircut', 'the bells': '' } };
    const other: ChildProfile = { ...leo, meanings: { 'the bells': '', 'hair cut': 'haircut' } };
    expect(sanitiseProfile(one).meanings).toEqual({ 'hair cut': 'haircut', 'the bells': '' });
    expect(isSameProfile(one, other)).toBe(true);
    expect(isSameProfile(one, { ...leo, meanings: { 'hair cut': 'hair-wash', 'the bells': '' } })).toBe(
      false,
    );
  });
  test('they come back as they were kept, without what is none', () => {
    const kept = { 'hair cut': 'haircut', 'the bells': '', other: 'No Id', more: 3 };
    expect(profileFrom({ ...leo, meanings: kept }).meanings).toEqual({
      'hair cut': 'haircut',
      'the bells': '',
    });
    expect(profileFrom({ ...leo, meanings: ['x'] }).meanings).toEqual({});
  });
});
