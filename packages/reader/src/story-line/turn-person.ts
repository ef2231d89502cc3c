// A carer's words in the child's voice: "he gets his bag" and "you get your bag" are "I get my bag".
import { type Gender, genderOf, isMany } from './people.ts';
import { infinitiveOf, type Term, termsOf } from './terms.ts';

export type Speaking = {
  /** Null where nobody said: "he" and "she" may be the child then, and "they" may be anybody. */
  childGender: Gender | null;
  /** People a pronoun may mean who were named before these words. */
  others: readonly Gender[];
  /** "I" is the carer, since the child is spoken of as he, she or by name. */
  isCarer: boolean;
};

const childWord = 'Kidname';
const placeholders = /\{child(\d*)\}/g;
const ownChild =
  /\b(?:my|our) (?:\p{L}+ )?(?:(?:little |foster |step|grand)?(?:son|daughter|child|boy|girl|lad|lass)|student|pupil)\b(?! (?:friend|scout))|\b(?:my|our) \d+[- ]?(?:year|yr)[- ]?old\b/giu;

/** Names as one word each, so that the library sees a person. */
export const withNames = (text: string): string =>
  text
    .replace(ownChild, childWord)
    .replace(placeholders, (_, number: string) => `${childWord}${number === '' ? '' : number}`);

const namesBack = (text: string): string => text.replace(/\bKidname(\d+)\b/g, '{child$1}');

const third: Readonly<Record<string, { gender: Gender; is: 'subject' | 'object' | 'own' | 'self' }>> = {
  he: { gender: 'm', is: 'subject' },
  him: { gender: 'm', is: 'object' },
  his: { gender: 'm', is: 'own' },
  himself: { gender: 'm', is: 'self' },
  she: { gender: 'f', is: 'subject' },
  her: { gender: 'f', is: 'own' },
  herself: { gender: 'f', is: 'self' },
  they: { gender: 'x', is: 'subject' },
  them: { gender: 'x', is: 'object' },
  their: { gender: 'x', is: 'own' },
  themself: { gender: 'x', is: 'self' },
};

/** Whether the child is told of as somebody else: then "I" in it is the carer's. */
export function tellsOfChild(text: string, childGender: Gender | null): boolean {
  const terms = termsOf(withNames(text));
  const seen: Gender[] = [];
  for (const [at, term] of terms.entries()) {
    if (isChildWord(term)) return true;
    const pronoun = third[term.lower];
    if (pronoun && whoIs(pronoun.gender, seen, childGender) === 'child') return true;
    const gender =
      genderAt(terms, at, childGender) ??
      (isName(term) ? nameGender(term, terms[at - 1], childGender) : null);
    if (gender && (childGender === 'x' || !isMany(term.lower))) seen.push(gender);
  }
  return false;
}

const isChildWord = ({ text }: Term): boolean => /^Kidname(?:['’]?s)?$/.test(text);
const isName = ({ tags, text }: Term): boolean =>
  /^\p{Lu}/u.test(text) && (tags.has('Person') || tags.has('FirstName') || tags.has('LastName'));

/** "We lost Bunny": a capital inside a sentence is somebody's, if it is no day and no place. */
const isCalled = ({ tags, text }: Term, before: Term | undefined): boolean =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  tags.has('Noun') &&
  !['Date', 'Place', 'WeekDay', 'Month', 'Holiday', 'Organization', 'Pronoun'].some((tag) => tags.has(tag)) &&
  !/^(?:to|at|in|from|near|for|on)$/.test(before.lower);

/**
 * Whom a name may stand for: Auntie Bev is the aunt, and a woman's name beside a boy is not "he". Of a name that may be of the child's
 * own gender nothing is known.
 */
export function nameGender(
  { tags }: Term,
  before: Term | undefined,
  childGender: Gender | null,
): Gender | null {
  if (before !== undefined && /^\s*$/.test(before.post) && genderOf(before.lower) !== null) return null;
  const named = tags.has('FemaleName') ? 'f' : tags.has('MaleName') ? 'm' : 'x';
  return childGender === 'm' || childGender === 'f' ? (named === childGender ? 'x' : named) : 'x';
}

/** A helper may be he or she; of Helper Sarah her name says which. */
export function genderAt(terms: readonly Term[], at: number, childGender: Gender | null): Gender | null {
  const [term, next] = [terms[at], terms[at + 1]];
  const gender = genderOf(term?.lower ?? '');
  const isCalledNext =
    gender === 'x' && next !== undefined && /^\s*$/.test(term?.post ?? ',') && isName(next);
  return isCalledNext ? nameGender(next, undefined, childGender) : gender;
}

function whoIs(
  gender: Gender,
  seen: readonly Gender[],
  childGender: Gender | null,
): 'child' | 'other' | 'unsure' {
  if (gender === 'x')
    return seen.length > 0 || (childGender !== 'x' && childGender !== null)
      ? 'other'
      : childGender === 'x'
        ? 'child'
        : 'unsure';
  // A boy is not "she".
  if (childGender !== null && childGender !== 'x' && childGender !== gender) return 'other';
  if (seen.includes(gender)) return 'other';
  if (!seen.includes('x')) return 'child';
  return 'unsure';
}

/** The words turned, or null where it is not sure who is meant. "~" marks a second verb of the child's. */
export function turnPerson(text: string, speaking: Speaking): string | null {
  const terms = termsOf(withNames(text));
  const seen: Gender[] = [...speaking.others];
  const told: string[] = [];
  let verbOf: 'third' | 'you' | null = null;
  let hasVerb = false;
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    const next = terms[at + 1];
    const { lower } = term;
    const pronoun = third[lower];
    let word = term.text;
    if (/^(?:i|me|my|mine|myself)$/.test(lower)) {
      if (speaking.isCarer) return null;
      word = lower === 'i' ? 'I' : lower;
      verbOf = null;
    } else if (isChildWord(term)) {
      const isSubject = next !== undefined && startsVerb(next, terms[at + 2]);
      const isOwner = /s$/.test(term.text) && term.text !== childWord;
      word = isOwner ? (isOwned(term, next) ? 'my' : 'mine') : isSubject ? 'I' : 'me';
      if (isSubject) [verbOf, hasVerb] = ['third', false];
    } else if (pronoun) {
      const who =
        isTheChild(terms, at, pronoun, speaking) || isTreated(terms, at, pronoun, speaking)
          ? 'child'
          : isOfOthers(terms, at, pronoun)
            ? 'other'
            : whoIs(pronoun.gender, seen, speaking.childGender);
      if (who === 'unsure') return null;
      if (who === 'child') {
        const isOwn =
          pronoun.is === 'own' &&
          (lower !== 'her' || isBeforeThing(next) || isBeforeDescribed(next, terms[at + 2]));
        word = pronoun.is === 'subject' ? 'I' : pronoun.is === 'self' ? 'myself' : isOwn ? 'my' : 'me';
        if (pronoun.is === 'subject') [verbOf, hasVerb] = ['third', false];
      } else if (pronoun.is === 'subject') verbOf = null;
    } else if (lower === 'you') {
      const isObject = isObjectAfter(before, next);
      word = isObject ? 'me' : 'I';
      if (!isObject) [verbOf, hasVerb] = ['you', false];
    } else if (/^your(?:s|self)?$/.test(lower)) {
      word = { your: 'my', yours: 'mine', yourself: 'myself' }[lower] ?? 'my';
    } else if (verbOf !== null && isVerb(term)) {
      const isSecond = hasVerb && before !== undefined && /^(?:and|or|then|but)$/.test(before.lower);
      if (!hasVerb || isSecond) word = `${isSecond ? '~' : ''}${inFirst(term, verbOf)}`;
      hasVerb = true;
    } else if (/^(?:when|if|because|while|that|who|where)$/.test(lower) || startsOther(term, before)) {
      verbOf = null;
    }
    const gender =
      pronoun || isChildWord(term)
        ? null
        : (genderAt(terms, at, speaking.childGender) ??
          (isName(term) || isCalled(term, before) ? nameGender(term, before, speaking.childGender) : null));
    if (gender && (speaking.childGender === 'x' || !isMany(lower))) seen.push(gender);
    told.push(word + term.post);
  }
  return namesBack(told.join('').trim());
}

/** "You" after a preposition, after what makes or lets one do something, or after a verb that no other verb follows. */
function isObjectAfter(before: Term | undefined, next: Term | undefined): boolean {
  if (before === undefined || opensClause.test(before.lower)) return false;
  if (before.tags.has('Preposition') || /^(?:makes?|made|lets?|helps?)$/.test(before.lower)) return true;
  return isVerb(before) && !before.tags.has('Auxiliary') && !(next !== undefined && isVerb(next));
}

/**
 * "Dad is picking him up": not Dad, who does it, and nobody else is named. "Her" before a thing is whose it is: "Mum and her bag".
 */
function isTheChild(
  terms: readonly Term[],
  at: number,
  { gender, is }: (typeof third)[string] & object,
  { childGender, others }: Speaking,
): boolean {
  const isObject = is === 'object' || (terms[at]?.lower === 'her' && !isBeforeThing(terms[at + 1]));
  if (!isObject || gender === 'x' || (childGender !== null && childGender !== gender)) return false;
  // "The neighbour's rooster wakes him": one who does it.
  const people = terms
    .slice(0, at)
    .filter((term) => (genderOf(term.lower) !== null || isName(term)) && !/['’]s?$/.test(term.text));
  const verb = terms.slice(0, at).findIndex(isVerb);
  return (
    others.length === 0 &&
    people.length === 1 &&
    verb > 0 &&
    people[0] !== undefined &&
    terms.indexOf(people[0]) < verb &&
    // "Nanny is in hospital and we visit her": we are the child, too.
    !terms.slice(verb, at).some((term) => opensClause.test(term.lower) || /^(?:we|us)$/.test(term.lower))
  );
}

/** "The nurse puts the cream on her arm": such people do it to somebody else. */
function isTreated(
  terms: readonly Term[],
  at: number,
  { gender, is }: (typeof third)[string] & object,
  { childGender, others }: Speaking,
): boolean {
  const people = terms.slice(0, at).filter((term) => genderOf(term.lower) !== null || isName(term));
  return (
    is === 'own' &&
    gender === childGender &&
    others.every((other) => other !== gender) &&
    people.length === 1 &&
    treats.test(people[0]?.lower ?? '') &&
    /^(?:on|in|into|to|round|around|under|behind|over|at)$/.test(terms[at - 1]?.lower ?? '') &&
    body.test(terms[at + 1]?.lower ?? '')
  );
}
const treats =
  /^(?:nurse|doctor|dentist|orthodontist|barber|hairdresser|therapist|optician|surgeon|paramedic|midwife)$/;
const body =
  /^(?:arms?|hands?|legs?|foot|feet|head|hair|neck|ears?|eyes?|mouth|teeth|tooth|skin|back|chest|tummy|finger|fingers|toes?|knee|shoulder|nose|face)$/;

/** "People say things they do not mean", "fire doors that shut on their own", "Mohammed is having his hernia done". */
function isOfOthers(
  terms: readonly Term[],
  at: number,
  { gender, is }: (typeof third)[string] & object,
): boolean {
  const before = terms.slice(0, at);
  if (gender === 'x') return before.some(({ tags }) => tags.has('Plural') && !tags.has('Pronoun'));
  const [first] = terms;
  const next = terms[at + 1];
  return (
    is === 'own' && isBeforeThing(next) && first !== undefined && isName(first) && !before.some(isPronoun)
  );
}
const isPronoun = ({ lower }: Term): boolean => third[lower] !== undefined;

const opensClause = /^(?:when|if|because|while|where|how|what|why|that|who|until|before|after|so|than)$/;
const isVerb = ({ tags }: Term): boolean => tags.has('Verb') || tags.has('Modal') || tags.has('Auxiliary');
const startsVerb = (next: Term, after: Term | undefined): boolean =>
  isVerb(next) || (next.tags.has('Adverb') && after !== undefined && isVerb(after));
const isBeforeThing = (next: Term | undefined): boolean =>
  next !== undefined &&
  (next.tags.has('Noun') ||
    next.tags.has('Adjective') ||
    next.tags.has('Value') ||
    // "Waiting her turn": a verb elsewhere.
    /^(?:turn|go)$/.test(next.lower)) &&
  !next.tags.has('Pronoun');
/** "Her wobbly tooth": the library takes such words for other things than what describes. */
const isBeforeDescribed = (next: Term | undefined, after: Term | undefined): boolean =>
  next !== undefined && /(?:ly|y|ing|ed)$/.test(next.lower) && isBeforeThing(after);
/** "Ella's hearing aid": whatever stands behind it is the child's; at the end, or before what is said of it, "Ella's" stands alone. */
const isOwned = ({ post }: Term, next: Term | undefined): boolean =>
  isBeforeThing(next) ||
  (next !== undefined && /^\s*$/.test(post) && next.tags.has('Gerund') && /ing$/.test(next.lower));
/** Another subject after "and": the verbs that follow are not the child's. */
const startsOther = ({ tags }: Term, before: Term | undefined): boolean =>
  before !== undefined &&
  /^(?:and|or|then|but|so)$/.test(before.lower) &&
  (tags.has('Noun') || tags.has('Determiner'));

function inFirst({ lower, tags }: Term, from: 'third' | 'you'): string {
  if (lower === 'is' || lower === 'are') return 'am';
  if (lower === 'were') return 'was';
  if (lower === 'has') return 'have';
  if (lower === 'does') return 'do';
  if (from === 'you' || tags.has('PastTense') || tags.has('Modal') || lower === 'was') return lower;
  return /s$/.test(lower) && !/ss$/.test(lower) ? infinitiveOf(lower) : lower;
}
