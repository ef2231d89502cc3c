// The notes, whole and in one place: on the first page where they are short and fit for every eye, otherwise further on. No sentence of them is
// sorted into another part, but one that names an entry stands there, and a wish that became a goal stands with the goals.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { tellsOfOthersIllness } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asSaid, toQuote } from '../carer-words.ts';
import { requestsIn, topicsIn } from '../reading/asked/requests.ts';
import { tellsOfLoss } from '../reading/body-needs.ts';
import { isForFewEyes, isOut, notesBut } from '../reading/box-words.ts';
import { isHarmfulAdvice, isHarmfulMethod } from '../reading/harm/harmful-method.ts';
import { isAside } from '../reading/tips.ts';
import { togetherIn } from '../reading/together.ts';
import { settlesTold } from '../reading/told/answers.ts';
import { isConfidential } from '../reading/told/confidential.ts';
import { isNotToMention } from '../reading/told/not-mentioned.ts';
import { speaksAsWriter, writerOf } from '../reading/told/writer.ts';
import { isTriedList, withoutWorks } from '../reading/tried.ts';
import type { Voice } from '../voice.ts';
import { wishesFor } from './goals.ts';
import { isForAllEyes, ofTheBody } from './page-notes.ts';

/** `rest` is what of notes on the first page stands further on. */
type Notes = { open: string; isOnPage: boolean; rest: string; ofFamily: string };

export function notesOf(voice: Voice): Notes {
  const { secrets, clinic } = voice.child;
  const profile = { ...voice.child.profile, notes: withoutWorks(voice.child.profile.notes) };
  const elsewhere = [
    ...wishesFor(voice),
    ...[...voice.child.triggers, ...voice.child.challenges].flatMap(({ told }) => told ?? []),
    ...(clinic.matters.has('wounds') ? [settlesTold(profile) ?? ''] : []),
    ...clinic.signs.map(({ said }) => said),
    // “Always” has it.
    ...clinic.kits,
  ].filter(Boolean);
  const isTold = (sentence: string) =>
    isAside(sentence) ||
    // Words that are gone: the clinic’s part and the sheet have it, and nobody at the door acts on it.
    (tellsOfLoss(sentence) && clinic.said.includes(sentence)) ||
    (isHarmfulMethod(sentence) && /\b(?:calms?|helps?|works?|earns?)\b/iu.test(sentence)) ||
    elsewhere.some((said) => asSaid(sentence).includes(said) || said.includes(sentence));
  const shared = new Set(openIn(profile.notes));
  const left = [...shared].filter(
    (sentence) => !isTold(sentence) && (!isOut(sentence) || isNotToMention(sentence)),
  );
  const isWriterKnown = writerOf(profile) !== null;
  // A sentence on diapers at the end is not for every eye, and takes those before it along no more; what follows it may lean on it.
  const last = left.findLastIndex((note) => !isBodyAlone(note));
  const ofBody = new Set(last === -1 ? [] : left.slice(last + 1));
  const shown = left.filter((note) => !ofBody.has(note));
  const isPart = shown.length > 0 && shown.length < left.length;
  const isOnPage =
    // What is asked of the plan is no word to whoever comes.
    !(left.length > 0 && left.every((note) => isAskedOfPlan(note, profile))) &&
    wordsOf(shown) <= mostWords &&
    (isPart ? shown : left).every(
      (note) =>
        // Whose "I" it is nobody can tell: such a note stands further on, unless it asks something of whoever comes.
        (isWriterKnown || !speaksAsWriter(note) || asksOf.test(note)) &&
        !isHarmfulAdvice(note) &&
        !isNotToMention(note) &&
        sentencesOf(note).every(isForPage),
    );
  const isElsewhere = (sentence: string) => isTold(sentence) || !shared.has(sentence);
  return {
    open: notesBut(
      profile,
      (sentence) => isElsewhere(sentence) || (isOnPage && isPart && ofBody.has(sentence)),
    ),
    isOnPage,
    rest:
      isOnPage && isPart
        ? notesBut(profile, (sentence) => isElsewhere(sentence) || !ofBody.has(sentence))
        : '',
    ofFamily: [
      ...secrets.map((said) => `“${toQuote(said)}”`),
      notesBut(profile, (sentence) => isTold(sentence) || shared.has(sentence)),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const isBodyAlone = (note: string): boolean => ofTheBody.test(note) && note.split(/\s+/u).length <= 15;

const isAskedOfPlan = (note: string, profile: ChildProfile): boolean =>
  isTriedList(note) ||
  requestsIn({ ...profile, notes: note }).length > 0 ||
  topicsIn({ ...profile, notes: note }).length > 0;

/** A short paragraph. */
const mostWords = 60;
const wordsOf = (texts: readonly string[]): number => texts.join(' ').split(/\s+/u).filter(Boolean).length;

const isForPage = (sentence: string): boolean =>
  !isForFewEyes(sentence) &&
  !isOfRelatives.test(sentence) &&
  !tellsOfOthersIllness(sentence) &&
  isForAllEyes({ said: sentence });

/** What relatives think, and what is asked of whoever writes the plan, is nothing the child would say. */
const isOfRelatives =
  /\b(?:in[- ]?laws?|relatives|grandparents|family|neighbou?rs|people|husband|wife|ex) (?:are |is |keeps? |all |still )*(?:say(?:s|ing)?|think(?:s|ing)?|believ(?:es?|ing)|tell(?:s|ing)? (?:me|us))\b|\b(?:mum|mom|mother|dad|father|parents|family|we|i) (?:would (?:love|like)|(?:really )?(?:want|hope|wish)(?:e?s)?)\b|\b(?:pls|plz|please|kindly) (?:also )?(?:explain|advise|suggest|tell (?:also|us|me))\b[^.;]*(?:\b(?:so (?:that )?(?:i|we) can|simply|about how|how (?:to|we|i))\b)/iu;

const asksOf =
  /^(?:please|never|do(?:n['’]?t| not)|always|call|ring|text|phone|tell|if|when|ask|use|let|give|keep|say|write)\b|\b(?:please|always)\b/iu;

/** Without what the family keeps to itself, and what leans on it: "Please do not mention it when they come". */
const openIn = (notes: string): string[] => {
  const all = togetherIn(notes);
  return all.filter(
    (note, at) => !isConfidential(note) && !(at > 0 && isConfidential(all[at - 1] ?? '') && leans.test(note)),
  );
};
const leans = /^(?:so |please )*(?:do(?:n['’]?t| not)|never|not|they|it|we)\b/iu;
