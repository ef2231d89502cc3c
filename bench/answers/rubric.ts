// Scores the form of care plans by the written rubric: six gates, nine weighted measures. Whether a line is about what was
// written is measured by plan-relevance.ts. Each measure is read off the Markdown alone,
// as an outside reader would, with the profile beside it.
import { fieldsAlone } from '@calmbridge/domain/child/meanings';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';
import { stemsOf } from '@calmbridge/guidebook/library/match';
import { roleActions } from '@calmbridge/guidebook/library/roles';
import { inOwnWords } from '@calmbridge/guidebook/plan/carer-words';
import { practices } from '@calmbridge/guidebook/practices/practices';
import { type PlanText, readPlan } from './plan-text.ts';
import { gradeOf } from './readability.ts';
import { avoidTerms, neverSay } from './rubric-words.ts';

export type Violation = { gate: string; text: string };
export type PlanScore = {
  total: number;
  parts: Record<string, number>;
  violations: Violation[];
  notes: string[];
};

export const weights = { P1: 22, P2: 18, P3: 14, P4: 12, P5: 8, P6: 8, P7: 8, P8: 6, P9: 4 } as const;

export type DietCheck = (
  text: string,
  profile: ChildProfile,
) => ReadonlyArray<{ text: string; severity: string }>;

export function scorePlan(
  plan: string,
  profile: ChildProfile,
  overlap: number,
  checkDiet: DietCheck,
): PlanScore {
  const text = readPlan(plan);
  const notes: string[] = [];
  const parts = {
    P1: graded(personal(text, profile, notes), 0.9, 0.75, 0.6),
    P2: graded(structure(text, profile, notes), 0.95, 0.8, 0.65),
    P3: graded(goals(text, profile, notes), 6.5, 5, 3.7),
    P4: graded(triggerChains(text, profile, notes), 0.9, 0.7, 0.4),
    P5: graded(settingsAndRoles(text, profile, notes), 0.95, 0.75, 0.5),
    P6: evidence(text, notes),
    P7: affirming(text, profile, notes),
    P8: readable(text, notes),
    P9: graded(-overlap, -0.45, -0.6, -0.75),
  };
  const total = Object.entries(weights).reduce(
    (sum, [id, weight]) => sum + weight * parts[id as keyof typeof weights],
    0,
  );
  return { total, parts, violations: gates(plan, text, profile, checkDiet), notes };
}

/** 1 at good, 0.75 at fair, 0.4 at poor, straight lines between; 0 at nothing. */
function graded(value: number, good: number, fair: number, poor: number): number {
  if (value >= good) return 1;
  if (value >= fair) return 0.75 + (0.25 * (value - fair)) / (good - fair);
  if (value >= poor) return 0.4 + (0.35 * (value - poor)) / (fair - poor);
  return poor > 0 ? Math.max(0, (0.4 * value) / poor) : 0;
}

const smallWords = new Set(
  stemsOf(
    'a an the and or of in on at to for with his her their is are was by from when he she they it be being has have very not no all some any every that this up out down as so too much more most good gets get than then into over only well like',
  ),
);
const distinctive = (item: string) =>
  stemsOf(item).filter((stem) => stem.length > 2 && !smallWords.has(stem));

const acts = new Set(
  stemsOf(
    'get give let put keep show use offer ask tell wait play make take write draw start stop sit walk move bring leave plan pack choose hold point set build teach call check say hang turn read carry serve cut change count add lay send name follow answer fit fix lock search alert practise watch note place open close switch begin end invite visit print hand step lead press cook warm cool plant swap help share pair listen record film look find go come do charge agree accept start protect trust charge wear wash dim log mark move avoid buy book join lower expect model learn accept describe allow pull push arrive start warn prepare meet pick split stay stand eat rest sew copy renew',
  ),
);

function personal(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const items: string[] = [
    ...(['comfortItems', ...typedTexts] as const).flatMap((field) => profile[field].split(/[,;\n]/)),
    ...profile.sensorySensitivities,
    ...profile.dietRestrictions.filter((rule) => rule !== 'Other'),
    profile.communication,
    profile.preferredCommunication === 'Other' ? '' : profile.preferredCommunication,
  ]
    .map((item) => item.trim())
    .filter((item) => item !== '' && !/^(?:none|no|n\/a|other|NKA.*)$/i.test(item));
  if (items.length === 0) return 1;
  const units = text.blocks.map((block) => ({ stems: new Set(stemsOf(block.text)) }));
  let covered = 0;
  let used = 0;
  for (const item of items) {
    const wanted = distinctive(item === 'Non-Verbal' ? 'speech' : item);
    if (wanted.length === 0) {
      covered += 1;
      used += 1;
      continue;
    }
    const need = Math.max(1, Math.ceil(wanted.length / 2));
    const hits = units.filter(({ stems }) => wanted.filter((stem) => stems.has(stem)).length >= need);
    if (hits.length > 0) covered += 1;
    else notes.push(`P1 not covered: ${item}`);
    if (hits.some(({ stems }) => [...stems].some((stem) => acts.has(stem)))) used += 1;
    else if (hits.length > 0) notes.push(`P1 covered, not used: ${item}`);
  }
  return (0.4 * covered + 0.6 * used) / items.length;
}

const always: readonly RegExp[] = [
  /about .*strength|strengths/i,
  /communicat/i,
  /sensory/i,
  /routine|sleep/i,
  /goals/i,
  /roles|who does what/i,
  /review/i,
  /emergency (?:info )?sheet/i,
];
const byType: Readonly<Record<string, readonly RegExp[]>> = {
  customizedCarePlans: [/customi[sz]ed/i],
  educationalSupport: [
    /learning profile/i,
    /classroom adjust/i,
    /work and break/i,
    /home–(?:school|nursery|college)/i,
  ],
  behavioralSensoryManagement: [/green, amber, red/i, /menu by sense/i, /calm kit/i, /after a meltdown/i],
  safetyEmergencyPlanning: [/wandering/i, /home and water/i, /ID and first-responder/i, /who to call/i],
  strengthBasedActivities: [/activities and the skill/i, /with others/i],
  dietFocusedCarePlan: [
    /food rules/i,
    /safe list/i,
    /avoid list/i,
    /ladder/i,
    /sample day/i,
    /nutrition and referral/i,
  ],
};

function structure(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const wanted = [...always, ...profile.carePlans.flatMap((type) => byType[type] ?? [])];
  const met = wanted.filter((title) => {
    const found = text.sections.find((section) => title.test(section.title));
    const isFull = found !== undefined && (found.bullets >= 2 || found.words >= 25);
    if (!isFull) notes.push(`P2 ${found ? 'thin' : 'missing'}: ${title.source}`);
    return isFull;
  });
  if (profile.carePlans.includes('strengthBasedActivities')) {
    const found = text.sections.find((section) => /activities and the skill/i.test(section.title));
    if ((found?.bullets ?? 0) < 5) notes.push('P2 fewer than five activities');
  }
  return met.length / wanted.length;
}

/** Eight yes/no questions after R-GORI, averaged over the goals; fewer than three or more than five goals lose a quarter. */
function goals(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const section = text.sections.find(({ title }) => /^goals/i.test(title));
  const list = (section?.lines ?? []).filter((line) => /^\d+\.\s/.test(line));
  // No entry surely read, no goal: then a line asks for one.
  if (list.length === 0) return /now: __ of 10/.test(section?.text ?? '') ? 8 : 0;
  const needs = stemsOf(Object.values(fieldsAlone(profile)).flat().join(' '));
  const scores = list.map((goal) => {
    const [statement = ''] = goal.split('*Who:*');
    const answers = {
      observable:
        !/\b(?:understands?|feels?|knows?|improves?|behaves?|is calm|be calm|complies)\b/i.test(statement) &&
        /\b\p{L}+(?:s|es)\b/u.test(statement),
      measurable: /\b\d+ (?:times|days)? ?(?:out )?of \d+\b|\b\d+ (?:times|days) out of \d+|%/.test(
        statement,
      ),
      functional: !/\b(?:eye contact|sit still|quiet hands|complian)/i.test(statement),
      needed:
        distinctive(statement).some((stem) => needs.includes(stem)) ||
        /break|evening|choose|stop|kerb|night/i.test(statement),
      settings:
        /\b(?:and|then|or) (?:at|in|on|out)\b|\btwo (?:different )?(?:places|lessons|lines|buildings|walks)|and out\b|two new ones|and one (?:new|longer|other|busy|restaurant|club|night|job)|then in|and in|then at|one café/i.test(
          statement,
        ),
      people: /\bwith [\p{L} ]+?(?:,? (?:and|then|or)(?: with)? )/u.test(statement),
      routine:
        /\b(?:before|after|when|during|until|in the|on the|as part|each|at (?:home|school|the)|while|if|instead)\b/i.test(
          statement,
        ),
      dated: /\b20\d\d\b/.test(statement) && /\*Who:\*/.test(goal),
    };
    for (const [name, isMet] of Object.entries(answers)) if (!isMet) notes.push(`P3 ${name}: ${goal}`);
    return Object.values(answers).filter(Boolean).length;
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return list.length <= 3 ? mean : mean * 0.75;
}

function triggerChains(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const items = profile.triggers
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '' && !/^none$/i.test(item));
  if (items.length === 0) return 1;
  const met = items.filter((item) => {
    const wanted = distinctive(item);
    const row = text.rows.find(
      (cells) => cells.length >= 5 && wanted.some((stem) => stemsOf(cells[0] ?? '').includes(stem)),
    );
    // Not surely read: the carer's words, with steps for the kind or a question, are the whole answer.
    if (
      row === undefined &&
      text.blocks.some(
        ({ text: block }) => block.includes('“') && wanted.some((stem) => stemsOf(block).includes(stem)),
      )
    )
      return true;
    const isWhole =
      row !== undefined && row.slice(1, 5).every((cell) => cell.split(' ').length >= 2 && !/____/.test(cell));
    if (!isWhole) notes.push(`P4 no chain: ${item}`);
    return isWhole;
  });
  return met.length / items.length;
}

function settingsAndRoles(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const places = [/^home$/i, /^(?:school|nursery|college)$/i, /^community$/i].map(
    (title) => (text.sections.find((section) => section.title.match(title))?.bullets ?? 0) >= 1,
  );
  const rolesText = text.sections.find(({ title }) => /^roles/i.test(title));
  const roles = profile.importantRoles.map((role) =>
    (rolesText?.lines ?? []).some((line) => line.includes(roleActions[role].name)),
  );
  const all = [...places, ...roles];
  if (all.some((isMet) => !isMet)) notes.push(`P5 ${all.join(' ')}`);
  return all.filter(Boolean).length / all.length;
}

function evidence(text: PlanText, notes: string[]): number {
  const whole = text.plain.toLowerCase();
  const named = [...practices.values()].filter(({ plainName }) => whole.includes(plainName.toLowerCase()));
  const main = text.sections.filter(
    ({ level, title }) => level === 2 && !/^(?:sources|one page)/i.test(title),
  );
  const uncited = main.filter(
    ({ text: body }) =>
      !/NICE/.test(body) &&
      !named.some(({ plainName }) => body.toLowerCase().includes(plainName.toLowerCase())),
  );
  for (const section of uncited) notes.push(`P6 uncited: ${section.title}`);
  const count = named.length >= 4 ? 1 : named.length >= 3 ? 0.75 : 0.4;
  return count * (1 - uncited.length / Math.max(1, main.length));
}

function affirming(text: PlanText, profile: ChildProfile, notes: string[]): number {
  const hits = avoidTerms.flatMap((term) => [...text.plain.matchAll(term)].map(([found]) => found));
  for (const hit of hits) notes.push(`P7 avoid-term: ${hit}`);
  const triggersAt = text.sections.findIndex(({ title }) => /trigger/i.test(title));
  const order =
    triggersAt === -1 || text.sections.findIndex(({ title }) => /strength/i.test(title)) <= triggersAt;
  if (!order) notes.push('P7 strengths after triggers');
  const masking = /\b(?:eye contact|sit still|quiet hands|stop (?:flapping|stimming))\b/i.test(
    text.sections.find(({ title }) => /^goals/i.test(title))?.text ?? '',
  );
  if (masking) notes.push('P7 masking goal');
  const mentions = (fields: readonly string[]) => {
    const wanted = new Set(fields.flatMap(distinctive));
    return text.blocks.filter(({ text: block }) => stemsOf(block).some((stem) => wanted.has(stem))).length;
  };
  const good = mentions([profile.strengths, profile.specialInterests, profile.activities]);
  const hard = mentions([profile.triggers, profile.challenges]);
  const hasBalance = good === 0 || good >= hard * 0.5;
  if (!hasBalance) notes.push(`P7 strengths ${good} times, challenges ${hard} times`);
  return (
    (hits.length === 0 ? 1 : hits.length === 1 ? 0.75 : hits.length <= 3 ? 0.4 : 0) *
    (order && !masking && hasBalance ? 1 : 0.5)
  );
}

function readable(text: PlanText, notes: string[]): number {
  const { grade, wordsPerSentence } = gradeOf(text.prose);
  notes.push(`P8 grade ${grade.toFixed(1)}, ${wordsPerSentence.toFixed(1)} words a sentence`);
  return Math.min(graded(-grade, -7.5, -9, -10), graded(-wordsPerSentence, -15, -18, -22));
}

function gates(plan: string, text: PlanText, profile: ChildProfile, checkDiet: DietCheck): Violation[] {
  const found: Violation[] = [];
  const add = (gate: string, at: string) => found.push({ gate, text: at });
  for (const block of text.blocks)
    for (const hit of neverSay(block.text, profile.medications)) add('G1', `${hit} in: ${block.text}`);
  for (const conflict of checkDiet(
    plan.replace(/“[^”]*”/g, (quote) => ' '.repeat(quote.length)),
    profile,
  ))
    add('G2', `${conflict.severity}: ${conflict.text}`);
  for (const [dose] of plan.matchAll(/\b\d+(?:\.\d+)?\s?(?:mg|mcg|ml|iu)\b/gi))
    if (!profile.medications.toLowerCase().includes(dose.toLowerCase())) add('G3', dose);
  if (!plan.includes(profile.name)) add('G4', 'name missing');
  for (const [slot] of plan.matchAll(/\{[^}]*\}|undefined|\bnull\b|\[object/g))
    if (slot !== '{child}') add('G4', `placeholder ${slot}`);
  const hasAllergy =
    /\p{L}/u.test(profile.allergies) && !/^(?:none|no|n\/a)$/i.test(profile.allergies.trim());
  if (
    hasAllergy &&
    !(plan.includes(inOwnWords(profile.allergies.split('\n')[0] ?? '')) && /emergency number/i.test(plan))
  )
    add('G5', 'allergy line or reaction steps missing');
  // A grown-up of whom no going off is written gets no steps for a search (PL8).
  const isAdult = Number(profile.age) >= 18;
  const hasRisk = [profile.wanderingBehavior, isAdult ? '' : profile.safetyRisks].some(
    (field) => field.trim() !== '' && !/^(?:no|none|n\/a)$/i.test(field.trim()),
  );
  if (
    hasRisk &&
    !(
      /emergency number/i.test(plan) &&
      /water[^.]{0,40}first|search water first/i.test(plan) &&
      /\bID\b/.test(plan) &&
      /neighbours/i.test(plan)
    )
  )
    add('G5', 'wandering plan incomplete');
  if (!/not medical advice/i.test(plan)) add('G6', 'no disclaimer');
  if (/https?:|www\.|\]\(/.test(plan)) add('P6', 'a link');
  return found;
}
