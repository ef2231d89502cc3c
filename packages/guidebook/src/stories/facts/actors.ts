// Who does something in a carer's words: "he" and "she" may be theirs.
import { type Gender, genderOf } from '@calmbridge/reader/story-line/people';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';

/** "The tooth fairy comes", "Frau Lindner broke her leg", "the rooster crows"; a name may be anybody's. */
export function actorsIn(text: string): Gender[] {
  const terms = termsOf(withoutChild(text));
  return terms.flatMap((term, at) => (isActor(terms, at) ? (genderIn(term) ?? []) : []));
}

/** Everybody who is named, whatever they do. */
export const peopleNamedIn = (text: string): Gender[] =>
  termsOf(withoutChild(text)).flatMap((term) => genderIn(term) ?? []);

export const namesMany = (text: string): boolean =>
  termsOf(text).some(({ tags }) => tags.has('Plural') && tags.has('Noun') && !tags.has('Pronoun'));

const withoutChild = (text: string): string => text.replace(/\{child\d*\}/g, 'it');
const genderIn = (term: Term): Gender | null => genderOf(term.lower) ?? (isNamed(term) ? 'x' : null);

const isNamed = ({ text, tags }: Term): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  ['Person', 'FirstName', 'LastName', 'ProperNoun'].some((tag) => tags.has(tag)) &&
  !['Date', 'Place', 'WeekDay', 'Month', 'Holiday', 'Organization', 'Pronoun'].some((tag) => tags.has(tag));

/** A verb follows, with no more between than the rest of the name, "and" or how it is done. */
function isActor(terms: readonly Term[], at: number): boolean {
  // "The ferry to Bressay is off".
  if (/^(?:to|at|in|from|near|for|on|of|with|by|as|than|like)$/.test(terms[at - 1]?.lower ?? ''))
    return false;
  const next = terms
    .slice(at + 1, at + 4)
    .find((one, skipped) => terms[at + skipped]?.post.includes(',') === true || !goesOn(one));
  return next !== undefined && /^[^,.;!?]*$/.test(terms[at]?.post ?? '') && isVerb(next);
}
const goesOn = (term: Term): boolean =>
  term.lower === 'and' || genderIn(term) !== null || (term.tags.has('Adverb') && !isVerb(term));
const isVerb = ({ tags }: Term): boolean =>
  (tags.has('Verb') || tags.has('Modal') || tags.has('Auxiliary')) && !tags.has('Gerund');
