// What a carer tells in haste, as sentences that can be sent: who did it is named once, and what stands in a row of commas is joined.
import { cleanText, isRepeatable } from '#plan/clean';
import { spelled } from '../answer/spelled.ts';
import { kindOfWords, subjectOf } from './word-kinds.ts';

export type Told = {
  sentences: string[];
  /** "Bed at 7", "two books": no sentences, but fine one under another. */
  points: string[];
  /** What can't be turned into either, in the carer's words. */
  left: string[];
};

export type About = {
  /** "Marcus", "he"; empty where nobody is named. */
  subject: string;
  again: string;
  /** A day that is over is told in the past. */
  isPast: boolean;
};

type Run = { subject: string; verbs: string[] };

export function toldSentences(texts: readonly string[], about: About): Told {
  const told: Told = { sentences: [], points: [], left: [] };
  for (const text of texts) {
    if (!isRepeatable(text)) {
      told.left.push(cleanText(text));
      continue;
    }
    addSentence(text, about, told);
  }
  return told;
}

function addSentence(text: string, about: About, told: Told): void {
  const runs: (Run | string)[] = [];
  let isList = false;
  for (const part of partsOf(text)) {
    const kind = about.isPast && sameInPast.test(part) ? 'doing' : kindOfWords(part);
    const last = runs.at(-1);
    if (kind === 'thing' && (runs.length === 0 || isList)) {
      isList = true;
      runs.push(part);
    } else if (kind === 'doing' || kind === 'being') {
      const isOver = about.isPast && !lasts.test(part);
      const verb = kind === 'being' ? `${isOver ? 'was' : 'is'} ${part}` : part;
      if (isOfSame(last, about) && last.verbs.length < mostVerbs(about)) last.verbs.push(verb);
      else if (about.subject === '') told.left.push(part);
      else
        runs.push({
          subject: runs.length + told.sentences.length === 0 ? about.subject : about.again,
          verbs: [verb],
        });
    } else if (kind === 'joined' || (kind === 'thing' && last !== undefined)) addTo(runs, part);
    else if (isOpenCondition(last)) addTo(runs, part);
    else runs.push(runOf(part, kind, about));
  }
  const found = runs.map(asText).map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`);
  // One such among sentences is one of them: "Last week a new driver made her move".
  if (isList && told.sentences.length < found.length) told.points.push(...found);
  else told.sentences.push(...found.map((one) => (/[.!?]$/u.test(one) ? one : `${one}.`)));
}

/** "We rang his GP, had his tablets": who did the second is not who did the first. */
const isOfSame = (last: Run | string | undefined, { subject, again }: About): last is Run =>
  last !== undefined &&
  typeof last !== 'string' &&
  ([subject, again].some((one) => one.toLowerCase() === last.subject.toLowerCase()) ||
    (isName.test(last.subject) && !ofAnother.test(last.subject)));
const isName = /^\p{Lu}\p{Ll}+$/u;
const ofAnother =
  /^(?:We|They|She|He|It|You|Nobody|Everyone|There|Mum|Mummy|Mom|Dad|Daddy|Nan|Nana|Gran|Granny|Grandad|Staff|Nurse|Doctor|Auntie|Uncle)$/u;
/** What somebody is, also when the day is over. */
const lasts =
  /^(?:allergic|autistic|non-?verbal|non-?speaking|unable|able|afraid|scared|sensitive|diabetic|epileptic|asthmatic|deaf|blind|coeliac|celiac|intolerant|vegetarian|vegan)\b/iu;

/** A name is not said again and again. */
const mostVerbs = ({ again }: About): number => (/^(?:he|she)$/u.test(again) ? 2 : 3);
/** "Read 4 pages", of a day that is over. */
const sameInPast = /^(?:read|cut|hit)\b/iu;

function runOf(part: string, kind: ReturnType<typeof kindOfWords>, { subject }: About): Run | string {
  if (kind === 'order') return /^please\b/iu.test(part) ? part : `please ${part}`;
  if (kind === 'skill') return subject === '' ? part : `${possessive(subject)} ${part}`;
  const who = kind === 'clause' ? subjectOf(part) : null;
  return who === null || /^['’]/u.test(part.slice(who.length)) || anotherDoes.test(part)
    ? part
    : { subject: who, verbs: [part.slice(who.length).trim()] };
}

const anotherDoes = /\b(?:and|but|so) (?:he|she|they|we|i|it)\b/iu;

const possessive = (subject: string): string =>
  ({ he: 'his', she: 'her', they: 'their' })[subject.toLowerCase()] ?? `${subject}’s`;

/** "If he screams" waits for what is to be done then. */
const isOpenCondition = (last: Run | string | undefined): boolean =>
  typeof last === 'string' && /^(?:if|when|whenever|once|unless|while)\b/iu.test(last) && !last.includes(',');

function addTo(runs: (Run | string)[], part: string): void {
  const last = runs.at(-1);
  if (last === undefined) runs.push(part);
  else if (typeof last === 'string') runs[runs.length - 1] = `${last}, ${part}`;
  else last.verbs[last.verbs.length - 1] = `${last.verbs.at(-1)}, ${part}`;
}

function asText(run: Run | string): string {
  if (typeof run === 'string') return run;
  const verbs = run.verbs.slice(0, -1);
  const last = run.verbs.at(-1) ?? '';
  const subject = run.subject === 'i' ? 'I' : run.subject;
  if (verbs.length === 0) return `${subject} ${last}`;
  const before = verbs.join(', ');
  if (/ and /u.test(last) && !/ and /u.test(before)) return `${subject} ${before}, ${last}`;
  return `${subject} ${before}${verbs.length === 1 && /,| and /u.test(before) ? ',' : ''} and ${last}`;
}

/** At commas that stand in no brackets, and before an "and" that goes on with what somebody did. */
const partsOf = (text: string): string[] =>
  mended(text)
    .split(/[,;]\s+(?![^()]*\))|\s+[–-]\s+/u)
    .flatMap((part) => {
      const [, first = '', second = ''] = /^(.+?) (?:and|but) (.+)$/u.exec(part) ?? [];
      const isTwo = ['doing', 'being'].includes(kindOfWords(second)) && kindOfWords(first) === 'being';
      return isTwo ? [first, second] : [part];
    })
    .map((part) => part.replace(/^(?:and|also|plus|oh and) /iu, '').replace(/[.\s]+$/u, ''))
    .map((part) =>
      part.replace(
        /^(no|nothing|\d+) ((?:(?!not )\p{L}+ ){0,2})(given|needed|used|taken|eaten)$/iu,
        '$1 $2was $3',
      ),
    )
    .map((part) =>
      part
        .replace(
          /^(\p{Lu}\p{Ll}+) (?=(?:up|out|home|back|asleep|awake|fine|calm|happy|tired|upset)\b)/u,
          '$1 was ',
        )
        .replace(/^(?=(?:good|great|low|bad) mood\b)/iu, 'in a '),
    )
    .filter((part) => /\p{L}/u.test(part));

const haste: readonly (readonly [RegExp, string])[] = [
  [/\bv\b(?= \p{L})/gu, 'very'],
  [/\b(?:cos|cuz|bc)\b/giu, 'because'],
  [/\b(?:tmrw|tmr|2moro|tomoz)\b/giu, 'tomorrow'],
  [/\byr\b/giu, 'year'],
  [/\bu\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bb4\b/giu, 'before'],
  [/\bits(?= (?:the|a|an|not|too|just|been|because|all|his|her|so|very|ok|fine)\b)/giu, "it's"],
  [/,?\s*\b(?:pls|plz|please|thanks|thx|thank you)\b[\s.!]*$/giu, ''],
  [/^(?:yeah|so|well|basically|anyway|ok|oh),? /iu, ''],
];
/** A dose stands as it was written. */
const ofMedicine =
  /\d\s?(?:u|ml|mg|mcg|g|units?|puffs?|tabs?|drops?)\b|\b(?:insulin|tablets?|medicines?|meds|dose|inhaler|epi-?pen|pump|oxygen|prn)\b/iu;
const mended = (text: string): string =>
  ofMedicine.test(text)
    ? cleanText(text)
    : haste.reduce((done, [pattern, by]) => done.replace(pattern, by), spelled(cleanText(text)));
