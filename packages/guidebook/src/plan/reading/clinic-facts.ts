// What the profile says that is a clinic's to decide, from every field, with the words it was said in.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { type AllergyReading, namesInjector, readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { clinicMattersIn, isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { tellsOfPain, tellsWhomToCall } from '@calmbridge/reader/clinic/told-words';
import { inOwnWords } from '../carer-words.ts';

export type ClinicFacts = {
  allergies: AllergyReading;
  /** Lines of the medicines field, whole. */
  medicines: readonly string[];
  /** What stands in other fields and is the clinic's, whole. */
  said: readonly string[];
  matters: ReadonlySet<ClinicMatter>;
  /** A medicine that is given for seizures, and for other things: what it is for is asked. */
  mayHaveSeizures: boolean;
  /** Somebody else decides what is eaten: this plan names no food. */
  setsMeals: boolean;
  painSigns: readonly string[];
  contacts: readonly string[];
};

const mealMatters: readonly ClinicMatter[] = ['swallowing', 'gagging', 'tube', 'feeding', 'diet', 'diabetes'];

export function clinicFactsOf(profile: ChildProfile): ClinicFacts {
  const written = readAllergies(profile.allergies);
  const medicines = linesOf(profile.medications);
  const elsewhere = typedTexts
    .filter((field) => field !== 'allergies' && field !== 'medications')
    .flatMap((field) => (lists.has(field) ? listPassages(profile[field]) : sentencesOf(profile[field])));
  const said = elsewhere.filter(isForClinic);
  // An injector may be written of in any box.
  const allergies = { ...written, hasInjector: written.hasInjector || elsewhere.some(namesInjector) };
  // The steps for a reaction follow from the allergies themselves, and an injector named there is no medicine to ask about.
  const inAllergies = allergies.said
    .flatMap(clinicMattersIn)
    .filter((one) => one !== 'reaction' && one !== 'medicines');
  const named = clinicMattersIn(profile.medications);
  const inMedicines = named.filter(
    (one) => one !== 'reaction' && (one !== 'seizures' || tellsOfSeizures.test(profile.medications)),
  );
  const matters = new Set([...said.flatMap(clinicMattersIn), ...inAllergies, ...inMedicines]);
  if (medicines.length > 0) matters.add('medicines');
  if (profile.dietRestrictions.includes('Ketogenic')) matters.add('diet');
  return {
    allergies,
    medicines,
    said: unique(said),
    matters,
    mayHaveSeizures: named.includes('seizures') && !matters.has('seizures'),
    setsMeals: mealMatters.some((matter) => matters.has(matter)),
    painSigns: unique(elsewhere.filter(tellsOfPain)),
    contacts: unique(elsewhere.filter(tellsWhomToCall)),
  };
}

/** The name of a medicine is no diagnosis: valproate is given for seizures and for moods. */
const tellsOfSeizures = /\b(?:seizures?|epilep\w+|fits|convuls\w+|rescue|bucc?\w*|midazolam|vns)\b/iu;

const lists: ReadonlySet<string> = new Set([
  'strengths',
  'activities',
  'triggers',
  'challenges',
  'interactionStyle',
  'socialSupports',
  'learningStyle',
  'specialInterests',
]);

/** Said in a list: the member. Said in prose: the whole sentence, for what stands beside it belongs to it. */
function listPassages(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const entries = entriesOf(sentence);
    const isList = entries.length > 1 && entries.every((entry) => entry.split(' ').length <= 8);
    return isList ? entries : [sentence];
  });
}

const nothing =
  /^(?:none|no|nil|n\/?a|nothing|not known|none (?:known|currently|now|at present|at the moment|yet|right now)|not (?:currently|yet)|no (?:regular |current )?(?:medicines?|medications?|meds))[.!]?$/i;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !nothing.test(line));

const unique = (texts: readonly string[]): string[] =>
  [...new Map(texts.map((text) => [text.toLowerCase(), inOwnWords(text)])).values()].filter(Boolean);

/** Nothing hard, raw or lumpy, whoever says so. */
export const isSoftOnly = ({ eatingHabits, notes, safetyRisks, challenges }: ChildProfile): boolean =>
  softOnly.test(`${eatingHabits}\n${notes}\n${safetyRisks}\n${challenges}`);

export const tellsSoftOnly = (said: string): boolean => softOnly.test(said);

const softOnly =
  /\b(?:soft (?:foods?|diet|things|textures?|meals?)(?: only|,? nothing)|only (?:eats? |has |takes )?(?:soft|pur[eé]ed?|mashed|smooth|blended)|no (?:hard|crunchy|raw|lumpy|chewy)(?: (?:foods?|things|veg\w*))?|pur[eé]es? only|nothing (?:hard|crunchy|raw|lumpy|chewy)|(?:everything|all (?:foods?|meals)) (?:is |are |must be )?(?:mashed|blended|pur[eé]ed|soft)|no lumps)\b/i;
