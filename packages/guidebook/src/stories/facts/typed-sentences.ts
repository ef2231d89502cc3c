// What a carer typed in a box as sentences of a story: all of it, in its order, nothing cut. Where it is not sure whom "he" means the
// words stay as they are, and the story speaks of the child by name.

import { inRightCase } from '@calmbridge/reader/story-line/clause';
import { type Gender, genderOf, isCalledByIt } from '@calmbridge/reader/story-line/people';
import { withSubjectArticle } from '@calmbridge/reader/story-line/tell-phrase';
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { type Speaking, turnPerson } from '@calmbridge/reader/story-line/turn-person';
import { wordCount } from '#child/phrase-shape';
import { thirdPersonVerb } from '#child/verbs';
import { capitalised } from '#child/words';
import { actorsIn, peopleNamedIn } from './actors.ts';
import { asSentence } from './as-sentence.ts';
import { childsDoing, isRoutine, madeWhole, thingThatDoes, timeAlone } from './made-whole.ts';
import { isSentence, piecesOf, shortened } from './pieces.ts';
import { isPlain } from './plain-words.ts';
import { withoutSpeech, withSpeech } from './spoken-words.ts';

export type TypedSentences = {
  sentences: readonly string[];
  /** Some of them say "he" or "she" as typed. */
  isByName: boolean;
  /** What no story says to a child, as it was typed. */
  unsaid: readonly string[];
};

const longest = { 1: 18, 2: 14, 3: 9 } as const;

/** Whether the words are said as the child would, to the child, or of the child: then "I" is whoever typed them. */
export type Telling = 'as-child' | 'to-child' | 'of-child';

/** `grownUp` is what the child calls whoever typed it: "my phone" is Mum's. */
export type Voice = {
  tells: Telling;
  speaking: Speaking;
  grownUp: string;
  /** A time alone, as an answer to what was asked in its box; null where it says nothing. Not there for a line, which is no answer. */
  whenIs?: (time: string) => readonly string[] | null;
};

export function typedSentences(text: string, voice: Voice, level: 1 | 2 | 3): TypedSentences {
  const sentences: string[] = [];
  const unsaid: string[] = [];
  let isByName = false;
  let here: readonly Gender[] = [];
  let names = false;
  const spoken = withoutSpeech(text);
  const asTyped = (one: string): string => withSpeech(one, spoken.said);
  for (const [at, whole] of piecesOf(spoken.text).entries()) {
    const [, joint = '', piece = whole] = /^((?:then|after that|afterwards),? )?(.*)$/is.exec(whole) ?? [];
    const others = [...without(voice.speaking.others, actorsIn(piece)), ...here];
    const said = inVoice(
      piece,
      { ...voice, speaking: { ...voice.speaking, others } },
      names ? [...here, 'm', 'f'] : here,
    );
    here = [...here, ...termsOf(piece).flatMap(({ lower }) => genderOf(lower) ?? [])];
    names ||= /(?:^|\s)\p{Lu}\p{Ll}+/u.test(piece);
    if (said === null || !isPlain(said.text)) unsaid.push(asTyped(piece));
    else {
      const made = wholeOf(inRightCase(said.text), voice.whenIs);
      if (made === null) {
        unsaid.push(asTyped(piece));
        continue;
      }
      isByName ||= said.isByName;
      const [first = '', ...parts] = made.flatMap((one) => shortened(withComma(one), longest[level]));
      sentences.push(
        // "After that" says when it is; a "then" at the beginning follows nothing.
        ...[
          at === 0 && /^then/i.test(joint)
            ? first
            : `${joint.toLowerCase()}${joint !== '' && /^\p{Lu}/u.test(piece) ? capitalised(first) : first}`,
          ...parts,
        ].map((one) => `${capitalised(asTyped(asOneList(one).replace(carerWord, voice.grownUp)))}.`),
      );
    }
  }
  return spoken.said.every(isPlain)
    ? { sentences, isByName, unsaid }
    : { sentences: [], isByName, unsaid: [text.trim()] };
}

/** A sentence as it stands; other words as sentences, where it is sure how. Null where they say nothing by themselves. */
function wholeOf(text: string, whenIs: Voice['whenIs']): readonly string[] | null {
  const plain = text.replaceAll('~', '');
  if (timeAlone.test(plain)) return whenIs === undefined ? [text] : whenIs(text);
  const named = thingThatDoes(plain);
  if (named !== null) return [named];
  const own = isRoutine(plain) ? null : childsDoing(text);
  if (own !== null) return [own];
  if (isSentence(plain) && !isRoutine(plain)) return [asSentence(text)];
  if (manyDo.test(plain)) return [withSubjectArticle(text)];
  return madeWhole(text) ?? (whenIs === undefined || says(plain) ? [asSentence(text)] : null);
}
/** "The staff tell everyone", "Sara and Tom love each other": nouns to a reader of words, and people who do something. */
const manyDo =
  /^(?:(?:(?:the|my|our|all the) )?(?:staff|people|children|kids|teachers|nurses|doctors|parents|adults|grown-ups|helpers)|\p{Lu}\p{L}+ and \p{Lu}\p{L}+) (?:all |both )?\p{Ll}{3,} (?:everyone|everybody|each other|us|me|him|her|them|it|the|my|our|an?|to|in|on|at)\b/u;
/** Somebody does something in it, whatever it was read as: "The glass door slides". */
const says = (text: string): boolean =>
  termsOf(text).some(
    ({ tags }, at) => at > 0 && (tags.has('PresentTense') || tags.has('PastTense')) && !tags.has('Gerund'),
  ) || /^(?:when|if|after|before|on|in|at)\b.*, /i.test(text);

/** In the child's voice where it is sure who is meant; else as it was typed, for a story that speaks by name. */
function inVoice(
  piece: string,
  { tells, speaking }: Voice,
  here: readonly Gender[],
): { text: string; isByName: boolean } | null {
  if (tells === 'as-child' && !/\b(?:you|your)\b/i.test(piece))
    // Where the child is "they", others are "people".
    return {
      text: speaking.childGender === 'x' ? piece.replace(/\bthey (?=\p{Ll})/giu, 'people ') : piece,
      isByName: false,
    };
  // Whoever says "you" to the child means somebody else by "he".
  if (tells !== 'of-child') {
    // And by "I" the grown-up who says it.
    const said = tells === 'to-child' ? ofGrownUp(piece) : piece;
    if (said === null) return null;
    const text = turnPerson(said, { ...speaking, isCarer: false, others: ['m', 'f', 'x'] });
    return text === null ? null : { text, isByName: false };
  }
  const typed = ofGrownUp(piece);
  if (typed === null) return null;
  const turned = turnPerson(typed, { ...speaking, isCarer: true });
  // Beside the child's own name "he" is somebody else.
  const isNamed = /\{child\d*\}/.test(typed) && saysOfChild(typed, speaking.childGender);
  const isSure =
    turned !== null && !isNamed && !saysOfChild(turned, speaking.childGender) && !isAnothers(typed, speaking);
  if (isSure) return { text: withWe(turned), isByName: false };
  // "He can sit by the window" answers what the child can do, where nobody in this box is "he".
  const own = canDo.test(typed) && here.length === 0 ? turnPerson(typed, alone(speaking)) : null;
  if (own !== null && !saysOfChild(own, speaking.childGender)) return { text: own, isByName: false };
  return speaksToChild.test(typed) ? null : { text: named(typed, speaking, here), isByName: true };
}

/** "I tell Frau Weber and they walk there together": the two of them. */
const withWe = (text: string): string =>
  text.replace(/^(I \p{L}+ (?:my |the )?\p{L}+(?: \p{Lu}\p{L}+)?,? and) they\b/u, '$1 we');

/** Who does it in these very words is told apart from "him" by the words themselves. */
const without = (others: readonly Gender[], own: readonly Gender[]): Gender[] => {
  const left = [...others];
  for (const one of own) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
};

const canDo = /^(?:he|she) can\b/i;
const alone = (speaking: Speaking): Speaking => ({ ...speaking, others: [], isCarer: true });

/** "He wants to try" where nobody was named before is the child, and so is "he can", which answers what the child can do. */
function named(typed: string, { childGender, others }: Speaking, here: readonly Gender[]): string {
  const [, pronoun = ''] = /^(he|she)\b/i.exec(typed) ?? [];
  const gender = pronoun.toLowerCase() === 'he' ? 'm' : 'f';
  if (pronoun === '' || gender !== childGender) return typed;
  const isChild =
    [...others, ...here].length === 0 ||
    (canDo.test(typed) && !here.some((one) => one === gender || one === 'x'));
  return isChild ? typed.replace(/^\p{L}+/u, '{child}') : typed;
}

/** "Biscuit comes in her box": whose it is, nobody knows. "She puts it in her box" is the child's. */
const isAnothers = (typed: string, { childGender }: Speaking): boolean => {
  const [before] = typed.split(
    childGender === 'm'
      ? /\bhis\b/i
      : childGender === 'f'
        ? /\bher\b(?= (?!(?:the|an?|and|or|when|to|in|on|at|with|until|if|for|up|down|out|back|home|there|again|every|all)\b)\p{L})/iu
        : /$/,
  );
  // "Grandad forgets her name": a man's it is not. "Magic cream goes on his arm": a cream has none.
  const named = peopleNamedIn(before ?? '');
  if (
    named.length === 0 &&
    ofBody.test(typed) &&
    /\b(?:cream|drops|mask|plaster|spray|needle|tube|sticker|patch|gel|bandage|cast|splint|band|tape|soap|water|shampoo|bib|gown|cape|camera|light)\b/i.test(
      before ?? '',
    )
  )
    return false;
  if (named.length > 0 && named.every((one) => one !== 'x' && one !== childGender)) return false;
  return (
    before !== undefined &&
    before !== typed &&
    /^(?:(?:the|an?|our|some|this) )?(?!(?:when|if|after|before|on|in|at|then|maybe|today|tomorrow)\b)\p{L}+ /iu.test(
      before,
    ) &&
    !/\b(?:he|she|we|you|they|it|there|Kidname)\b|^(?:the |an? )?(?:nurse|doctor|dentist|barber|hairdresser|optician)\b/i.test(
      before,
    ) &&
    wordCount(before) >= 2
  );
};

const ofBody =
  /\b(?:his|her) (?:arms?|hands?|fingers?|legs?|foot|feet|head|hair|eyes?|ears?|mouth|nose|teeth|tooth|tummy|back|neck|skin|face|chest|knees?|toes?)\b/i;

/** A name keeps its capital, as it was typed. */
export const becauseOf = (reason: string, typed: string): string =>
  `That is because ${/^\p{Ll}/u.test(typed) && !/^I\b/.test(reason) && !isCalledByIt(reason.split(' ')[0] ?? '') ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason}`;

const carer = 'Grownup';
const carerWord = /\bgrownup\b/gi;

/** A pronoun that stays and may be the child's. */
const saysOfChild = (text: string, gender: Speaking['childGender']): boolean =>
  gender === 'm'
    ? /\b(?:he|him|his|himself)\b/i.test(text)
    : gender === 'f'
      ? /\b(?:she|her|hers|herself)\b/i.test(text)
      : /\b(?:he|him|his|she|her|they|them|their)\b/i.test(text);
/** "I" and "my" where the child is spoken of as somebody else. Null where the verb is not known. */
function ofGrownUp(piece: string): string | null {
  if (!/\b(?:I|me|my|mine|myself)\b/i.test(piece)) return piece;
  const told = piece
    .replace(/\bI am\b/g, `${carer} is`)
    .replace(
      /\bI (also |just |usually |often )?([a-z]+)/g,
      (_, before: string | undefined, verb: string) =>
        `${carer} ${before ?? ''}${isPast(verb) ? verb : thirdPersonVerb(verb)}`,
    )
    .replace(/\bmy\b/gi, `${carer}'s`)
    .replace(/\bme\b/gi, carer);
  return /\b(?:I|mine|myself)\b/.test(told) ? null : told;
}

const isPast = (verb: string): boolean => termsOf(`she ${verb} it`)[1]?.tags.has('PastTense') === true;

/** Without a verb that says who, such words can't be told of the child by name. */
const speaksToChild = /\b(?:I|me|my|mine|myself|you|your|yours|yourself)\b/i;

/** "There will be drums, about 400 people": both are there. */
const asOneList = (sentence: string): string =>
  sentence.replace(
    /^(there (?:is|are|will be|may be) [^,]+), (?!(?:but|not|no|so|which|because|just|only|and)\b)([^,]+)$/i,
    (whole, one: string, other: string) => (isSentence(other) ? whole : `${one} and ${other}`),
  );

/** "People sit, and I go up": two who do something, and no pair. */
const withComma = (sentence: string): string =>
  sentence.replace(/^([^,]+) and (?=I\b)/, (whole, left: string) =>
    isSentence(left) ? `${left}, and ` : whole,
  );
