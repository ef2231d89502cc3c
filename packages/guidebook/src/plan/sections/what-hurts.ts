// What hurts, on the first page, with what to do about it: only where that surely fits (PL35).
import { tellsOfPain } from '@calmbridge/reader/clinic/told-words';
import { inChildsVoice } from '#child/phrase-shape';
import { uncapitalised } from '#child/words';
import type { SituationKind } from '#library/entries';
import { steadySenses } from '#library/senses';
import { isNamedPeer } from '../asking/facts-of-others.ts';
import { inOwnWords, quoted } from '../carer-words.ts';
import { cleanText } from '../clean.ts';
import type { HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure } from '../hard-moments.ts';
import { isWarning } from '../meanings/own-question.ts';
import { labelOf, situationName } from '../phrases.ts';
import { isNeed } from '../reading/body-needs.ts';
import { hardEntriesOf } from '../reading/hard-entries.ts';
import { answerTold } from '../reading/told/answers.ts';
import { toldToAskSelf } from '../reading/told/confidential.ts';
import { isWrongName } from '../reading/told/wrong-name.ts';
import type { Voice } from '../voice.ts';
import { isForAllEyes } from './page-notes.ts';
import { sensesOf } from './senses.ts';

/** Three at most: what was surely read, then what is of a sure kind, then the ticked senses. */
export function hurtsOf(about: Voice): string[] {
  const voice = about.inFirstPerson();
  const mayStand = (moment: HardMoment) =>
    isForAllEyes(moment) && !isNamedPeer(moment.said) && !speaksOfCarer(moment);
  const triggers = voice.child.triggers.filter(mayStand);
  const answered = voice.child.triggers.filter(
    (moment) => moment.answer === 'helps' && isForAllEyes(moment) && moment.said.split(/\s+/u).length <= 35,
  );
  const challenges = voice.child.challenges.filter(
    (moment) => mayStand(moment) && moment.kind !== null && hurting.has(moment.kind),
  );
  const read = [
    ...triggers.filter(isSure),
    ...challenges.filter(isSure),
    ...[...triggers, ...challenges].filter(isOfKind),
  ];
  const moments = read.map((moment) => {
    const label = isSure(moment) ? labelOf(moment, situationName(moment)) : cleanText(moment.said);
    const told = moment.told === undefined ? null : toldOnPage(voice, moment.said);
    return `${inMyVoice(label, moment.said)} → ${told ?? uncapitalised(chainOf(voice, moment).fitting)}`;
  });
  const senses = sensesOf(voice)
    .filter((sense) => sense !== steadySenses && sense.change.length > 0)
    .map((sense) => `${sense.name} → ${uncapitalised(voice.line(`page-${sense.name}`, sense.change))}`);
  // What was not read stands as it is, and is asked about.
  const names = triggers.filter(({ said }) => isWrongName(said)).slice(0, 1);
  const alarms = triggers.filter(({ kind, said }) => kind === null && isWarning(said)).slice(0, 1);
  const unread = triggers
    .filter(({ answer }) => answer === undefined)
    .filter(({ kind, said }) => kind === null && !isNeed(said) && !isWarning(said) && !isWrongName(said))
    .map(({ said }) => inOwnWords(said))
    .filter((said) => !/\b(?:he|she|they|his|her|their|my)\b/i.test(said))
    .map((said) => ({ said, told: toldOnPage(voice, said) }));
  const told = unread.flatMap(({ said, told }) => (told === null ? [] : [`${quoted(said)} → ${told}`]));
  const open = unread
    .filter((one) => one.told === null)
    .slice(0, Math.max(0, 3 - moments.length - told.length))
    .map(({ said }) => quoted(said))
    .join(' ');
  // What may be about life stands first.
  return [
    ...alarms.map(({ said }) => `${quoted(said)} → ${shelterFirst}`),
    ...names.map(({ said }) => `${quoted(said)} → put the word right, use my name`),
    ...answered.slice(0, 2).map(({ said }) => quoted(said)),
    ...told.slice(0, 2),
    ...moments.slice(0, 3),
    ...(open === '' ? [] : [`${open} → ${whomToAsk(about)}`]),
    ...senses,
  ].slice(0, 3);
}

/** What sets off a seizure or brings food back is the clinic's: it stands as it was written, and with no step of ours. */
export const clinicHurts = ({ child: { clinic, profile } }: Voice): string[] =>
  hardEntriesOf(profile.triggers)
    .map(inOwnWords)
    .filter(
      (said) =>
        clinic.said.some((passage) => passage.replace(/[.!]+$/u, '') === said) &&
        isForAllEyes({ said }) &&
        said.split(/\s+/u).length <= 35 &&
        !tellsOfPain(said),
    )
    .map(quoted);

/** The family's answer from another box; where the page has it already, it is pointed at. */
function toldOnPage({ child: { profile } }: Voice, said: string): string | null {
  const told = answerTold(profile, said);
  // Two words name a thing, and do not say what to do with it.
  if (told === null || told.split(/\s+/u).length < 3 || !isForAllEyes({ said: told })) return null;
  return quoted(told);
}

const shelterFirst = 'take me to shelter or out at once, ears covered on the way';

/** No line of ours holds for a bath, a road, smoke, wet wool and a word alike. */
const whomToAsk = ({ child: { isAdult, way, profile } }: Voice): string =>
  (isAdult && way === 'speech') || toldToAskSelf(`${profile.notes}\n${profile.interactionStyle}`)
    ? 'ask me what helps: ____'
    : 'ask my family what helps: ____';

/** "Her" as in "talks to her" is no "my". */
const herAlone =
  /\bher(?=\s+(?:like|as|when|if|to|by|in|on|at|from|and|or|too|about|with|without|for|up|off|out|down|away|while|before|after)\b)/iu;

/** "Teacher raising her voice": whose voice it is stands in the words. */
const ofSomebody =
  /\b(?:teachers?|mum|mom|dad|sister|brother|cousin|nan\w*|gran\w*|someone|somebody|lady|woman|man|aunt\w*|uncle|neighbou?r|friend|staff|driver) \p{L}+(?:ing|s)? (?:his|her|their)\b/iu;

/** Where a "he" would stay beside a "me", the words stand as they were told. */
const inMyVoice = (label: string, said: string): string => {
  const mine = inChildsVoice(label);
  return /\b(?:he|she|they|him|them)\b/iu.test(mine) || herAlone.test(label) || ofSomebody.test(label)
    ? quoted(said)
    : mine;
};

/** "When I fold his towels wrong" is the carer's I: on a page in the child's voice it would say something else. */
const speaksOfCarer = ({ said }: HardMoment): boolean => /\b(?:i|me|my|we|us|our)\b/i.test(said);

/** What is hard to bear, not what is hard to do. */
const hurting: ReadonlySet<SituationKind> = new Set([
  'sound',
  'light',
  'touch',
  'smell',
  'crowd',
  'change',
  'waiting',
  'place',
  'animal',
  'care',
  'ending',
]);
