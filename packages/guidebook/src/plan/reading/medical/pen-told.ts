// Whether an injector is carried, in whichever box and by whatever name.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { namesInjector } from '@calmbridge/reader/clinic/read-allergies';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

/** Beside an allergy a pen is the injector: "doctor gave pen". One to write with, and one that is not needed, is none. */
const aPen =
  /\b(?:gave|given|has|have|got|carr(?:y|ies)|needs|with(?:out)?|prescribed|the|his|her|their|2|two|2nd|second|spare|use|adrenaline|allergy|injector) (?:(?:us|him|her|them|an?|the|his|their|2|two) )*pens?\b(?! ?(?:and (?:paper|pencils?)|ink|lid|top|marks?|grips?|pals?|cases?|kni(?:fe|ves)|control|licen[cs]e|to write))/iu;
const noPen =
  /\b(?:no|not|never|without|(?:do(?:es)?|did|has|have|is|was|wo|would|need)n['’]?t)\b[^.,;]{0,40}\bpens?\b|\bpens?[\s:=-]+(?:no|none|nope|not (?:needed|prescribed|required|given))(?!\p{L})/iu;
/** "Never without her pen", "do not forget the pen". */
const penKept =
  /\b(?:never|not|no|\p{L}+n['’]?t)\b[^.,;]{0,24}\b(?:without|forget\w*|leaves?|lose|go(?:es)?)\b/iu;

const tellsOfPen = (said: string): boolean => aPen.test(said) && (!noPen.test(said) || penKept.test(said));

export const hasPen = ({ allergies }: ChildProfile, texts: readonly string[]): boolean =>
  namesInjector([allergies, ...texts].join('\n')) ||
  sentencesOf(allergies)
    .flatMap((sentence) => sentence.split(/[,;]|\bbut\b/iu))
    .some(tellsOfPen);
