// Some words of a carer as one sentence of a story, or null where no clean sentence comes of them.
import { finiteAt, inRightCase, type PhraseShape, shapeOf } from './clause.ts';
import { countedNouns } from './counted-nouns.ts';
import { grandparentWords, isCalledByIt, isPersonWord, siblingWords } from './people.ts';
import { softened } from './soften.ts';
import { spelledOut } from './spelled-out.ts';
import { infinitiveOf, termsOf } from './terms.ts';
import { type Speaking, turnPerson } from './turn-person.ts';

/** `text` has no first capital and no full stop. */
export type Phrase = { shape: PhraseShape; text: string };

/** The words in the child's voice, with their kind; null where it is not sure whom they mean. */
export function readPhrase(given: string, speaking: Speaking): Phrase | null {
  const plain = spelledOut(given)
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/["“”]/g, '')
    .replace(/[\s.!?,;:…]+$/, '')
    .replace(
      /^(?:(?:and|then|so|next|after that|but)\b,?|first(?:ly)?(?:,| (?=(?:he|she|we|you|i|they|the|my|mum|mom|dad|an?|\{child\})\b)))\s*/i,
      '',
    )
    .trim();
  const turned = plain === '' ? null : turnPerson(plain, speaking);
  if (turned === null || turned === '') return null;
  const text = inRightCase(turned);
  return { shape: shapeOf(text.replaceAll('~', '')), text };
}

/** A fact, an order or a doing as a clause about the child or whoever it names; null for anything else. */
export function clauseOf({ shape, text }: Phrase): string | null {
  switch (shape) {
    case 'fact':
      return softened(withSubjectArticle(withoutEcho(text)));
    case 'order':
      return softened(`I ${text}`);
    case 'doing': {
      const [first = '', ...rest] = text.split(' ');
      if (/^(?:being|not)$/.test(first)) return null;
      const second = rest.join(' ').replace(/(?<=\band )(\p{L}+ing)\b/gu, (verb) => `~${infinitiveOf(verb)}`);
      return softened(`I ${infinitiveOf(first)} ${second}`.trim());
    }
    default:
      return null;
  }
}

/** "The bin day it is on Friday": the pronoun only says the subject again. */
function withoutEcho(text: string): string {
  const terms = termsOf(text.replaceAll('~', ''));
  const at = finiteAt(terms);
  const [before, pronoun] = [terms[at - 2], terms[at - 1]];
  if (!before || !pronoun || !/^(?:it|he|she|they)$/.test(pronoun.lower) || !before.tags.has('Noun'))
    return text;
  if (before.post.trim() !== '' || terms[0]?.tags.has('Preposition')) return text;
  return text.replace(`${before.text} ${pronoun.text} `, `${before.text} `);
}

/** "Elevator is broken" wants an article; "Mum", "school" and "Ramadan" do not. */
export function withSubjectArticle(text: string): string {
  if (text.startsWith('{child')) return text;
  const terms = termsOf(text.replaceAll('~', ''));
  const at = finiteAt(terms);
  const subject = terms.slice(0, Math.max(0, at));
  const [first] = subject;
  const head = subject.findIndex(({ tags }) => tags.has('Preposition'));
  const noun = subject[(head === -1 ? subject.length : head) - 1];
  if (!first || !noun || subject.length > 6) return text;
  if (
    /^(?:new|big|little|baby|older|younger)$/.test(first.lower) &&
    subject.some(({ lower }) => isKin(lower))
  )
    return `my ${text}`;
  const isBare =
    !first.tags.has('Determiner') &&
    !first.tags.has('Possessive') &&
    !first.tags.has('Pronoun') &&
    !first.tags.has('Value') &&
    !/^(?:my|our|this|there|it|another|some|many|other|all|both|no|one|two|those|these|at|in|on|sometimes|usually|often|today|tomorrow|then|now|maybe|soon|next|every|each|when|if)$/.test(
      first.lower,
    );
  const isOne = noun.tags.has('Singular') || (noun.tags.has('Noun') && !/s$/.test(noun.lower));
  const isName =
    subject
      .slice(0, head === -1 ? subject.length : head)
      .some(({ text: word }) => /^\p{Lu}\p{Ll}/u.test(word)) ||
    isCalledByIt(noun.lower) ||
    noun.tags.has('Pronoun');
  if (!isBare || !isOne || isName || withoutArticle.test(noun.lower)) return text;
  // "School council suggestion": more than one word, and one thing.
  if (
    (head === -1 ? subject.length : head) >= 2 &&
    noun.tags.has('Singular') &&
    !isOfNoNumber.test(noun.lower) &&
    !/ing$/.test(first.lower) &&
    subject
      .slice(0, head === -1 ? subject.length : head)
      .every(({ tags }) => tags.has('Noun') || tags.has('Adjective'))
  )
    return `the ${text}`;
  // "Tet is coming", "toast is hot": what is not known as a thing that is counted stands as it was written.
  return countedNouns.has(noun.lower) || isPersonWord(noun.lower) ? `the ${text}` : text;
}
const isKin = (word: string): boolean =>
  grandparentWords.has(word) || siblingWords.has(word) || /^(?:uncle|auntie|aunt|cousin)$/.test(word);
/** Not counted: no article is missing. */
export const isOfNoNumber =
  /(?:ing|ness|ity|ism|ance|therapy|work|practice|time|food|music|weather|school|day|traffic|water|money|news|help|hair|rain|snow|smoke|air|heat|bread|milk|rice|pasta|juice|cereal|cheese|meat|skin|homework|furniture|equipment|football|rugby|cricket|netball|basketball|tennis|maths|english|history|art|pe|staff|crew|week|month|term|year|night|morning|evening|afternoon|camp|wet play)$/;

const withoutArticle =
  /^(?:school|home|work|breakfast|lunch|dinner|tea|church|college|bed|swearing|people|children|someone|somebody|something|everyone|everybody|nobody|puberty|poop|poo|pee|cancer|christmas|summer|winter|spring|autumn|nursery|kindergarten|daycare|respite|maths|music|swimming|football)$/;

/** What stands before the verb of a clause. */
export function subjectIn(clause: string): string | null {
  const terms = termsOf(clause);
  const at = finiteAt(terms);
  return at <= 0
    ? null
    : terms
        .slice(0, at)
        .map(({ text }) => text)
        .join(' ');
}

/** The same for a clause, which is one still after the cut. */
export function cutClause(clause: string, most: number): string | null {
  const cut = cutTo(clause, most);
  return cut === null || cut === clause || shapeOf(cut.replaceAll('~', '')) === 'fact' ? cut : null;
}

/** Cut at the end to so many words, where what is left is still whole; null where nothing whole is left. */
export function cutTo(text: string, most: number): string | null {
  let told = text.trim();
  while (words(told) > most) {
    const cut = lastJoint(told);
    // "I will get a sticker if I try a bite" is no sticker for sure.
    if (cut === null || binds.test(told.slice(cut.length))) return null;
    told = cut;
  }
  return told;
}

/** A condition or a denial: what stands before it is not so without it. */
const binds = /\b(?:if|unless|without|instead|not|never|only)\b/i;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const joints =
  /,? (?:because|so that|so|when|while|if|until|unless|with|without|for|from|in|at|on|by|behind|across|past|after|before|into|instead|who|that|where|and|but|or|even|as|during|near|next to|to)\b|, /gi;

function lastJoint(text: string): string | null {
  const cuts = [...text.matchAll(joints)].map(({ index }) => text.slice(0, index)).reverse();
  return cuts.find((cut) => words(cut) >= 3 && isWhole(cut)) ?? null;
}

/** It does not end in the middle: no verb that wants more, no article, no preposition. */
function isWhole(text: string): boolean {
  const terms = termsOf(text);
  const last = terms.at(-1);
  if (!last) return false;
  if (/^(?:out|off|up|down|back|away|home|in)$/.test(last.lower)) return true;
  const isOpen =
    last.tags.has('Determiner') ||
    last.tags.has('Preposition') ||
    last.tags.has('Conjunction') ||
    last.tags.has('Auxiliary') ||
    last.tags.has('Modal') ||
    last.tags.has('Copula') ||
    /^(?:go|goes|put|puts|is|are|am|get|gets|take|takes|my|our|the|and|or|going|not|only|very|too|more|than|of|new|big|like|able|be|been|being|by|to|with|from|live|lives|sit|stay|moves?|moving|coming|staying|used|gone|went|start|starts|wants?|needs?|called|named|so|just|also|even|still|sitting|pretending|asking|making|taking|getting|putting|having|doing|trying|wanting|wants|has|have)$/.test(
      last.lower,
    );
  return !isOpen;
}
