// What a carer writes of one condition in several sentences is one instruction: the sign, what is done, what is never done. Torn apart it tells
// half of it, or something else (PL24). So a text is parted where another condition begins, and nowhere inside one.
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';

/** Conditions in which somebody has to act. What is turned against oneself is told in its own part, and joins nothing. */
const acute: ReadonlySet<ClinicMatter> = new Set<ClinicMatter>([
  'seizures',
  'diabetes',
  'breathing',
  'heart',
  'illness',
  'reaction',
  'swallowing',
  'tube',
]);

export const conditionsIn = (text: string): ClinicMatter[] =>
  clinicMattersIn(text).filter((matter) => acute.has(matter));

/** Neighbouring sentences of one condition in one piece; the others as they were. */
export const byCondition = (sentences: readonly string[]): string[] => {
  const passages: Array<{ texts: string[]; of: readonly ClinicMatter[] }> = [];
  for (const [at, text] of sentences.entries()) {
    const last = passages.at(-1);
    const of = conditionsIn(text);
    if (last !== undefined && last.of.length > 0 && goesOn(last.of, text, sentences[at + 1])) {
      last.texts.push(text);
      last.of = [...last.of, ...of];
    } else passages.push({ texts: [text], of });
  }
  return passages.map(({ texts }) => texts.join(' '));
};

/** A sentence between two of the same condition belongs to both. */
const goesOn = (of: readonly ClinicMatter[], text: string, next: string | undefined): boolean =>
  isOfOne(of, text) || (conditionsIn(text).length === 0 && next !== undefined && isSame(of, next));

const isSame = (of: readonly ClinicMatter[], text: string): boolean =>
  conditionsIn(text).some((matter) => of.includes(matter));

const isOfOne = (of: readonly ClinicMatter[], text: string): boolean => {
  const matters = clinicMattersIn(text);
  if (matters.some((matter) => matter === 'despair' || matter === 'wounds')) return false;
  if (conditionsIn(text).length > 0) return isSame(of, text);
  return matters.length > 0 || isRider(text);
};

/** What to do, from when on, how it shows: "Time it.", "No cold baths.", "Over five minutes …", "Goes grey." */
const rider =
  /^(?:if|when|once|over|under|above|below|after|within|more than|less than|then|no|never|nothing|do(?:n['’]?t| not)|always|give|call|ring|phone|time|lay|lie|sit|put|use|check|recheck|keep|stay|rub|press|count|wait|watch|inject|loosen|move|turn|feet|legs|head|warm|cold|plenty|fluids|rest|needs?|must|only|second|2nd|first|goes|gets|looks?|lows?|highs?|signs?|pale|blue|grey)\b/iu;

export const isRider = (text: string): boolean => rider.test(text.trim()) || isOfTrained.test(text.trim());
/** "Trained: myself and Ms. Hehir", "Nana is NOT trained, she rings the ambulance": who may give it goes with what is given. */
const isOfTrained =
  /^(?:only )?(?:\p{L}+ ){0,4}(?:is |are |not )*trained\b|^only (?:\p{Lu}\p{L}+|mum|mom|dad|staff)\b[^.;]{0,40}\bgives?\b/iu;

/** Written so that whoever is there can act on it; a name of a condition alone is not. */
export const tellsAct = (passage: string): boolean =>
  /(?:^|[.!?,;:]\s+|\b(?:then|and|please|must|always|never|to) )(?:call|ring|phone|text|give|time|lay|lie|sit|put|use|check|keep|stay|rub|press|wait|inject|loosen|move|turn|take|no|never|nothing|do(?:n['’]?t| not))\b|\b(?:if|when|over|after|under|above|below)\b[^.;]{2,}|=|→|->|\b(?:999|911|112|000)\b/iu.test(
    passage,
  ) && passage.split(/\s+/u).length > 4;
