// What the profile says that is a clinic's to decide, from every field, with the words it was said in.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { type AllergyReading, readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { clinicMattersIn, isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { asEntry, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { tellsOfPain } from '@calmbridge/reader/clinic/told-words';
import { ageOf } from '#child/age';
import { inOwnWords } from '../carer-words.ts';
import { noneThatWeKnow, withoutActs } from './allergens.ts';
import { isLabelledWish } from './asked/requests.ts';
import { type BodyRow, bodyRowsOf, tellsOfBody, tellsOfLoss, tellsOfMood } from './body-needs.ts';
import { hasNumber, isKeptAway, namesWhomToCall, peopleIn } from './contacts.ts';
import { getsAt, isDangerous } from './dangers.ts';
import { hardEntriesOf, isShare, withShare } from './hard-entries.ts';
import { clinicRunsIn, tellsOfCrisis } from './medical/crisis.ts';
import { dangersApart } from './medical/dangers-apart.ts';
import { namesKit } from './medical/kit.ts';
import { namesGiven } from './medical/names-medicine.ts';
import { conditionsIn } from './medical/passages.ts';
import { hasPen } from './medical/pen-told.ts';
import { type Sign, signsTold } from './medical/signs.ts';
import { isBareCutting, strikesSelf, tellsOfSelfHarm } from './self-harm.ts';
import { isOfWriter } from './tips.ts';
import { togetherIn } from './together.ts';
import { hidesPain, isToTell, painMethodTold } from './told/hidden-pain.ts';
import { isNotToMention } from './told/not-mentioned.ts';
import { hearingTold } from './told/responders.ts';
import { ordersMeals, tellsOfChewing, tellsOfChoking, tellsOfFit } from './told-rules.ts';

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
  /** Food is not chewed well: said beside the words, with what to do when it goes wrong. */
  hasChewing: boolean;
  /** Pain, illness, what does not hear or see: told as something hard. */
  body: readonly BodyRow[];
  /** Hurting oneself on purpose is told: whom to call stands with it. */
  hasSelfHarm: boolean;
  /** Something of it is told as over. */
  hasEnded: boolean;
  /** A fit with a fever, once and long ago: whether a plan is needed is the doctor's to say. */
  hadFeverFit: boolean;
  /** Nurses or a clinic set the night. */
  setsNight: boolean;
  painSigns: readonly string[];
  /** How it begins, beside the lines for it. */
  signs: readonly Sign[];
  /** An order for the body without a number to ring is none. */
  contacts: readonly string[];
  /** Where what is given in an emergency is kept, told in another box than the medicine itself. */
  kits: readonly string[];
};

const mealMatters: readonly ClinicMatter[] = ['swallowing', 'gagging', 'tube', 'feeding', 'diet', 'diabetes'];

export function clinicFactsOf(profile: ChildProfile): ClinicFacts {
  const medicines = linesOf(profile.medications);
  const elsewhere = passagesElsewhere(profile);
  const setsNight = nightCare.test(profile.sleepSchedule) || conditionsIn(profile.sleepSchedule).length > 0;
  const ofBody = bodyPassages(profile);
  const signs = signsTold(profile);
  const said = [
    ...signs.flatMap((sign) => (inOwnWords(profile.medications).includes(sign.said) ? [] : [sign.said])),
    ...elsewhere.filter(
      (text) =>
        isSaidForClinic(text, profile, ofBody, setsNight) &&
        !signs.some((sign) => sign.said.includes(inOwnWords(text))),
    ),
  ];
  const allergies = allergiesIn(profile, [...elsewhere, ...medicines]);
  const named = clinicMattersIn(profile.medications);
  const keptAway = typedTexts.flatMap((field) => peopleIn(profile[field])).filter(isKeptAway);
  const matters = mattersIn(profile, { said, signs, allergies, medicines, named });
  return {
    allergies,
    medicines,
    said: unique(said.filter((text) => !isOnlyWhom(text, profile, [...said, ...medicines]))),
    matters,
    mayHaveSeizures: named.includes('seizures') && !matters.has('seizures'),
    setsMeals: mealMatters.some((matter) => matters.has(matter)) || ordersMeals(profile),
    hasChewing: said.some(tellsOfChewing),
    body: [
      ...new Set(
        [...ofBody, ...said.filter((text) => tellsOfLoss(text) || tellsOfMood(text))].flatMap(bodyRowsOf),
      ),
    ],
    hasSelfHarm: said.some(isOfSelfHarm(profile)),
    hasEnded: said.some(isEnded),
    hadFeverFit: said.some(isOldFeverFit) && !matters.has('seizures'),
    setsNight,
    painSigns: painSignsIn(profile, elsewhere),
    signs,
    contacts: unique(
      elsewhere.filter(
        (text) =>
          namesWhomToCall(text) &&
          (hasNumber.test(text) || !said.includes(text)) &&
          !keptAway.some((one) => one.includes(text)),
      ),
    ),
    kits: unique(elsewhere.filter((text) => namesKit(text, profile))),
  };
}

function bodyPassages(profile: ChildProfile): ReadonlySet<string> {
  const told = [
    ...[profile.triggers, profile.challenges].flatMap(listPassages),
    // A week without stomach aches is wished for where they are there: no goal, and the doctor's.
    ...passagesOf('notes', profile.notes).filter((text) => isHoped.test(text) && !isToTell(text)),
  ];
  return new Set(told.filter((text) => tellsOfBody(text) && !hidesPain(text)));
}

/** An injector may be written of in any box. */
function allergiesIn(profile: ChildProfile, passages: readonly string[]): ClinicFacts['allergies'] {
  const written = readAllergies(
    noneThatWeKnow.test(profile.allergies.trim()) ? 'none known' : profile.allergies,
  );
  return {
    ...written,
    allergens: /\bnot (?:an )?allerg/iu.test(profile.allergies) ? [] : withoutActs(written.allergens),
    hasInjector: hasPen(profile, passages),
  };
}

type Written = Pick<ClinicFacts, 'allergies' | 'medicines' | 'said' | 'signs'> & {
  named: ReturnType<typeof clinicMattersIn>;
};

function mattersIn(
  profile: ChildProfile,
  { said, signs, allergies, medicines, named }: Written,
): ClinicFacts['matters'] {
  // The steps for a reaction follow from the allergies themselves, and an injector named there is no medicine to ask about.
  const inAllergies = allergies.said
    .flatMap(clinicMattersIn)
    .filter((one) => one !== 'reaction' && one !== 'medicines');
  const inMedicines = named.filter(
    (one) => one !== 'reaction' && (one !== 'seizures' || tellsOfSeizures.test(profile.medications)),
  );
  const matters = new Set([
    ...said.flatMap((text) => mattersOf(text, profile.name)),
    // How a reaction begins stands with the allergy and its own steps.
    ...signs.map(({ matter }) => matter).filter((matter) => matter !== 'reaction'),
    ...inAllergies,
    ...inMedicines,
  ]);
  if (medicines.some(namesGiven)) matters.add('medicines');
  else matters.delete('medicines');
  if (profile.dietRestrictions.includes('Ketogenic')) matters.add('diet');
  return matters;
}

const isOfSelfHarm =
  (profile: ChildProfile) =>
  (text: string): boolean =>
    tellsOfSelfHarm(text) || isBareCutting(text, ageOf(profile));

/** What stands in the boxes beside allergies and medicines. */
const passagesElsewhere = (profile: ChildProfile): string[] =>
  typedTexts
    .filter((field) => field !== 'allergies' && field !== 'medications')
    .flatMap((field) =>
      passagesOf(field, profile[field]).filter(
        // Furnaces and blood groups may be loved: only what is turned against oneself counts there.
        (text) =>
          (field !== 'specialInterests' || tellsOfSelfHarm(text) || isDespair(text)) &&
          // A wheelchair tells how somebody gets about: what is written of going off stays there.
          !(field === 'wanderingBehavior' && clinicMattersIn(text).every((matter) => matter === 'splints')),
      ),
    );

const painSignsIn = (profile: ChildProfile, elsewhere: readonly string[]): string[] =>
  unique([
    ...painMethodTold(profile),
    ...[...elsewhere, ...sentencesOf(profile.medications)].filter(
      (text) =>
        (tellsOfPain(text) &&
          !isOfWriter(text) &&
          !hidesPain(text) &&
          !isHoped.test(text) &&
          !isOnlyHearing(text, profile)) ||
        tellsOfCrisis(text),
    ),
  ]);

/** "Deaf in one ear, we think glue ear" stands with the hearing, and tells of no pain. */
const isOnlyHearing = (text: string, profile: ChildProfile): boolean =>
  hearingTold(profile).includes(text) &&
  !/\b(?:pain\w*|hurt\w*|sore|\p{L}*aches?|infect\w*|pull\w*|hold\w*|rub\w*|hits?|hitting|press\w*)\b/iu.test(
    text,
  );

/** What is wished for is no sign; a sign with a hope behind it is one. */
const isHoped =
  /^(?:(?:so|and|but|also|please|one day|mum|mom|dad|parents|family|our|my|the|we|i|all|really|just|do|still|always|big|biggest|main|only) )*(?:wish(?:es)?|hop(?:e|es|ing)|(?:it )?would be (?:(?:so|really|just) )*(?:great|good|nice|lovely|amazing|wonderful|helpful) if|if only|would (?:love|like)|want (?:him|her|them) to|(?:we|i)['’]d (?:love|like))\b/iu;

/** What of all other boxes is the clinic's. */
function isSaidForClinic(
  text: string,
  profile: ChildProfile,
  ofBody: ReadonlySet<string>,
  setsNight: boolean,
): boolean {
  // Whoever strikes the head where others would tell of pain is for the doctor first.
  if ((hidesPain(text) && !strikesSelf(text, profile.name)) || isOfNamed(text, profile)) return false;
  if (isNotToMention(text) || isLabelledWish(text)) return false;
  const ofDiabetes = clinicMattersIn(`${profile.medications}\n${profile.notes}`).includes('diabetes');
  return (
    (ofDiabetes &&
      !profile.strengths.includes(text) &&
      /\b(?:sugars?|hypos?|when (?:he|she|they)?['’ ]?s? ?low|goes low|carbs?|bloods)\b/iu.test(text)) ||
    (isForClinic(text.replace(boughtDrink, ' ')) && !isDangerAlone(text)) ||
    tellsOfSelfHarm(text) ||
    strikesSelf(text, profile.name) ||
    isBareCutting(text, ageOf(profile)) ||
    tellsOfChewing(text) ||
    tellsOfChoking(text) ||
    tellsOfFit(text) ||
    (maySetOff.test(text) && hasFits(profile)) ||
    ofBody.has(text) ||
    tellsOfLoss(text) ||
    tellsOfMood(text) ||
    (setsNight && text === profile.sleepSchedule) ||
    namesKit(text, profile)
  );
}

/** What sets off a seizure is no matter of taste, and nothing to grow used to. */
export const maySetOff = /\b(?:flash(?:es|ing)?|strob\w*|flicker\w*)\b/iu;
const hasFits = ({ medications, safetyRisks, notes, challenges, triggers }: ChildProfile): boolean =>
  clinicMattersIn([medications, safetyRisks, notes, challenges, triggers].join('\n')).includes('seizures');

/** "Alex has asthma", of an Alex who stands among the people around the child. */
export const isOfNamed = (text: string, { name, socialSupports }: ChildProfile): boolean => {
  const who = /^(\p{Lu}\p{Ll}+)(?:['’]s| (?:has|is|had|gets|takes|needs))\b/u.exec(text.trim())?.[1];
  return (
    who !== undefined &&
    !name.includes(who.slice(0, 3)) &&
    new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'u').test(socialSupports) &&
    text.trim().split(/\s+/u).length <= 12
  );
};

/** A night that nurses set is one matter: nothing is taken out of it. */
const passagesOf = (field: string, text: string): string[] =>
  field === 'safetyRisks' && dangersApart(text).ofSelf !== ''
    ? [...dangerPassages(dangersApart(text).own), dangersApart(text).ofSelf]
    : field === 'sleepSchedule' && (nightCare.test(text) || (isForClinic(text) && isShort(text)))
      ? [text]
      : lists.has(field)
        ? listPassages(text)
        : field === 'eatingHabits'
          ? mealPassages(togetherIn(text).reduce<string[]>(withFoodRule, []))
          : field === 'safetyRisks'
            ? dangerPassages(text)
            : togetherIn(text);
const dangerPassages = (text: string): string[] => togetherIn(text).flatMap(clinicRunsIn);

/** From where a swallowing plan is told, the box is one: how to sit, with which spoon, and what is not allowed whoever asks for it. */
const mealPassages = (passages: readonly string[]): string[] => {
  const from = passages.findIndex((text) =>
    clinicMattersIn(text).some((matter) => matter === 'swallowing' || matter === 'tube'),
  );
  return from === -1 ? [...passages] : [...passages.slice(0, from), passages.slice(from).join(' ')];
};

/** "No toast" behind the level of a diet is part of it. */
const withFoodRule = (before: readonly string[], sentence: string): string[] => {
  const last = before.at(-1);
  return last !== undefined &&
    isForClinic(last) &&
    /^(?:no|never|nothing|only|do(?:n['’]?t| not))\b/iu.test(sentence)
    ? [...before.slice(0, -1), `${last} ${sentence}`]
    : [...before, sentence];
};

/** A bead in the nose is for a doctor when it is there; every day it is something to keep out of reach. */
const isDangerAlone = (text: string): boolean =>
  isDangerous(text) &&
  clinicMattersIn(text).every(
    (matter) => matter === 'illness' || (matter === 'medicines' && getsAt.test(text)),
  );

/** A nurse among the people around the child is somebody to ask, and no order; told nowhere else, it stays. */
const isOnlyWhom = (text: string, profile: ChildProfile, all: readonly string[]): boolean =>
  isPerson.test(text) &&
  profile.socialSupports.includes(text) &&
  clinicMattersIn(text).every((matter) =>
    all.some((other) => other !== text && clinicMattersIn(other).includes(matter)),
  );
const isPerson =
  /\b(?:nurse|therapist|doctor|dr|consultant|pa?ediatrician|dietit?c?ian|psychologist|psychiatrist|team|slt|ot|physio\w*|specialist|key ?worker)\b(?!.*\b(?:says?|must|only|never|if|when)\b)/iu;

const isDespair = (text: string): boolean => clinicMattersIn(text).includes('despair');

/** Half of three short sentences says the reverse: "supposed to be 9. melatonin helps some". */
const isShort = (text: string): boolean => text.split(/\s+/u).length <= 30;

/** Bought like juice; where a team stands beside it, that makes it the clinic's. */
const boughtDrink = /\b(?:pa?ediasure|complan)\b/giu;

/** Steps for a body that hurts itself in distress are none for cutting, and an old fever fit brings no seizure plan. */
const mattersOf = (text: string, name: string): ClinicMatter[] =>
  [
    ...clinicMattersIn(text),
    ...(tellsOfFit(text) ? (['seizures'] as const) : []),
    ...(strikesSelf(text, name) ? (['wounds'] as const) : []),
    ...(tellsOfChoking(text) ? (['swallowing'] as const) : []),
  ].filter(
    (matter) =>
      !(matter === 'wounds' && tellsOfSelfHarm(text) && !bodyHurt.test(text)) &&
      !(matter === 'seizures' && isOldFeverFit(text)) &&
      !isEnded(text),
  );
/** "Thickener not needed anymore since May": quoted, and the clinic is asked; nobody keeps to what is over. */
const isEnded = (text: string): boolean =>
  /\b(?:not|no longer|n['’]?t) (?:needed|necessary|required|used|on (?:it|them))\b|\b(?:stopped|finished|ended) (?:it |them )?(?:in|since|last)\b/iu.test(
    text,
  ) && text.split(/\s+/u).length <= 12;
const bodyHurt = /\b(?:pick|bit|bang|head|scratch|bleed|blood|hit|punch|slap|pull)\w*/iu;

const isOldFeverFit = (text: string): boolean =>
  /\b(?:febrile|fever)\b/iu.test(text) &&
  /\b(?:once|one|single|as a (?:baby|toddler)|(?:years?|yrs?) ago|at (?:age )?\d|aged \d|when (?:he|she|they) (?:was|were)|in (?:19|20)\d\d|(?:none|nothing|never) since)\b/iu.test(
    text,
  ) &&
  clinicMattersIn(text).includes('seizures') &&
  !/\b(?:epilep\w*|plan|rescue|bucc?\w*|midazolam|diazepam|vns|every|often|still|again)\b/iu.test(text);

const nightCare =
  /\b(?:nurses?|nursing|clinic|hospital|ward|consultant|physio\w*|(?:re)?position(?:s|ed|ing)\b|turned (?:at|every)|(?:overnight|night|pump|peg) feeds?|feeds? (?:overnight|at night)|suction\w*|sats|(?<!baby )monitor(?:s|ed|ing)?\b|ventilat\w*|c-?pap|bi-?pap|(?:app|sensor|pump|cgm|dexcom|libre) alarms?|bed sensor|check(?:s|ed) (?:hourly|every)|hourly checks?)\b/iu;

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
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const entries = lines.length > 1 ? hardEntriesOf(text) : [];
  // One thing a line: the line is said of it.
  return lines.flatMap((line) => (entries.includes(asEntry(line)) ? [asEntry(line)] : membersIn(line)));
}

function membersIn(line: string): string[] {
  return sentencesOf(line)
    .reduce<string[]>(withShare, [])
    .flatMap((sentence) => {
      const entries = hardEntriesOf(sentence);
      if (isShare.test(sentencesOf(sentence).at(-1) ?? '')) return [sentence];
      // Two long halves are a sentence, five long members are a list.
      const longest = entries.length > 2 ? 14 : 8;
      // One long member makes no sentence of four others.
      const isList =
        entries.length > 3 ||
        (entries.length > 1 && entries.every((entry) => entry.split(' ').length <= longest));
      // The number or dash of a list is no word of the carer’s.
      return isList ? entries : [sentence.replace(/^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/u, '')];
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
