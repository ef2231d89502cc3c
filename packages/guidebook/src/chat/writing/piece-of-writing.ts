// A letter, a note, a text or a record out of what somebody said should stand in it: their own facts in their own words, and gaps
// where a name is wanted that nobody told. Nothing is made up around them.
import type { AskedChild } from '../message/child-asked-about.ts';
import { type Addressee, greeting } from './addressee.ts';
import { isBlock } from './listed.ts';
import { isDone } from './mended.ts';
import type { WishToWrite } from './wish-to-write.ts';

/** Null where what it is to say is not surely known. To whom it goes is a gap where nobody said it. */
export function pieceOfWriting(wish: WishToWrite, child: AskedChild): string | null {
  const { piece, addressee, asked, says, leftOut, holdsBack } = wish;
  if (holdsBack !== null || (says.length === 0 && asked === '')) return null;
  if (piece === 'spoken') return spoken(wish, child);
  const isBare = piece === 'record' || piece === 'card' || piece === 'profile';
  const hasBlock = says.some(isBlock);
  const isList =
    !hasBlock &&
    says.length > 1 &&
    (piece === 'record' || piece === 'profile' || (piece === 'note' && !says.every(isSentence)));
  const body = hasBlock
    ? withBlocks([asked, ...says].filter(Boolean))
    : isList
      ? [asked, says.map((one) => `- ${one.replace(/\.$/u, '')}`).join('\n')].filter(Boolean).join('\n\n')
      : [asked, ...says.map((one) => withStop(toReader(one, addressee))), requestGap(wish)]
          .filter(Boolean)
          .join(' ');
  const text = isBare
    ? [isBare && piece !== 'card' ? ofWhom(wish, child, body) : body]
    : [
        greeting(piece === 'text' ? 'Hi' : 'Dear', addressee),
        [
          opening(wish, child, isList),
          courteous.test(asked) && !child.isUnknown && !isNamed(body, child)
            ? withName(body, child.facts.name)
            : body,
        ]
          .filter(Boolean)
          .join(isList ? '\n\n' : ' '),
        closing(wish),
      ];
  const letter = text.join('\n\n');
  return [
    letter,
    letter.includes('[') ? 'Fill in the [brackets].' : '',
    leftOut.length === 0
      ? ''
      : `I left out ${leftOut.map((one) => `“${one}”`).join(', ')}. If it should be in, ask me again and tell me everything it should say.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Sentences one after the other, a list under its label by itself. */
const withBlocks = (says: readonly string[]): string =>
  says
    .reduce<string[]>((done, one) => {
      const last = done.at(-1);
      if (isBlock(one) || last === undefined || isBlock(last))
        return [...done, isBlock(one) ? one : withStop(one)];
      return [...done.slice(0, -1), `${last} ${withStop(one)}`];
    }, [])
    .join('\n\n');

/** What goes into a form or hangs on a wall says of whom it is. */
function ofWhom({ piece, says }: WishToWrite, child: AskedChild, body: string): string {
  const name = child.isSelf ? '' : child.isUnknown ? '' : child.facts.name;
  if (name === '') return body;
  if (piece === 'profile') return says[0]?.includes(name) ? body : `About ${name}\n\n${body}`;
  return isNamed(body, child) ? body : withName(body, name);
}
/** The first "he" or "she" that begins a sentence. */
const withName = (text: string, name: string): string =>
  text.replace(
    /(?<=^|- |[.!?] |["“])(?:He|She)(['’]s)?(?= (\p{Ll}+))/u,
    (_, short: string | undefined, next: string) =>
      short === undefined ? name : `${name} ${isDone.test(next) ? 'has' : 'is'}`,
  );

/** To be said or put down in somebody's own words: no greeting, and the child by name once. */
function spoken({ says, matter }: WishToWrite, child: AskedChild): string {
  const text = says.map(withStop).join(' ');
  const named =
    child.isUnknown || child.isSelf || isNamed(text, child) ? text : withName(text, child.facts.name);
  const about = matter === '' ? '' : `About ${matter}: `;
  return `You could put it like this: "${about}${named}"`;
}

/**
 * "They changed his seat" is said to us of whoever reads it: told without them, it is the same and accuses nobody. Only where one thing
 * was surely done, to one thing or somebody, and the sentence says nothing else of them; any other stays as it was written.
 */
function toReader(text: string, addressee: Addressee | null): string {
  if (
    !/\b(?:school|nursery|teachers?|head|senco|staff|team|office|club|council|clinic|surgery)\b/iu.test(
      addressee?.said ?? '',
    )
  )
    return text;
  return text.replace(done, (_, verb: string, whom: string, rest: string) => {
    const subject = { him: 'He was', her: 'She was', them: 'They were' }[whom.toLowerCase()];
    return `${subject ?? `${whom.charAt(0).toUpperCase()}${whom.slice(1)} was`} ${verb}${rest}`;
  });
}
/** Of what ends in "s" nobody knows from its letters whether it is one or many. */
const one = String.raw`(?:his|her|their|the) (?!(?:children|people|men|women|teeth|feet|staff|police|last|first|next)\b)[\p{L}-]*(?!s)\p{L}`;
const ending = String.raw`(?: (?:without|to|from|into|in|on|at|for|when|again|after|before|last|this|today|yesterday)\b(?:(?! (?:and|but|or|so|then)\b)[^,;])*)?(?: (?:and|but|so) (?:he|she|i|we|it)\b.*)?[.!]?`;
const done = new RegExp(
  String.raw`^They (moved|changed|swapped|switched|removed|replaced|cancelled|stopped|shortened|reduced|closed|excluded|suspended|punished|asked) (him|her|them|${one})(${ending})$`,
  'isu',
);

/** A letter that tells and asks for nothing leaves whoever reads it guessing: what is wanted only the carer knows. */
function requestGap({ piece, addressee, asked, says }: WishToWrite): string {
  const text = [asked, ...says].join(' ');
  return piece !== 'letter' || addressee === null || addressee.isFamily || asks.test(text)
    ? ''
    : 'I would be glad if you could [what you would like].';
}
const asks =
  /\?|\b(?:please|would like|i (?:want|need|ask|hope|expect)|we (?:want|need|ask|hope|expect)|(?:don't|do not) want|could you|can you|let (?:him|her|them|us|me)|thank|sorry|grateful|invite|we'd like|i'd like)\b/iu;

const withStop = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** "He hums", "if he is late, wait": no bare "bed at 7". */
const isSentence = (text: string): boolean =>
  /^(?:he|she|they|we|i|it|there|please|if|when|don't|my|our|his|her|the|this|\{child\}|\p{Lu}\p{Ll}+)['’ ]/iu.test(
    text,
  ) && /\b(?:is|are|has|have|was|were|will|can|do|does|did|'s|'ve|'re|\p{L}+(?:n't|ed|s))\b/u.test(text);

/** Of whom it is, unless it says so or the reader knows; and what it is about. */
function opening(
  { piece, addressee, matter, asked, says, relation }: WishToWrite,
  child: AskedChild,
  isList: boolean,
): string {
  const text = [asked, ...says].filter(Boolean).join(' ');
  const who =
    addressee?.isFamily || isNamed(text, child) || !(isList || spokenOf.test(text))
      ? ''
      : nameFor(child, relation);
  const about = [who, matter].filter(Boolean).join(' and ');
  if (about === '' || courteous.test(asked)) return '';
  if (isList) return `About ${about}:`;
  return piece === 'text' ? `It’s about ${about}.` : `I am writing about ${about}.`;
}

/** It begins with a thank-you or a sorry. */
const courteous = /^(?:Thank you for|I am sorry)\b/u;
const spokenOf = /\b(?:he|she|him|his|her|hers|they|them|their)\b/iu;
const isNamed = (text: string, { facts, isUnknown }: AskedChild): boolean =>
  (!isUnknown && text.toLowerCase().includes(facts.name.toLowerCase())) ||
  /\b(?:[Mm]y|[Oo]ur) (?:\p{L}+ )?(?:son|daughter|child|boy|girl|lad|brother|sister|grand\p{L}+|nephew|niece|kids?)\b|(?:^|[.!?] )(?!(?:He|She|They|It|We|The|This|That|There|If|When|Please|My|Our|His|Her|Their|No|On|At|In|Not|For|And|But|Could|Would|Last)\b)\p{Lu}\p{Ll}+ (?:is|has|was|can|can['’]t|won['’]t|cannot|will|\p{Ll}{2,}s)\b/u.test(
    text,
  );

function nameFor({ facts, isUnknown, isSelf }: AskedChild, relation: string): string {
  if (isSelf) return '';
  if (!isUnknown) return facts.name;
  return relation === '' ? '[name]' : `my ${relation}, [name]`;
}

function closing({ piece, signedBy }: WishToWrite): string {
  const name = signedBy || '[your name]';
  if (piece === 'text') return name;
  return piece === 'note' ? `Thank you.\n\n${name}` : `Kind regards,\n\n${name}`;
}
