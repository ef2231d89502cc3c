// "No" is said first: why in one sentence, what to do instead, whom to call. Free, and before any page is looked for.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { redFlags, refusals } from '#generated/refusals';
import { type AskedChild, childAskedAbout } from '../message/child-asked-about.ts';
import { namesMedicine, namingScreens } from '../message/medicine-words.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { numbered } from './numbered.ts';
import { ofMedicine } from './of-medicine.ts';
import type { RefusalRead } from './read-refusal.ts';
import { isAskedFor, type RedFlag, type Refusal } from './refusal.ts';
import { fillStep } from './steps.ts';

export function refusalTo(message: string, child: AskedChild, read?: RefusalRead): string | null {
  const refusal = refusalIn(message, read);
  return refusal === undefined ? null : refusalText(refusal, message, child);
}

function refusalText(refusal: Refusal, message: string, child: AskedChild): string {
  const line = (text: string) => fillStep(child, text, refusal.id);
  const no = refusal.fromDoctor !== undefined && isFromDoctor(message) ? refusal.fromDoctor : refusal.no;
  return [`${line(no)} ${line(refusal.why)}`, numbered(refusal.instead.map(line)), line(refusal.call)].join(
    '\n\n',
  );
}

/** "The doctor mentioned melatonin, is it safe at her age?" is not done on one's own; bought without them it is. */
const isFromDoctor = (message: string): boolean =>
  /\b(?:doctors?|dr|gp|pa?ediatrician|nurse|clinic|consultant|psychiatrist|neurologist|hospital|camhs|pharmacist)\b (?:\w+ ){0,3}?(?:mention|suggest|said|says|offer|recommend|prescrib|want|brought|talk|rais|put|start|gave)\w*/i.test(
    message,
  ) &&
  !/\b(?:buy|order|online|shop|amazon|instead of|without|behind|don'?t (?:want to )?(?:tell|wait)|more than|double|half|extra|(?:said|says) (?:no|not))\b/i.test(
    message,
  );

/**
 * The same for what was read without being named. A medicine that nobody has named is taken for one at the beginning of a talk only,
 * and that is said; in a talk about something else "half" is half of that.
 */
export function refusalToUnnamed(
  read: RefusalRead,
  { turns, message }: Pick<ChatAsk, 'turns' | 'message'>,
  child: AskedChild,
): string | null {
  const refusal = refusals.find(({ id }) => id === read);
  if (!refusal) return null;
  if (!ofMedicine.has(refusal.id)) return refusalText(refusal, message, child);
  const told = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const isNamed = [...told, message].some((text) => namesMedicine(text));
  if (!isNamed && told.length > 0) return null;
  return `${refusalText(refusal, message, child)}${isNamed ? '' : `\n\n${ifNoMedicine}`}`;
}

const ifNoMedicine = 'I’m taking this to be about a medicine. If it’s something else, tell me what it is.';

/** A carer tells that others did what must not be done: that is said, and what can be done today. */
export function toldOf(message: string, child: AskedChild): string | null {
  const text = message.slice(0, 4000).replaceAll('’', "'");
  if (!byOthers.test(text) || isOldTreatment(text)) return null;
  const told = refusals.find(
    ({ says, told: say }) => say !== undefined && says.some((one) => one.test(text)),
  )?.told;
  if (told === undefined) return null;
  const line = (one: string) => fillStep(child, one, 'told');
  return [line(told), numbered(afterwards.map(line)), line(whoHelps)].join('\n\n');
}

/** "Last time it took three people to hold him": of a treatment long ago, with a question about the next one. */
const isOldTreatment = (text: string): boolean =>
  /\b(?:last time|the time before|years? ago|when (?:he|she|they) (?:was|were) (?:\d+|little|small|younger|a baby))\b/i.test(
    text,
  ) &&
  /\b(?:blood tests?|injections?|jabs?|vaccin\w*|needles?|dentist\w*|operation|x-?ray|scan|cannula|stitches|eye test)\b/i.test(
    text,
  ) &&
  partsAsked(text).length > 0;

const byOthers =
  /\b(?:they|school|teachers?|staff|ta|tas|adults?|aide|nursery|club|driver|carers?|respite|nurses?|coach|someone|people|guard|officer|principal|bus|he|she)\b[^.?!]{0,60}\b(?:sat|held|holds?|pinned|restrained|tied|strapped|locked|locks|shut|hit|hits|smacked|slapped|flogged|beat|took|takes|forced|forces|made|dragged)\b/i;

const afterwards = [
  '**Look after {name} first.** Quiet, {comfort}, no questions tonight. If there are marks or pain, see a doctor and take photos.',
  '**Write it down today.** Who, when, where, how long, what {name} showed you. Word for word, with the date.',
  '**Ask in writing for their account.** From the head or manager: what happened, why, who was there, and what they will do instead from tomorrow.',
];
const whoHelps =
  'If {he} {is} not safe there, keep {him} at home until it’s settled. Anyone can tell child protection or the police; an autism organisation can help you with the letter.';

/** "Write to the head that I do not want him restrained" asks for the opposite. */
const notWanted =
  /\b(?:do(?:es)?n'?t|do(?:es)? not|never) want (?:him|her|them|(?:my|our) (?:son|daughter|child|boy|girl)|\{child\}) (?:to (?:ever )?be |being )?(?:\w+ )?(?:restrained|held|pinned|locked|isolated|secluded|shut|smacked|hit|forced|punished|grabbed|dragged)\b[^.?!,;]*/giu;

/** By its words, unless the message has been read as asking for nothing of the kind. Whose medicine it is weighs more than how it is to be given. */
export const refusalIn = (message: string, read?: RefusalRead): Refusal | undefined => {
  const text = namingScreens(message.slice(0, 4000).replaceAll('’', "'")).replace(notWanted, ' ');
  const isAsked = isAskedFor(text) && read !== 'none';
  const forms = [text, withoutMarks(text)];
  const found = refusals.filter(
    ({ says, isAlways }) =>
      (isAsked || isAlways === true) && says.some((one) => forms.some((form) => one.test(form))),
  );
  return found.find(({ id }) => id === 'somebody-elses-medicine') ?? found[0];
};

/** What would be refused is about a medicine. */
export const isOfMedicine = (message: string, read?: RefusalRead): boolean => {
  const id = refusalIn(message, read)?.id ?? read;
  return id !== undefined && id !== 'none' && ofMedicine.has(id);
};

/** Whom to ring about a dose. */
export const doseCall = (child: AskedChild): string =>
  refusals
    .filter(({ id }) => id === 'doses')
    .map(({ id, call }) => fillStep(child, call, id))
    .join('');

/** As patterns count words: "when she's been naughty" has four. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(?<=\w)'(?=\w)/g, '')
    .replaceAll(/[,;:()"“”-]+ ?/g, ' ')
    .replaceAll(/ {2,}/g, ' ');

/** A question about the doctor after something that a doctor should see: the answer is never left to a page. */
export function healthAgain(
  { turns, message }: Pick<ChatAsk, 'turns' | 'message'>,
  child: AskedChild,
): string | null {
  if (!asksAboutDoctor.test(message) || flagIn(message)) return null;
  const flag = turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => flagIn(content))
    .findLast((one) => one?.again !== undefined);
  return flag?.again === undefined ? null : fillStep(child, flag.again, flag.id);
}

/** Something was told in this talk that a doctor should see. */
export const isFlagged = ({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): boolean =>
  [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message].some(
    (text) => flagIn(text) !== undefined,
  );

const asksAboutDoctor =
  /\b(?:worr(?:y|ied)|concerned|wait and see|leave (?:it|him|her|them)\b.{0,12}\?)|\b(?:do|should|must|shall|can|need|have to)\b.{0,40}\b(?:doctor|clinic|hospital|gp|travel|emergency|a&e|er)\b|\b(?:dangerous|serious|poison\w*)\b/i;

const flagIn = (message: string): RedFlag | undefined => {
  const text = message.slice(0, 4000).replaceAll('’', "'");
  return redFlags.find(({ says }) => says.some((one) => one.test(text)));
};

/** "They upped it, now she has a rash, ring them tomorrow?" asks for no medicine: when to ring is what counts. */
export const tellsOfReaction = (message: string): boolean => flagIn(message)?.id === 'reaction-to-medicine';

/** By its name in `content/en/red-flags`. */
export const flagHeard = (message: string): string | null => flagIn(message)?.id ?? null;

/** When to see a doctor, where the message tells of something that should be seen soon. */
export function doctorLine(message: string, child: AskedChild): string {
  const flag = flagIn(message);
  return flag ? fillStep(child, flag.doctor, flag.id) : '';
}

/** What was done already or hurts now, and what is done about it: before the no to doing it, and before help that speaks of something else. */
export function afterDeed({ message, profile }: Pick<ChatAsk, 'message' | 'profile'>): string | null {
  const flag = flagIn(message);
  if (!flag || !ofDeeds.has(flag.id)) return null;
  return fillStep(childAskedAbout({ message, profile, carePlan: '', turns: [] }), flag.doctor, flag.id);
}
const ofDeeds: ReadonlySet<string> = new Set([
  'pinned-down',
  'cure-given',
  'chest-pain',
  'hands-on-a-throat',
]);

/** By its name in `content/en/refusals`. */
export const refusalHeard = (read: RefusalRead, message: string): string | null =>
  refusalIn(message, read)?.id ?? refusals.find(({ id }) => id === read)?.id ?? null;

/** The first words of a refusal, for what comes in place of the whole: help in danger does not leave a request open. */
export function refusalHead(
  read: RefusalRead,
  { message, profile }: Pick<ChatAsk, 'message' | 'profile'>,
): string | null {
  const refusal = refusalIn(message, read) ?? refusals.find(({ id }) => id === read);
  if (!refusal) return null;
  const child = childAskedAbout({ message, profile, carePlan: '', turns: [] });
  return `${fillStep(child, refusal.no, refusal.id)} ${fillStep(child, refusal.why, refusal.id)}`;
}
