// The rules a service's plan can break, looked for line by line. The carer's words in quotes are never a fault of the plan's.
import { childPlaceholder } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { type PlanSection, planParts } from '@calmbridge/domain/plans/plan-sections';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { findDietConflicts } from '@calmbridge/reader/screening/diet/diet';
import { foodsIn } from '../diet.ts';
import type { ClinicFacts } from '../reading/clinic-facts.ts';
import { isSoftOnly } from '../reading/medical/soft-only.ts';

type Broken = { why: string; isClinics: boolean };
type Line = { words: string; section: PlanSection };

export function brokenRules(plan: string, profile: ChildProfile, facts: ClinicFacts): Broken[] {
  const lines = planParts(plan).sections.flatMap((section) =>
    section.body.split('\n').map((line) => ({ words: unquoted(line), section })),
  );
  const rules: [why: string, isBroken: boolean][] = [
    [
      'a goal stands on something that a clinic decides: leave it out of the goals',
      lines.some(({ words, section }) => isGoals(section) && clinicMattersIn(words).length > 0),
    ],
    [
      'food is named although a clinic sets the meals: name no food at all outside quotation marks',
      facts.setsMeals && lines.some(namesFood),
    ],
    [
      'hard, raw or lumpy food is offered to a child who eats only soft food',
      (isSoftOnly(profile) || facts.matters.has('swallowing')) && lines.some(offersHardFood),
    ],
    [
      'an injector is written of although none, and no anaphylaxis, is in the data',
      !facts.allergies.hasInjector &&
        !injector.test(typedTexts.map((field) => profile[field]).join('\n')) &&
        lines.some(({ words }) => injector.test(words) && !denied.test(words)),
    ],
    [
      'an exercise is given for what a clinic treats',
      lines.some(
        ({ words }) =>
          exercise.test(words) && clinicMattersIn(words).some((matter) => bodyMatters.has(matter)),
      ),
    ],
  ];
  const broken = rules.flatMap(([why, isBroken]) => (isBroken ? [{ why, isClinics: true }] : []));
  return [...broken, ...otherFaults(plan, profile)];
}

/** Asked for again, and mended by us where the service does not: food by leaving it out, a name by the placeholder. */
function otherFaults(plan: string, { dietRestrictions, allergies, age }: ChildProfile): Broken[] {
  const conflicts = findDietConflicts(
    plan.replace(/“[^”]*”/gu, (said) => ' '.repeat(said.length)),
    {
      dietRestrictions,
      allergies,
      age,
    },
  );
  const foods = [
    ...new Set(conflicts.filter(({ severity }) => severity === 'block').map(({ found }) => found)),
  ];
  return [
    ...(foods.length > 0
      ? [{ why: `food against the diet or an allergy is offered: ${foods.join(', ')}`, isClinics: false }]
      : []),
    ...(plan.includes(childPlaceholder)
      ? []
      : [{ why: `the child is not called ${childPlaceholder}`, isClinics: false }]),
  ];
}

const isGoals = ({ title }: PlanSection): boolean => /\bgoals?\b/i.test(title);
const isOfClinic = ({ title }: PlanSection): boolean => /\bclinic|\bemergency\b/i.test(title);

const offering =
  /\b(?:offers?|serves?|gives?|tr(?:y|ies)|adds?|packs?|cooks?|bakes?|eats?|tastes?|snacks?|breakfast|lunch|dinner|supper|menu|meals?|recipes?|foods?)\b/i;
const denied = /\b(?:no|not|never|avoid\w*|without|don['’]?t|isn['’]?t|instead of)\b/i;

const namesFood = ({ words, section }: Line): boolean =>
  !isOfClinic(section) && offering.test(words) && !denied.test(words) && foodsIn(words).length > 0;

const hardFood =
  /\b(?:raw \w+|(?:carrot|celery|cucumber|apple|veg\w*|bread) sticks?|apple slices|whole (?:grapes|nuts)|nuts|popcorn|crackers|crisps|tortilla chips|rice cakes|pretzels|granola|crusts?|crunchy \w+)\b/i;
const offersHardFood = ({ words }: Line): boolean => hardFood.test(words) && !denied.test(words);

const injector = /\b(?:epi-?pens?|auto-?injectors?|injectors?|adrenaline|epinephrine)\b/i;
const exercise = /\b(?:stretch(?:es|ing)?|exercises?|massages?|strengthen\w*|range of motion|ladder)\b/i;
const bodyMatters: ReadonlySet<string> = new Set(['splints', 'surgery', 'heart', 'wounds', 'swallowing']);

const unquoted = (line: string): string => line.replace(/“[^”]*”|"[^"]*"/gu, ' ');
