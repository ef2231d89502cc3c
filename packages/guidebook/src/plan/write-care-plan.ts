// The guidebook's care plan: the same ask always gives the same Markdown. Order of a plan: one page for whoever comes
// today, who the child is, how to be with the child, hard moments, goals, the clinic's part, people, the chosen parts,
// safety, the sheet, the review, what it rests on.
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import type { CarePlanType } from '@calmbridge/domain/child/options';
import { practiceName, practices, type SourceId, sources } from '#practices/practices';
import { dayAfter } from './calendar.ts';
import type { ChildFacts } from './facts.ts';
import { withoutDietConflicts, withoutThingsSwallowed } from './last-look.ts';
import { readChild } from './reading/read-child.ts';
import { hidesIndoors, saysNo } from './reading/read-moments.ts';
import { waysOutTold } from './reading/told/ways-out.ts';
import type { Readings } from './reading/understand.ts';
import { aboutSection } from './sections/about.ts';
import { activitiesSection } from './sections/activities.ts';
import { askedForSection } from './sections/asked/asked-for.ts';
import { behaviorSection } from './sections/behavior.ts';
import { clinicSection } from './sections/clinic.ts';
import { communicationSection } from './sections/communication.ts';
import { daySection } from './sections/day.ts';
import { dietSection, eatingLines } from './sections/diet.ts';
import { educationSection, learningLines } from './sections/education.ts';
import { emergencySection } from './sections/emergency.ts';
import { firstOfAllSection } from './sections/first-of-all.ts';
import { firstWeeksSection } from './sections/first-weeks.ts';
import { allergyAtTable, foodRulesTold } from './sections/food-rules.ts';
import { goalsSection } from './sections/goals.ts';
import { onePageSection } from './sections/one-page.ts';
import { saidOnceIn } from './sections/page/said-once.ts';
import { firstReviewDays, reviewSection } from './sections/review.ts';
import { rolesSection } from './sections/roles.ts';
import { hasToldRule } from './sections/rule-lines.ts';
import { safetySection } from './sections/safety/safety.ts';
import { roadRule } from './sections/safety/wandering.ts';
import { sensesSection } from './sections/senses.ts';
import { settingsSection } from './sections/settings.ts';
import { triggersSection } from './sections/triggers.ts';
import { shortened } from './shorten.ts';
import { type Section, type Voice, voiceOf } from './voice.ts';

/** `readings` say what the phrases of the profile mean (`phrasesToRead`); a phrase without one keeps its own words. */
export function writeCarePlan(ask: CarePlanAsk, readings: Readings = new Map()): string {
  const child = withoutGuessedWay(readChild(ask, readings));
  const voice = voiceOf(child);
  const has = (type: CarePlanType) => child.profile.carePlans.includes(type);
  const isSafety = has('safetyEmergencyPlanning') || hasRisk(child);
  const hasAllergy = child.clinic.allergies.allergens.length > 0;
  const parts: Array<(voice: Voice) => Section | null> = [
    onePageSection,
    firstOfAllSection,
    askedForSection,
    aboutSection,
    communicationSection,
    sensesSection,
    daySection,
    triggersSection,
    goalsSection,
    clinicSection,
    (v) => settingsSection(v, has('educationalSupport') ? [] : learningLines(v)),
    rolesSection,
    (v) => (has('customizedCarePlans') ? firstWeeksSection(v) : null),
    (v) => (has('educationalSupport') ? educationSection(v) : null),
    (v) => (has('behavioralSensoryManagement') ? behaviorSection(v) : null),
    (v) => (has('strengthBasedActivities') ? activitiesSection(v) : null),
    (v) => (has('dietFocusedCarePlan') ? dietSection(v) : foodSection(v)),
    (v) => (isSafety ? safetySection(v, has('safetyEmergencyPlanning')) : null),
    emergencySection,
    reviewSection,
  ];
  const written = saidOnceIn(
    parts.flatMap((part) => {
      const section = part(voice);
      return section === null ? [] : [{ ...section, rests: basedOn(voice, section) }];
    }),
  );
  const head = [`# Care plan for ${child.fullName}`, headLine(voice), ...firstOfAll(voice)].join('\n\n');
  const foot = `${sourcesText(isSafety, hasAllergy, restsOf(written))}\n\n${disclaimer(voice, has('dietFocusedCarePlan'))}`;
  const [page, ...rest] = written;
  const frame = [head, foot, ...(page?.lines ?? []), ...written.map(({ title }) => title)].join(' ');
  const plan = [
    head,
    ...(page ? [sectionText(page)] : []),
    ...shortened(rest, child.profile, frame).map(sectionText),
    foot,
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    // What did not stand side by side is told apart.
    .replaceAll('” “', '”; “')
    .trimEnd()
    .concat('\n');
  const safe = child.clinic.matters.has('pica') ? withoutThingsSwallowed(plan) : plan;
  return withoutDietConflicts(safe, child.profile);
}

/** A risk that stands elsewhere, with the clinic or before everything else, is one all the same. */
function hasRisk(child: ChildFacts): boolean {
  const { safetyRisks } = child.profile;
  const isRiskTold = !child.isAdult && /\p{L}/u.test(safetyRisks) && !saysNo(safetyRisks.trim());
  const hasWayOut = child.group !== 'teen' && waysOutTold(child.profile).length > 0;
  return (
    child.wandering.length > 0 ||
    hidesIndoors(child.profile.wanderingBehavior) ||
    child.risks.length > 0 ||
    isRiskTold ||
    hasToldRule(child) ||
    hasWayOut ||
    roadRule(child).length > 0
  );
}

/** Nobody wrote of pictures: that a child does not speak says nothing of what it talks with (PL15). */
const withoutGuessedWay = (child: ChildFacts): ChildFacts =>
  child.way === 'pictures' ? { ...child, way: 'any', isWayKnown: false } : child;

/** What cannot wait for a plan stands before it, without its words: the first page is for many eyes. */
const firstOfAll = (voice: Voice): string[] => [
  ...(voice.child.clinic.matters.has('despair')
    ? [
        voice.fill(
          'first-of-all',
          '**Before this plan:** something you wrote about {name} cannot wait. Talk to {his} doctor or a crisis line today; the numbers are under “From your clinic’s plan”.',
        ),
      ]
    : []),
  ...(voice.child.harm.harms.size > 0
    ? [
        voice.fill(
          'first-of-all',
          [...voice.child.harm.harms].every((harm) => harm === 'untold')
            ? '**Before this plan:** {name} may not be able to tell if somebody harms {him}. What to look for and whom to tell stands under “Before everything else”; that part is not for copying.'
            : voice.child.isAdult
              ? '**Before this plan:** something you wrote about what others do to {name} is to be talked over with {him} and told to someone today. It stands under “Before everything else”; that part is not for copying.'
              : '**Before this plan:** something you wrote about what others do to {name} should be told to someone today. It stands under “Before everything else”; that part is not for copying.',
        ),
      ]
    : []),
];

/** Food that is known but not asked for as a plan of its own: short, and still within the rules. */
function foodSection(voice: Voice): Section | null {
  const rules = foodRulesTold(voice.child);
  const atTable = allergyAtTable(voice);
  const hasAllergyLine = atTable.some((line) => line.includes('Read every label'));
  const lines = [...atTable, ...eatingLines(voice)];
  if (lines.length === 0 && rules.length === 0) return null;
  if (rules.length > 0)
    lines.push(
      // Labels are told of once: with an allergy that line says so.
      `- **Food rules:** ${rules.join(', ')}.${hasAllergyLine ? '' : ` ${voice.line('food-rules', ['Tell every cook in writing and check the label each time.', 'Keep them in every place; check the label when a brand changes.', 'Put them on the lunch box and check the label each time.'])}`}`,
    );
  voice.cite('abi');
  return { title: 'Food', lines };
}

/** What a section rests on: given by it, or the practices cited in it, those not named before first. */
function basedOn(voice: Voice, { rests }: Section): string | null {
  const before = new Set(voice.citedInPlan());
  const cited = voice
    .takeCited()
    .filter((id) => practices.get(id)?.autoRecommend !== 'no')
    .toSorted((a, b) => Number(before.has(a)) - Number(before.has(b)))
    .slice(0, 1);
  if (rests !== undefined) return rests;
  return cited.length === 0 ? 'NICE CG170' : cited.map(practiceName).join('; ');
}

const sectionText = ({ title, lines }: Section): string => [`## ${title}`, '', ...lines].join('\n');

/** The practices of all sections, each once: under every section they were said again and again. */
const restsOf = (sections: readonly Section[]): string[] => {
  const named = new Set([...practices.keys()].map(practiceName));
  return [...new Set(sections.map(({ rests }) => rests ?? ''))].filter((rest) => named.has(rest)).slice(0, 4);
};

function headLine(voice: Voice): string {
  const { child } = voice;
  const parts = [
    child.age === null ? '' : `Age ${child.age}`,
    child.profile.diagnosisType === 'Other' ? '' : child.profile.diagnosisType,
    `written ${dayAfter(child.today, 0) || child.today}`,
    `first review ${dayAfter(child.today, firstReviewDays)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function sourcesText(hasSafety: boolean, hasAllergy: boolean, rests: readonly string[]): string {
  const ids: SourceId[] = [
    'ncaep',
    'nice',
    'pbs',
    'goals',
    'sheet',
    ...(hasSafety ? (['wandering'] as const) : []),
    ...(hasAllergy ? (['anaphylaxis'] as const) : []),
  ];
  const cited = rests.length === 0 ? '' : `Practices: ${rests.join(', ')}. `;
  return `## Sources\n\n${cited}${ids.map((id) => sources[id]).join('; ')}.`;
}

const disclaimer = ({ child }: Voice, hasDiet: boolean): string =>
  `*Support ideas to discuss with the people who know ${child.name}. Not medical advice, not a diagnosis, does not replace the clinical team or a school plan. Medicines, allergies and emergencies: follow the prescriber and the emergency plan.${hasDiet ? ' Check every label and ask the dietitian or allergist. Diets are not a treatment for autism.' : ''}*`;
