// What the carer wrote for the moment in which a condition shows: whole, on the first page, under Safety and on the sheet, and never among the dangers
// of a place.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { atStops, entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords } from '../../carer-words.ts';
import { tellsOfMood } from '../body-needs.ts';
import type { ClinicFacts } from '../clinic-facts.ts';
import { isAtPlace, isDangerous } from '../dangers.ts';
import { harmsIn } from '../harm/harm-by-others.ts';
import { togetherIn } from '../together.ts';
import { withPlaces } from '../told/danger-entries.ts';
import { tellsOfFit } from '../told-rules.ts';
import { conditionsIn, tellsAct } from './passages.ts';

/**
 * Of the box on dangers only what is the clinic's, each run of it word for word: "epilepsy (last one in May)" of "epilepsy (last one in May), people asking
 * for money, hot pans". How it shows and what is given stand behind it and stay with it; a danger of another kind ends it.
 */
export const clinicRunsIn = (passage: string): string[] => {
  const entries = withPlaces(
    sentencesOf(passage)
      .flatMap(atStops)
      .flatMap((sentence) =>
        isAct.test(sentence) ? [sentence.replace(/[.!]+$/u, '')] : entriesOf(sentence),
      ),
    passage,
  );
  if (entries.length < 2 || !entries.some(isOfClinic) || entries.some((entry) => !passage.includes(entry)))
    return [passage];
  const follows = entries.reduce<boolean[]>((before, entry) => {
    const goesOn = before.at(-1) === true && !isOfOwn(entry);
    return [...before, (isOfClinic(entry) && !isDangerAtHome(entry)) || goesOn];
  }, []);
  // "No baths alone, showers only because of the seizures": the reason is told for both.
  const isIn = follows.map(
    (is, at) => is || (follows[at + 1] === true && isReason.test(entries[at + 1] ?? '')),
  );
  if (isIn.every(Boolean)) return [passage];
  // What is eaten that is no food is told beside other dangers, which are none of the clinic's.
  if (!isIn.some(Boolean)) return entries.filter(isOfClinic);
  return entries.flatMap((entry, at) => {
    if (isIn[at] !== true || isIn[at - 1] === true) return [];
    const end = isIn.indexOf(false, at);
    const last = entries[(end === -1 ? entries.length : end) - 1] ?? entry;
    return [passage.slice(passage.indexOf(entry), passage.indexOf(last) + last.length)];
  });
};
/** What to do and from when on is one order: “if midazolam has not worked” alone tells nobody to call. */
const isAct =
  /^(?:please )?(?:call|ring|phone|dial|give)\b|\s[-–:]\s*(?:no|never|always|must|only|keep|needs?)\b|\b(?:call|ring|phone|dial) (?:999|911|112|000|111|an? ambulance)\b[^.;]*\bif\b[^.;]*,[^.;]*\b(?:if|or)\b/iu;
const isReason = /\b(?:because|bc|cos|cuz|due to|on account)\b/iu;
const isOfClinic = (entry: string): boolean => isForClinic(entry) || tellsOfFit(entry) || tellsOfMood(entry);
const isDangerAtHome = (entry: string): boolean => isDangerous(entry) && conditionsIn(entry).length === 0;
/** "No road sense" is no order for a seizure, "no baths alone" is. */
const isOfOwn = (entry: string): boolean =>
  harmsIn(entry).length > 0 ||
  isDangerous(entry) ||
  (/\b(?:roads?|traffic|strangers?|trust(?:s|ing)?|money|cards?|scams?|online|internet|phones?|lost|doors?|gates?|windows?|balcon(?:y|ies)|climb\w*|hob|cookers?|stoves?|kettles?|ovens?|grill|pans?|plugs?|sockets?|cables?|knives|scissors|dogs?|cats?|animals?|stairs?|locks?|fridge|cupboards?|drawers?|taps?|gas|leaves? (?:the|his|her|their|things|taps?)|fires?|matches|lighters?|ponds?|rivers?|canals?|(?:runs?|walks?|wanders?) (?:off|out|away)|hides?|sense of|fear of)\b/iu.test(
    entry,
  ) &&
    !isOrder.test(entry));
/** What to do, and where what is given lies. */
const isOrder =
  /^(?:never|always|must|only|needs?|keep|do(?:n['’]?t| not)|if|when|call|ring|phone|text|tell|give|time|stay|lay|then|after|at \d|\d|(?:(?:his|her|their|the|an?|spare|second|other|emergency|rescue|seizure|red|blue|green|yellow) )*(?:kits?|meds?|medicines?|medication|inhalers?|spacer|pens?|epi-?pens?|injectors?|buccolam|midazolam|diazepam|gluc(?:ose|agon)|hypo (?:kit|box)|insulin|oxygen)\b(?! (?:cupboards?|drawers?|cabinets?)))(?!\p{L})/iu;

/** A danger stays among the dangers, also where a clinic has a word beside it; what is the clinic's alone stands there, by the passage. */
export const dangersLeft = (safetyRisks: string): string =>
  togetherIn(safetyRisks)
    .filter((passage) => {
      const entries = entriesOf(passage);
      // Behind a condition stands how it shows and what is given; what is parted from it is told by itself.
      const from = conditionsIn(passage).length === 0 ? -1 : entries.findIndex(isForClinic);
      const own = from === -1 ? entries : entries.slice(0, from);
      const runs = clinicRunsIn(passage);
      return (
        own.some((entry) => !isForClinic(entry)) ||
        entries.some((entry) => isDangerous(entry) || isAtPlace(entry)) ||
        !runs.includes(passage)
      );
    })
    .join(' ');

/** Passages on a condition that tell whoever is there what to do. Among the dangers each counts: it was written for that. */
export const crisisTold = (
  { said, signs, medicines }: ClinicFacts,
  { safetyRisks, sleepSchedule }: ChildProfile,
): string[] => {
  const dangers = inOwnWords(safetyRisks);
  const isShort = (passage: string) => passage.split(/\s+/u).length <= mostWords;
  const begins = signs.map((sign) => sign.said);
  return [
    ...begins.filter((sign) => isShort(sign) && !medicines.some((line) => line.includes(sign))),
    ...said.filter(
      (passage) =>
        !begins.includes(passage) &&
        conditionsIn(passage).length > 0 &&
        isShort(passage) &&
        !(passage === inOwnWords(sleepSchedule) && !inDanger.test(passage)) &&
        (tellsAct(passage) || (dangers.includes(passage) && passage.split(/\s+/u).length > 3)),
    ),
  ];
};
/** A night is no crisis: hours, checks and straps are told, and nothing that goes wrong. An order for when it does is one. */
const inDanger =
  /\b(?:if|when|unless|stops?|blue|grey|drops?|below|under \d|over \d|alarms?|call|ring|999|911|112|000|emergency)\b/iu;
const mostWords = 80;

/** "If she says 'bone bone' it is a crisis": how it shows, where a condition was written of. */
export const tellsOfCrisis = (passage: string): boolean =>
  conditionsIn(passage).length > 0 &&
  /\b(?:if|when) (?:he|she|they|\{child\d*\}) [^.;]{2,40}\b(?:it is|it['’]s|its|that is|that['’]s|means?|=) (?:an? |the )?(?:[\p{L}-]+ )?(?:crisis|attack|low|hypo|seizure|fit|flare|episode)\b/iu.test(
    passage,
  );
