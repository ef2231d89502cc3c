// The notes, whole and in one place: on the first page where they are short and fit for every eye, otherwise further on. No sentence of them is
// sorted into another part, but one that names an entry stands there, and a wish that became a goal stands with the goals.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { tellsOfOthersIllness } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { asSaid, toQuote } from '../carer-words.ts';
import { requestsIn, topicsIn } from '../reading/asked/requests.ts';
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
import { isForAllEyes } from './page-notes.ts';

type Notes = { open: string; isOnPage: boolean; ofFamily: string };

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
    (isHarmfulMethod(sentence) && /\b(?:calms?|helps?|works?|earns?)\b/iu.test(sentence)) ||
    elsewhere.some((said) => asSaid(sentence).includes(said) || said.includes(sentence));
  const shared = new Set(openIn(profile.notes));
  const left = [...shared].filter(
    (sentence) => !isTold(sentence) && (!isOut(sentence) || isNotToMention(sentence)),
  );
  const isWriterKnown = writerOf(profile) !== null;
  return {
    open: notesBut(profile, (sentence) => isTold(sentence) || !shared.has(sentence)),
    isOnPage:
      // What is asked of the plan is no word to whoever comes.
      !(left.length > 0 && left.every((note) => isAskedOfPlan(note, profile))) &&
      wordsOf(left) <= mostWords &&
      left.every(
        (note) =>
          // Whose "I" it is nobody can tell: such a note stands further on, unless it asks something of whoever comes.
          (isWriterKnown || !speaksAsWriter(note) || asksOf.test(note)) &&
          !isHarmfulAdvice(note) &&
          !isNotToMention(note) &&
          sentencesOf(note).every(isForPage),
      ),
    ofFamily: [
      ...secrets.map((said) => `“${toQuote(said)}”`),
      notesBut(profile, (sentence) => isTold(sentence) || shared.has(sentence)),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

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
