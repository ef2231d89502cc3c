// What must not be eaten, and how a food must be served, whichever box it was written in (PL7, PL37).
import { noKnownAllergies } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type AllergyReading, readAllergies } from '@calmbridge/reader/clinic/read-allergies';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords, quoted } from '../carer-words.ts';
import { familyRulesTold } from '../diet.ts';
import type { ChildFacts } from '../facts.ts';
import { foodsAmong, forCook, isNotEaten } from '../reading/allergens.ts';
import { chewingTold, isMealOrder, tellsOfChewing } from '../reading/told-rules.ts';
import type { Voice } from '../voice.ts';

/**
 * Whoever cooks reads this part, and perhaps no other: an allergy to food stands first, whole. Half of such a line is another instruction, and no
 * word of ours stands before it that could turn it round.
 */
export const allergyAtTable = ({ child }: Voice): string[] => {
  const told = foodAllergiesOf(child.clinic.allergies);
  return [
    ...(told.length > 0
      ? [
          `- **Allergies:** ${told.map(quoted).join(' ')} Read every label each time; in doubt it is not served.`,
        ]
      : []),
    ...foodRulesElsewhere(child.profile).map((said) => `- ${quoted(said)}`),
    ...chewingTroubles(child.profile).map((said) => `- ${quoted(said)} ${besideAtMeals}`),
  ];
};
const besideAtMeals = 'Somebody sits beside for the whole meal; the clinic’s part says what else.';

/** What was ticked, and what the family wrote of itself: "we are halal". */
export const foodRulesTold = ({ profile, diet }: ChildFacts): string[] => [
  ...profile.dietRestrictions.filter((rule) => rule !== 'Other' && !rule.startsWith('NKA')),
  ...familyRulesTold(diet, profile),
];

/** The lines that name something to eat, whole but for what is not eaten: a sting, a plaster and a medicine are nothing for the cook. */
export const foodAllergiesOf = (allergies: AllergyReading): string[] =>
  isFoodAllergy(allergies)
    ? allergies.said
        .filter((line) => isFoodAllergy(readAllergies(line)))
        .flatMap(forCook)
        .filter((line) => !isCall.test(line))
    : [];
/** An allergy that was told in another box, whole: a crew and a cook look under that name. */
export const allergiesElsewhere = ({ said, signs }: ChildFacts['clinic']): string[] =>
  said.filter(
    (text) =>
      /\ballergic to\b|\ballerg(?:y|ies) to\b|\banaphyla/iu.test(text) &&
      !signs.some((sign) => sign.said === text),
  );
/** "If her breathing changes, 999" is no food. */
const isCall = /^(?:if|when)\b[^.;]*\b(?:999|911|112|000|111|ambulance)\b/iu;

export const isFoodAllergy = ({
  allergens,
  conditions,
  intolerances,
}: Pick<AllergyReading, 'allergens' | 'conditions' | 'intolerances'>): boolean =>
  [...foodsAmong(allergens), ...[...conditions, ...intolerances].filter((one) => !isNotEaten(one))].length >
  0;

/** "Sweets with gelatine not allowed" among the medicines is a rule of the table. */
export const foodRulesElsewhere = (profile: ChildProfile): string[] => {
  const rules = [profile.medications, profile.notes, profile.safetyRisks]
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => ruleWords.test(sentence) && foodWords.test(sentence));
  return [...new Set([...rules, ...chewingTold(profile).filter(isMealOrder)])];
};

/** What is hard about eating is nothing to keep to. */
export const chewingTroubles = (profile: ChildProfile): string[] =>
  chewingTold(profile).filter((said) => !isMealOrder(said));
const ruleWords =
  /\b(?:not allowed|must(?: ?n['’]?t| not)|forbidden|never (?:give|eat|drink)|can(?:no|['’])?t (?:eat|have|drink)|do(?:n['’]?t| not) (?:give|feed))\b/iu;
const foodWords =
  /\b(?:sweets?|gelatin\w*|pork|alcohol|sugar|dairy|milk|nuts?|gluten|wheat|eggs?|caffeine|grapefruit|food colou?rings?|meat|beef|fish|juice|chocolate|colou?rs)\b/iu;

/** One food that turns the stomach is left off the plate; whether it is more than a dislike, the doctor says. */
export const gagLines = (eatingHabits: string): string[] =>
  entriesOf(eatingHabits)
    .flatMap((said) => /\bgags? (?:on|over|at) .+/iu.exec(said)?.[0] ?? [])
    .map(
      (said) =>
        `- ${quoted(said)} It is left off the plate. If it comes with other food too, or with coughing, ask the doctor: ____`,
    );

/** How it must be cut or what must be out of it, so that it is swallowed safely. */
export const tellsCut = (said: string): boolean =>
  tellsOfChewing(said) ||
  /\b(?:very small(?! (?:amounts?|portions?|appetite|meals?|plates?|breakfast|lunch|dinner|eater|range|list))|minced|tiny (?:bits|pieces)|small bits|cut(?! (?:the )?same| off)|chopped|quartered|halved|peeled|grated|boneless|no (?:fish )?bones?|no pips|no stones|no lumps?|lump[- ]free|small pieces|bite[- ]?size\w*)\b/iu.test(
    said,
  );

/** For the sheet, whole: what the clinic's part holds of the meals, and every other sentence that tells how food is served. */
export const mealRulesOf = ({ clinic, profile, eating }: ChildFacts): string[] => {
  const box = inOwnWords(profile.eatingHabits);
  // Weight that is lost is no rule of the table.
  const ofClinic = clinic.said.filter(
    (said) => box.includes(said) && !/\b(?:los(?:t|ing|es)|gain\w*|put on) (?:\p{L}+ )?weight\b/iu.test(said),
  );
  const isTold = (said: string) => ofClinic.some((passage) => passage.includes(said));
  const sentences = sentencesOf(profile.eatingHabits).filter((said) => tellsCut(said) && !isTold(said));
  return [
    ...ofClinic,
    ...sentences.flatMap((said) =>
      manner.test(said) && said.split(/\s+/u).length <= 25
        ? [said]
        : cutRulesIn(eating).filter((rule) => said.includes(rule)),
    ),
  ];
};

/** Spoon, plate and company are part of the rule. */
const manner =
  /\b(?:spoons?|plate|bowl|sit(?:s|ting)? (?:with|beside|next)|beside|slowly|supervis\w*|watch(?:ed)?|mouthfuls?)\b/iu;

/** Of a box without capitals, only the part that tells it: "cheese. cut grapes lengthways". */
export const cutRulesIn = (eating: readonly { said: string }[]): string[] =>
  eating.flatMap(({ said }) => said.split(/\.\s+/u)).filter((said) => tellsCut(said) && !isOfLooks(said));

/** Sandwiches cut straight across are how they are liked: nobody chokes on a triangle. */
const isOfLooks = (said: string): boolean =>
  /\b(?:sandwich\w*|toast|bread|pancakes?|pizzas?|wraps?)\b[^.;]*\b(?:straight|across|triangles?|squares?|diagonal\w*|corner to corner|in half|halves|fingers|soldiers)\b/iu.test(
    said,
  ) && !/\b(?:chok\w*|gag\w*|small|tiny|swallow\w*|lengthways|quarters?|must)\b/iu.test(said);

/** For the clinic's part. */
export const chewingActs: readonly string[] = [
  'Food is served as written above, eaten sitting down, with somebody beside {him} for the whole meal. Ask the doctor or a speech and language therapist to look at chewing before anything harder is tried: ____',
  'Choking and cannot cough: five firm back blows, then five belly thrusts (chest thrusts under one year), and the emergency number',
];

/** Where a team sets what is swallowed, its words are the rules, and “none” would be read as leave to try. */
export const isSetWhole = ({ clinic, diet }: ChildFacts): boolean =>
  clinic.matters.has('swallowing') && diet.rules.length === 0;
export const setByTeam =
  'What is eaten, and how, is set: it stands under “From your clinic’s plan” and on the first page';

/** Only where it was written that there is none is nothing ruled out, and not where a clinic sets the meals. */
export function noRuleLines({ clinic, profile }: ChildFacts): readonly string[] {
  const { said, isNoneKnown, allergens, intolerances, conditions } = clinic.allergies;
  const isAny = allergens.length + intolerances.length + conditions.length > 0;
  const isNone =
    !isAny && (isNoneKnown || (said.length === 0 && profile.dietRestrictions.includes(noKnownAllergies)));
  if (!isNone)
    return [
      said.length > 0
        ? 'No food rule is written here beside the allergies, which stand in this plan as written'
        : 'No allergy and no food rule is written here; ask the family before anything new: ____',
    ];
  return clinic.setsMeals
    ? ['No known allergies are written; the clinic’s rules hold']
    : [
        'No known allergies and no food rule: choice is wide, so habits and senses lead',
        'NKA: no known allergies. Nothing is ruled out; go by what {he} {v:accepts}',
      ];
}
