// Whom the carer means by "he" and "she". What the form says of the child is not always what is typed: a line for a girl may say "he has
// to wear his jumper", copied from last year or typed by a grandparent, and where it names nobody else that is the child everywhere.
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import { type Gender, genderOf } from '@calmbridge/reader/story-line/people';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';

const said = {
  m: /\b(?:he|him|his|himself)\b/i,
  f: /\b(?:she|her|hers|herself)\b/i,
} as const;

/** The gender by which the line speaks of the child: the profile's, or the other where only that is said and nobody else is there. */
export function genderOfLine(about: string, gender: Gender | null): Gender | null {
  if (gender !== 'm' && gender !== 'f') return gender;
  const other = gender === 'm' ? 'f' : 'm';
  const isSaidSo = said[other].test(about) && !said[gender].test(about);
  return isSaidSo && !mayBeAnother(about, other) ? other : gender;
}

const mayBeAnother = (about: string, gender: Gender): boolean => {
  const mayBe = (one: Gender | null): boolean => one === gender || one === 'x';
  return (
    termsOf(about).some(({ lower }) => mayBe(genderOf(lower))) ||
    peopleIn(about).some((who) => who.split(' ').every((word) => genderOf(word) === null)) ||
    /^\p{Lu}\p{Ll}+$/u.test(subjectIn(about) ?? '')
  );
};
