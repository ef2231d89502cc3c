// When it is too much, on the first page: who may be hurt, and what settles the child then (PL35).

import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { hardEntriesOf } from '../../reading/hard-entries.ts';
import { hurtsOthers } from '../../reading/read-moments.ts';
import { tellsWhatHelps } from '../../reading/told/answered.ts';
import { settlesTold } from '../../reading/told/answers.ts';
import { hitsBody } from '../clinic.ts';
import { isForAllEyes } from '../page-notes.ts';

/** Whoever comes today must know it, and nobody is blamed: no word of what was done stands here (PL35). */
export const whenTooMuch = ({ profile, clinic, isAdult }: ChildFacts, onPage: string): string[] => {
  const told = [
    ...entriesOf(profile.safetyRisks),
    ...[profile.challenges, profile.triggers].flatMap(hardEntriesOf),
  ];
  const isOfOthers = told.some((said) => hurtsOthers(said) || strikes.test(said));
  const isOfSelf = clinic.matters.has('wounds') && !clinic.hasSelfHarm && !onlyPicks(clinic);
  if (!isOfOthers && !isOfSelf) return [];
  const settled = settlesOnPage(profile, onPage) ?? answerOnPage(profile);
  const first = isOfOthers
    ? isOfSelf && hitsBody(clinic)
      ? 'put something soft between, keep others back'
      : 'step back, take others with you'
    : hitsBody(clinic)
      ? 'stay near, put something soft between'
      : 'stay near';
  const whom = [isOfOthers ? 'somebody' : '', isOfSelf ? 'myself' : ''].filter(Boolean).join(' or ');
  return [
    `- **When it is too much** I may hurt ${whom}: ${settled === null ? '' : `${quoted(settled)} and `}${first}, say little, ${isAdult ? 'ring for help' : 'call a second adult'}.`,
  ];
};
/** Skin picked at, nails bitten: nobody calls a second adult for a thumb. It stands in the clinic's part. */
const onlyPicks = ({ said, matters }: ChildFacts['clinic']): boolean => {
  const wounds = said.filter((text) => clinicMattersIn(text).includes('wounds'));
  return (
    matters.has('wounds') &&
    wounds.length > 0 &&
    wounds.every((text) => picks.test(text) && !strikesHard.test(text))
  );
};
const picks =
  /\b(?:picks?|picking|peels?|peeling|bites?|biting|chews?|chewing|scratch(?:es|ing)) (?:at |on )?(?:(?:his|her|their|the) )?(?:own )?(?:skin|thumbs?|fingers?|nails?|finger ?nails|cuticles?|lips?|scabs?|spots|toes?|toe ?nails|eczema|(?:insect )?bites)\b/iu;
const strikesHard =
  /\b(?:bang|bash|hit|punch|slap|slam|smack|knock|headb|butt|kick|pinch|cut|burn|deep|stitches|hospital|infect)\p{L}*/iu;

/** "Bites when overwhelmed, give the chew toy fast": the answer alone, for what was done stands on no page. */
const answerOnPage = (profile: ChildFacts['profile']): string | null =>
  [profile.challenges, profile.triggers]
    .flatMap(hardEntriesOf)
    .filter((said) => hurtsOthers(said) || strikes.test(said))
    .flatMap((said) => said.split(/[.;,:]\s+/u).slice(1))
    .find((part) => tellsWhatHelps(part) && part.split(/\s+/u).length > 2 && isForAllEyes({ said: part })) ??
  null;

/** Without the clause that tells what is done: "give the chewy and hum" of "When she bites, give the chewy and hum". */
const settlesOnPage = (profile: ChildFacts['profile'], onPage: string): string | null => {
  const told = settlesTold(profile);
  if (told === null || told.split(/\s+/u).length > 30 || onPage.includes(told)) return null;
  if (isForAllEyes({ said: told })) return told;
  // From the order on: "give the chain" of "When he bites his wrist give the chain".
  const order =
    / (?:(?:we )?(?:give|put|take|sing|hum|offer|play|say|leave|let|show|use|turn|sit|stay|step))\b.*$/iu
      .exec(told)?.[0]
      .trim();
  if (order !== undefined && isForAllEyes({ said: order })) return order;
  const clauses = told.split(/(?<=[,;:])\s+/u);
  const from = clauses.findLastIndex((clause) => !isForAllEyes({ said: clause })) + 1;
  const left = clauses.slice(from).join(' ');
  return left.split(/\s+/u).length > 2 && isForAllEyes({ said: left }) ? left : null;
};
const strikes =
  /\b(?:bites [^.;]{0,60}\b(?:mine|my (?:arm|hand)|me|cousins?|brothers?|sisters?|staff|others|people)\b|bites? (?:hard|people|others|staff|me)|hair[- ]?pull\w*(?!.*\b(?:bald|own|out)\b)|pulls? (?:people['’]?s |our |my |staff )hair|(?:has|have|had) (?:hit|bitten|kicked|punched|attacked|hurt|scratched|pushed) (?!(?:his|her|their) (?:own )?head|him|herself|them)|aggress\w*|attacks?|violent\w*|(?:throws?|throwing) (?:chairs|furniture|(?:\p{L}+ ){1,2}at (?:(?:the|his|her|my|our|other) )?(?:baby|people|others|us|me|staff|kids|children|brothers?|sisters?|teachers?|mum|dad|everyone)|stones|rocks|anything)\b|threat\w* to (?:hit|hurt|punch|kill)|head-?butts?|scratches? (?:other|people|staff|me)|scratching (?:other|people|staff))/iu;
