// What the family keeps to itself is taken out of every box before anything is read or quoted: what is not there stands on no page that is handed
// round. It is printed once, for the family alone. Medicines, the clinic's matters and what others do to the child stay where help needs them.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isDangerous } from '../dangers.ts';
import { harmsIn } from '../harm/harm-by-others.ts';
import { tellsOfSelfHarm } from '../self-harm.ts';
import { isConfidential, ofFamily } from '../told/confidential.ts';

export type KeptPrivate = { open: ChildProfile; secrets: readonly string[] };

export function apartFromSecrets(profile: ChildProfile): KeptPrivate {
  const secrets: string[] = [];
  const open = Object.fromEntries(
    typedTexts.filter(mayHide).map((field) => {
      const parts = partsOf(profile[field], field === 'socialSupports');
      const hidden = parts.map((_, at) => isHidden(parts, at));
      if (!hidden.includes(true)) return [field, profile[field]];
      secrets.push(...runsOf(parts, hidden));
      return [field, joined(parts.filter((_, at) => !hidden[at]))];
    }),
  );
  return { open: { ...profile, ...open }, secrets };
}

type Part = { text: string; isMember: boolean };

/** Whoever treats a child needs all of these, whoever else must not know. */
const mayHide = (field: string): boolean => field !== 'allergies' && field !== 'medications';
const isNeeded = (text: string): boolean =>
  isForClinic(text) || tellsOfSelfHarm(text) || harmsIn(text).length > 0 || isDangerous(text);

/** Sentences; of a list its members, so that one secret does not take the whole list along. */
const partsOf = (text: string, isOfPeople = false): Part[] =>
  sentencesOf(text).flatMap((sentence): Part[] => {
    const members = sentence.split(/[,;]\s+(?![^(]*\))/u);
    return members.some((member) => isConfidential(/\(([^)]*)\)/u.exec(member)?.[1] ?? '')) ||
      ((members.length > 3 || (isOfPeople && !members.some(pointsBack))) &&
        members.every((member) => member.split(/\s+/u).length <= 10))
      ? members.map((member) => ({ text: member, isMember: true }))
      : [{ text: sentence, isMember: false }];
  });

/** "Jane 0770 900, dad must not get this number": what is secret stands before it. */
const pointsBack = (member: string): boolean =>
  isConfidential(member) &&
  /\b(?:this|that|these|those|it|them|(?:the|her|his|their) (?:numbers?|address|names?))\b|^(?:but|and|so|who|private|secret|not)\b/iu.test(
    member,
  );

const isHidden = (parts: readonly Part[], at: number): boolean => {
  const text = parts[at]?.text ?? '';
  const before = parts[at - 1]?.text ?? '';
  const after = parts[at + 1]?.text ?? '';
  if (isConfidential(text)) return !isNeeded(text) || isBare(text);
  if (isNeeded(text)) return false;
  return (
    // "Keep this private" means what stands before it, and at the head of a text what follows.
    (isBare(after) && !isLabel(after)) ||
    (isBare(before) && (isLabel(before) || (at === 1 && pointsOn.test(before)))) ||
    (isConfidential(before) && leans.test(text))
  );
};

/** Tells nothing by itself: "please keep this private", "dad must not know". */
const isBare = (text: string): boolean =>
  isConfidential(text) &&
  text.split(/\s+/u).length <= 8 &&
  !/[,:;]\s+\S|\S\s*\(/u.test(text) &&
  !tellsMatter.test(text) &&
  !ofFamily.test(text);
/** Behind the word of telling, what it is: "must not know we are moving". */
const tellsMatter =
  /\b(?:know|knows|tell|told|hear|see|find out|say|mention)\b.*\b(?:about|of|that|where|we|i|why) (?!(?:it|this|that|these|yet|us|him|her|them|course|said|told|wrote|asked)\b)\p{L}/iu;
/** At the head of a text it means what follows; "school is not aware" may mean anything. */
const pointsOn =
  /\b(?:this|these|following|below|between us|private|confidential|confidence|off the record|eyes only|secret|not for)\b/iu;
const isLabel = (text: string): boolean => /:\s*$/u.test(text);
const leans = /^(?:so |please )*(?:do(?:n['’]?t| not)|never|not|they|it|we)\b/iu;

const joined = (parts: readonly Part[]): string =>
  parts
    .map(({ text, isMember }, at) => `${text}${isMember && parts[at + 1]?.isMember === true ? ', ' : ' '}`)
    .join('')
    .trim();

/** Neighbours stay in one quote. */
const runsOf = (parts: readonly Part[], hidden: readonly boolean[]): string[] =>
  parts.reduce<string[]>((runs, { text }, at) => {
    if (hidden[at] !== true) return runs;
    const last = runs.at(-1);
    return hidden[at - 1] === true && last !== undefined
      ? [...runs.slice(0, -1), `${last}${/[.!?:;,]$/u.test(last) ? '' : ','} ${text}`]
      : [...runs, text];
  }, []);
