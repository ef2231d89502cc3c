// One page to copy for bag, car, school and fridge. What is written stands there word for word; an empty field stays a
// blank line: nothing is invented (PL12, PL24).
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inWords } from '#child/words';
import { isNamedPeer } from '../asking/facts-of-others.ts';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { earsOf, earsTold } from '../fill.ts';
import { isOut } from '../reading/box-words.ts';
import { hasNumber, isInOrder, isKeptAway, peopleIn } from '../reading/contacts.ts';
import { conditionsForCrew } from '../reading/medical/for-crews.ts';
import { isOfMedicines } from '../reading/medical/names-medicine.ts';
import { withoutSecrets } from '../reading/private/secrets.ts';
import { calmingIn } from '../reading/tips.ts';
import { togetherIn } from '../reading/together.ts';
import { isTornFromSecret } from '../reading/told/confidential.ts';
import { hiddenPainIn, painMethodTold } from '../reading/told/hidden-pain.ts';
import { callTold, hasHearingLoss, hearingTold, respondersTold } from '../reading/told/responders.ts';
import { wishesTold } from '../reading/told/wishes.ts';
import { staffingTold } from '../reading/told-rules.ts';
import { isTriedList, triedIn, withoutWorks } from '../reading/tried.ts';
import { wordsIn } from '../shorten.ts';
import type { Section, Voice } from '../voice.ts';
import {
  allergiesElsewhere,
  chewingTroubles,
  foodRulesElsewhere,
  foodRulesTold,
  isFoodAllergy,
  mealRulesOf,
} from './food-rules.ts';
import { inFamilysWords } from './page/whose-words.ts';
import { isForAllEyes, mostOfBeing } from './page-notes.ts';
import { ordersTold, seizureRow } from './rule-lines.ts';
import { callsAndPlaces, mayBeMissing } from './safety/wandering.ts';
import { sensesOf } from './senses.ts';

export const sheetTitle = 'Emergency info sheet';
const blank = '________';

export function emergencySection(voice: Voice): Section {
  const { child } = voice;
  const { clinic } = child;
  const begins = clinic.signs.map(({ said }) => said);
  // The box on dangers stands whole below: a name of a condition is no repetition, a sentence is.
  const ofClinic = clinic.said.filter(
    (text) =>
      !allergiesElsewhere(clinic).includes(text) &&
      !begins.includes(text) &&
      !(wordsIn(text) > 8 && child.words.safetyRisks.includes(text)),
  );
  const places = callsAndPlaces(voice);
  const row = (label: string, value: string | undefined) =>
    `- **${label}:** ${value && value.trim() !== '' ? value : blank}`;
  return {
    title: sheetTitle,
    isKept: true,
    rests: 'AAP and ACEP emergency information form; NICE CG170',
    lines: [
      row('Name', child.fullName),
      row('Age, date of birth', bornOf(voice)),
      row('Diagnosis', diagnosisOf(voice)),
      row('How I talk', talkOf(voice)),
      row('Allergies', allergiesOf(voice)),
      row(
        clinic.medicines.length > 0 && !clinic.medicines.some(isOfMedicines)
          ? 'Health (as listed)'
          : 'Medicines (as listed)',
        medicinesOf(voice),
      ),
      ...(ofClinic.length > 0 ? [row('Clinic', quotes(ofClinic))] : []),
      ...(onReviving(child).length > 0 ? [row('Resuscitation, as written', quotes(onReviving(child)))] : []),
      ...(begins.length > 0 ? [row('How it begins', quotes(begins))] : []),
      ...(clinic.matters.has('seizures') ? [row('Seizures', seizureRow(child))] : []),
      row('Food rules', foodRulesOf(voice)),
      row('What calms', calmingOf(voice)),
      row('What hurts', hurtingOf(voice)),
      ...(child.words.safetyRisks === '' ? [] : [row('Dangers', child.words.safetyRisks)]),
      ...(ordersTold(child).length > 0 ? [row('First aid, as written', quotes(ordersTold(child)))] : []),
      ...(respondersTold(child.profile).length > 0
        ? [row('For police and crews', quotes(respondersTold(child.profile)))]
        : []),
      ...(callTold(child.profile).length > 0 ? [row('What brings me', quotes(callTold(child.profile)))] : []),
      ...(hasHearingLoss(child.profile) ? [row('Hearing', quotes(hearingTold(child.profile)))] : []),
      row('Pain signs', painOf(voice)),
      ...(places !== undefined || mayBeMissing(child) ? [row('Places to look first', places)] : []),
      row('Contacts in order', contactsOf(child)),
      ...(keptAway(child).length > 0 ? [row('No contact, as written', quotes(keptAway(child)))] : []),
      row('Doctor', undefined),
    ].map(inFamilysWords),
  };
}

/** A crew needs it, and a page for many eyes does not hold it. */
const onReviving = ({ profile, clinic }: ChildFacts): string[] =>
  togetherIn(profile.notes).filter(
    (said) => /\b(?:dnr|dnacpr|resuscitat\w*)\b/iu.test(said) && !clinic.said.includes(said),
  );

/** Only what is not told is left to fill in; the people around the child stand here and nowhere else. */
function contactsOf(child: ChildFacts): string {
  const people = peopleOnSheet(child);
  const others = child.clinic.contacts.filter(
    (said) => people === '' || !inOwnWords(child.profile.socialSupports).includes(said),
  );
  const told = others.map(quoted).map(withoutSecrets);
  // Who is around the child is no order in which to ring, and one that was told is one.
  const isOrdered = others.some(isInOrder);
  const open = people === '' && !isOrdered ? Math.max(0, 3 - told.length) : 0;
  const numbered = [...told, ...Array.from({ length: open }, () => blank)].map((said, at) =>
    isOrdered ? said : `${at + 1} ${said}`,
  );
  const hasNumbers = hasNumber.test([...told, people].join(' '));
  return [
    ...numbered,
    people === '' ? '' : told.length > 0 ? `People around: ${people}` : people,
    open > 0 || hasNumbers
      ? ''
      : people !== '' && told.length === 0
        ? `Order and numbers: ${blank}`
        : `Numbers: ${blank}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The box on people, where a crew may read it: without codes, and without who is no contact. */
export const peopleOnSheet = ({ words, profile }: ChildFacts): string => {
  // Who a crew may ring shames nobody.
  if (
    !isForAllEyes({ said: withoutHelpers(words.socialSupports) }) ||
    isTornFromSecret(profile, profile.socialSupports)
  )
    return '';
  const all = peopleIn(profile.socialSupports);
  const rules = staffingTold(profile);
  const left = all.filter((one) => !isKeptAway(one) && !rules.includes(inOwnWords(one)));
  if (left.every((one) => isNobody.test(one))) return '';
  return left.length === all.length
    ? withoutSecrets(words.socialSupports)
    : withoutSecrets(quotes(left.map(inOwnWords))).replaceAll(' (ask my family)', '');
};
/** Only a helper's name or calling: what is said of why they come stays at home. */
const withoutHelpers = (people: string): string =>
  /\b(?:because|since|after|we|lost|neglect\w*|cope|care)\b/iu.test(people)
    ? people
    : people.replace(
        /\b[Ss]ocial [Ww]orkers?(?=(?: \p{Lu}\p{L}*\.?){1,3}\s*(?:[,;.”]|$)|\s*(?:\([^()]{1,30}\)\s*)?(?:[,;”]|$))|\b(?:[Ss]peech|[Oo]ccupational|[Mm]usic|[Pp]lay|[Pp]hysio) therapy\b/gu,
        ' ',
      );
/** They stand on the sheet as that, where a crew may read the box. */
const keptAway = ({ profile }: ChildFacts): string[] =>
  isTornFromSecret(profile, profile.socialSupports)
    ? []
    : peopleIn(profile.socialSupports)
        .filter((one) => isKeptAway(one) && isForAllEyes({ said: withoutHelpers(one) }))
        .map(inOwnWords);
const isNobody =
  /^(?:(?:it['’]?s |it is )?(?:just|only) (?:me|us)|(?:no|none|nobody|not (?:any|many))\b(?!.*(?:\d|\b(?:but|except|only|apart)\b)).*)[.!]?$/iu;

function foodRulesOf({ child }: Voice): string {
  const { profile, clinic } = child;
  const diet = foodRulesTold(child);
  const mealRules = mealRulesOf(child);
  return [
    isFoodAllergy(clinic.allergies) ? 'see Allergies' : '',
    diet.join(', '),
    quotes(foodRulesElsewhere(profile)),
    chewingTroubles(profile).length > 0 ? `beside me at meals: ${quotes(chewingTroubles(profile))}` : '',
    mealRules.every((rule) => clinic.said.includes(rule))
      ? mealRules.length > 0
        ? 'see Clinic'
        : ''
      : quotes(mealRules),
  ]
    .filter(Boolean)
    .join(' · ');
}

const calmingOf = ({ child }: Voice): string => {
  const { notes } = child.profile;
  const wishes = wishesTold(child.profile);
  const calms = [...calmingIn(notes), ...sentencesOf(withoutWorks(notes)).filter(saysItHelps)].filter(
    (sentence, at, all) =>
      all.indexOf(sentence) === at &&
      !isOut(sentence) &&
      !painMethodTold(child.profile).some((told) => told.includes(sentence)) &&
      !child.clinic.said.some((passage) => passage.includes(sentence)) &&
      !wishes.some((wish) => inOwnWords(sentence).includes(wish)),
  );
  return [quotes(calms), ...child.helps.map(quoted), child.words.comfortItems].filter(Boolean).join('; ');
};
const saysItHelps = (sentence: string): boolean =>
  !workedForAWhile.test(sentence) && !isTriedList(sentence) && triedIn(sentence).helps.length > 0;

/** "Tried paying him to go in - worked for 4 days" calms nobody. */
const workedForAWhile =
  /\bworked (?:for|until|till|twice|once|a few|two|three|\d|at first)\b|\b(?:paying|paid|money|bribe\w*)\b/iu;

function hurtingOf(voice: Voice): string {
  const { child } = voice;
  const listed = sensesOf(voice)
    .filter(({ name }) => name !== 'body')
    .map(({ name }) => name);
  return [
    child.triggers
      .filter(({ said }) => !isNamedPeer(said))
      .slice(0, 3)
      .map(({ said }) => quoted(said))
      .join(' '),
    listed.length > 0
      ? `sensitive to ${inWords(listed)}${listed.includes('sound') && !hasHearingLoss(child.profile) && earsTold(child.profile) !== null ? `; offer ${earsOf(child)}` : ''}`
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const painOf = ({ child: { profile, clinic } }: Voice): string => {
  const hidden = quotes(hiddenPainIn(profile));
  return [quotes(clinic.painSigns), hidden === '' ? '' : `hard to tell: ${hidden}`]
    .filter(Boolean)
    .join('; ');
};

const quotes = (texts: readonly string[]): string => texts.map(quoted).join(' ');

/** Told in the notes alone: nobody reads a blank as none. */
const isOnlyAmongClinics = (
  { said }: ChildFacts['clinic'],
  { medications }: ChildFacts['profile'],
): boolean => !/\p{L}/u.test(medications) && said.some((text) => clinicMattersIn(text).includes('medicines'));

/** "None" is an answer, and tells a crew more than a blank. */
const medicinesOf = ({ child: { clinic, profile } }: Voice): string =>
  isOnlyAmongClinics(clinic, profile)
    ? 'see Clinic'
    : quotes(
        clinic.medicines.length > 0
          ? clinic.medicines
          : [profile.medications].filter((said) => /\p{L}/u.test(said)),
      );

function allergiesOf({ child: { clinic } }: Voice): string | undefined {
  const told = [...clinic.allergies.said, ...allergiesElsewhere(clinic)];
  if (told.length > 0) return quotes(told);
  return clinic.allergies.isNoneKnown ? 'none known' : undefined;
}

const bornOf = ({ child }: Voice): string =>
  [child.age === null ? '' : String(child.age), inOwnWords(child.profile.dob)]
    .filter(Boolean)
    .join(', born ');

/** Not ticked, and written among the notes. */
const diagnosisTold = ({ notes }: ChildFacts['profile'], { said }: ChildFacts['clinic']): string => {
  const told = togetherIn(notes).find(
    (text) => ofDiagnosis.test(text) && wordsIn(text) <= 20 && isForAllEyes({ said: text }),
  );
  return told === undefined ? '' : said.includes(told) ? 'see Clinic' : quoted(told);
};
const ofDiagnosis =
  /\bdiagnos(?:ed|is)\b[^.;]{0,30}\b(?:autis\p{L}*|asd|asc|adhd|pda|aspergers?|level [123]|down['’]?s?|epilep\p{L}*)\b|\b(?:asd|asc|autism) level [123]\b|\b(?:has|have) (?:autism|asd)\b/iu;

/** A crew reads this line first: what else was written of stands in it by name. */
const diagnosisOf = ({ child: { profile, clinic } }: Voice): string => {
  return [
    profile.diagnosisType === 'Other'
      ? 'autistic, see records'
      : profile.diagnosisType ||
        diagnosisTold(profile, clinic) ||
        (conditionsForCrew(clinic).length > 0 ? blank : ''),
    profile.diagnosisDate && `since ${inOwnWords(profile.diagnosisDate)}`,
    conditionsForCrew(clinic).length > 0 && `also, as written below: ${inWords(conditionsForCrew(clinic))}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Who is called by a hand on the shoulder is not asked before it. */
const manner = ({ interactionStyle, notes }: Voice['child']['profile']): string =>
  /\b(?:touch|tap|pat) (?:(?:him|her|them) on (?:the )?|his |her |their )(?:shoulder|arm|hand|back)/iu.test(
    `${interactionStyle}\n${notes}`,
  )
    ? 'Few words, wait, touch as my family wrote'
    : 'Few words, wait, ask before touch';

export function talkOf({ child: { profile, ownWay, words } }: Voice): string {
  if (ownWay.length > 0) return `${quotes(ownWay)} ${manner(profile)}`;
  const says = [
    profile.communication === 'Non-Verbal' ? 'does not use speech' : profile.communication.toLowerCase(),
    profile.preferredCommunication !== '' &&
      profile.preferredCommunication !== 'Other' &&
      `prefers ${profile.preferredCommunication === 'AAC Device' ? 'an AAC device' : profile.preferredCommunication.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
  const told = wordsIn(words.interactionStyle) <= mostOfBeing ? words.interactionStyle : '';
  return says + told === ''
    ? ''
    : `${[says, told].filter(Boolean).join('; ')}; ${manner(profile).toLowerCase()}`;
}
