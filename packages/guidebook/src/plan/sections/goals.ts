// At most two goals a therapist would keep: from entries surely read or from the carer's own wishes, with a line for how
// it is now, a measure, places, people and a date (PL5). What a clinic decides is no goal here.
import { capitalised, inWords } from '#child/words';
import type { SituationKind } from '#library/entries';
import { speaksOf } from '../asking/qualifiers.ts';
import { dayAfter } from '../calendar.ts';
import { quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { chainOf, isSure, type SureMoment } from '../hard-moments.ts';
import { titleOf } from '../phrases.ts';
import { asksOfPlan, forbidsCharts, requestsIn } from '../reading/asked/requests.ts';
import { dangersIn } from '../reading/dangers.ts';
import { happensAtSchool } from '../reading/read-moments.ts';
import { strikesSelf } from '../reading/self-harm.ts';
import { insteadTold, namesEntry } from '../reading/told/answers.ts';
import { hasHearingLoss } from '../reading/told/responders.ts';
import { wishesTold } from '../reading/told/wishes.ts';
import { roleFor } from '../role-for.ts';
import { bullet, type Section, type Voice } from '../voice.ts';
import { notAtSchool } from './roles.ts';

type Goal = { does: string; why: string; where: string; isHome: boolean; isAtSchool: boolean };

export const goalWeeks = 12;
const mostGoals = 2;

export function goalsSection(voice: Voice): Section {
  const { child } = voice;
  const until = dayAfter(child.today, goalWeeks * 7) || `${goalWeeks} weeks from now`;
  const wishes = wishesFor(voice);
  const nearest = wishes.map((wish) => momentFor(voice, wish));
  // A grown-up's own aim stands alone: nobody adds another.
  const most = child.isAdult && wishes.length > 0 ? 0 : mostGoals - wishes.length;
  const goals = goalsOf(voice, nearest).slice(0, Math.max(0, most));
  voice.cite('fct', 'sm');
  // What the family wished for comes first.
  const lines = [
    ...wishes.map((wish, index) => wishLine(voice, wish, nearest[index], index)),
    ...goals.map((goal, index) => goalLine(voice, goal, wishes.length + index)),
  ];
  return {
    title: `Goals until ${until}`,
    lines:
      lines.length > 0
        ? [...lines, '', ...ownView(voice)]
        : [
            bullet(
              asksOfPlan(child.profile) ? voice.fill('no-goal', askedAlready) : voice.line('no-goal', noGoal),
            ),
          ],
  };
}

const askedAlready =
  'What you asked for stands above, with its first steps. A goal with a number is added when {name} or the family wishes for one: ____';
const noGoal: readonly string[] = [
  'No goal stands here yet, because no entry says surely enough what to aim at. Write one wish of {name} or of the family, how often it happens now, and who would notice: ____ (now: __ of 10)',
  'No goal stands here yet. What would {name} like to do more often, or more easily? ____ Who would see it first, and how often is it so today? (now: __ of 10)',
  'No goal stands here yet: a goal nobody wished for helps nobody. Ask {name} and one person who knows {him} well for a wish each: ____ (now: __ of 10)',
];

/** Whose goals they are. From thirteen on nothing is started without a yes. */
const ownView = (voice: Voice): string[] => [
  voice.child.group === 'teen'
    ? voice.fill(
        'goals-view',
        '{name} sees these first, in a way that {he} {v:understands}, changes or strikes any of them, and a goal starts with {his} yes: ____',
      )
    : voice.child.group === 'toddler'
      ? voice.fill('goals-view', 'Drop a goal that {name} turns away from, and try again in some months.')
      : voice.fill(
          'goals-view',
          'Ask {name}, in {his} own way, whether each goal is worth it; drop the one {he} {v:does} not care for.',
        ),
];

/** The wishes that become goals: up to two beside entries surely read, three where there are none. */
export function wishesFor({ child }: Voice): string[] {
  const all = wishesTold(child.profile).filter(
    (wish) => child.unmentionable?.test(wish) !== true && !ofGaze.test(wish) && !isForDoctor(wish),
  );
  return all.slice(0, [...child.challenges, ...child.triggers].some(isSure) ? 2 : mostGoals);
}
/** Never aimed at, whoever wishes for it (PL20). */
const ofGaze =
  /\beye contact\b|\b(?:stop|no more|less|fewer) (?:stimm?\p{L}*|flapping|rocking|humming|spinning)\b|\bquiet hands\b|\bnormal(?:ly)?\b/iu;

/** Weight, a diet, a medicine or a cure: the doctor's, and counted by nobody here. It stays in the notes. */
const isForDoctor = (said: string): boolean => ofDoctor.test(said) || comesOff.test(said);
const ofDoctor =
  /\b(?:weight|weighs?|kgs?|\d+ ?(?:kgs?|lbs?|stone|pounds)|kilos?|lbs|bmi|slim\p{L}*|thinner|skinn\p{L}*|fat(?:ter)?|obes\p{L}*|overweight|diet(?:s|ing)?|calor\p{L}*|medicines?|medications?|meds|medicated|tablets|pills?|dos(?:e|es|age)|wean\p{L}* (?:him |her |them )?off|cur(?:e|es|ed)|heal(?:ed)?|recover\p{L}*|grows? out of)\b/iu;
/** Off the swing or the screen is another matter. */
const comesOff =
  /\b(?:com(?:e|es|ing)|get(?:s|ting)?|be|tak(?:e|en)|wean\p{L}*) (?:(?:him|her|them) )?off (?!(?:of )?(?:(?:the|a|an|his|her|their|my|our) )*(?:\p{L}+ )?(?:i-?pads?|tablet\b|phones?|screens?|swings?|slides?|computers?|laptops?|games?|gaming|consoles?|x-?box|ps\d|tv|television|youtube|devices?|internet|switch|trampoline|bus|train|bikes?|sofa|bed|school|to|nappies|nappy|diapers?|pull-?ups|bottles?|dummy|pacifier|well|minecraft|roblox|floor|ground|horse)\b)/iu;

/** What is hard and surely read, and of the same thing: its goal is a first step towards the wish. */
const momentFor = ({ child }: Voice, wish: string): SureMoment | undefined =>
  [...child.challenges, ...child.triggers]
    .filter(isSure)
    .filter((moment) => mayBeGoal(child, moment) && namesEntry(wish, moment.said))[0];

const mayBeGoal = (child: ChildFacts, moment: SureMoment): boolean =>
  child.unmentionable?.test(moment.said) !== true &&
  !noTarget.has(moment.situation.id) &&
  // Nobody meets a smell ten times so that it can be counted.
  moment.kind !== 'smell' &&
  !isOthers.test(moment.said) &&
  !isDoneByOthers.test(moment.said) &&
  // What the clinic's part holds is counted by nobody here.
  !isOfClinic(child, moment) &&
  !onceAYear.test(moment.said) &&
  // Where another way is fine, nobody practises this one.
  insteadTold(moment.said) === null &&
  !isForDoctor(moment.said) &&
  !(hasHearingLoss(child.profile) && moment.situation.goal.includes('{ears}')) &&
  speaksOf(moment.situation.goal, moment.said) &&
  !(child.group === 'toddler' && tooOld.test(moment.situation.goal));

const isOfClinic = ({ clinic, profile }: ChildFacts, { said }: SureMoment): boolean =>
  strikesSelf(said, profile.name) ||
  clinic.said.some((passage) => bare(passage).includes(bare(said)) || bare(said).includes(bare(passage)));
const bare = (text: string): string => text.toLowerCase().replace(/[.!,;:]+$/u, '');

function goalsOf(voice: Voice, taken: readonly (SureMoment | undefined)[]): Goal[] {
  const { child } = voice;
  const moments: SureMoment[] = [];
  const isToilet = requestsIn(child.profile).includes('toilet');
  const mayBe = (moment: SureMoment) =>
    mayBeGoal(child, moment) &&
    // Small steps were asked for and stand there: no count beside them.
    !(isToilet && moment.situation.id === 'toilet') &&
    !taken.some((other) => other?.situation === moment.situation);
  const candidates = [
    child.challenges.filter(isSure).filter(mayBe),
    child.triggers.filter(isSure).filter(mayBe),
  ];
  for (let index = 0; index < 6; index += 1)
    for (const list of candidates) {
      const moment = list[index];
      if (moment && !moments.some(({ situation }) => situation === moment.situation)) moments.push(moment);
    }
  return moments.slice(0, mostGoals).map((moment, index) => {
    const { kind, situation } = moment;
    const isHome =
      kind === 'care' ||
      kind === 'night' ||
      notAtSchool.has(situation.id) ||
      // The family's own children are not in the same class.
      /\b(?:sisters?|brothers?|siblings?)\b/iu.test(moment.said);
    return {
      // A grown-up goes with somebody, and not with "an adult".
      does: chainOf(voice, moment).goal.replace(/\ban adult\b/gu, child.isAdult ? 'somebody known' : '$&'),
      why: titleOf(moment),
      isHome,
      isAtSchool:
        !child.isAdult &&
        (isSaidOfSchool(moment.said) ||
          (!/\bhome\b/u.test(situation.where ?? '') && happensAtSchool(situation))),
      // There is no assembly at home.
      where: isSaidOfSchool(moment.said)
        ? voice.line(`goal-where${index}`, anywhere)
        : situation.where === undefined
          ? voice.line(`goal-where${index}`, places[kind] ?? anywhere)
          : voice.fill(`goal-where${index}`, situation.where),
    };
  });
}

const isSaidOfSchool = (said: string): boolean =>
  /\b(?:class ?rooms?|lessons?|in class|assembl\w+|corridors?|teachers?|exams?)\b/iu.test(said);

/** Nobody counts sorrow, harm that was done, or how often somebody gives in. */
const noTarget: ReadonlySet<string> = new Set([
  'grief',
  'missing-someone',
  'sorrow-animals',
  'absent-parent',
  'past-harm',
  'parent-ill',
  'old-hurts',
  'moved-on-fear',
  'life-story',
  'family-judged',
  'gender',
  'praise',
  'demands',
  'pain',
  // Nor what is private: it is nothing to be ticked off.
  'private-touch',
  'undressing',
  'puberty',
  'periods',
]);

/** Grandfather's chair is nothing for the child to practise with. */
/** Men who raise their voices, staff who talk over somebody: the aim is theirs, and nobody shouts ten times so that a child's sign can be counted. */
const isDoneByOthers =
  /\b(?:men|man|people|adults?|grown-?ups?|others?|someone|somebody|staff|teachers?|dad|mum|mom|parents?|us|children|kids|visitors|strangers)\b(?: \p{L}+){0,2} (?:rais(?:e|es|ing) (?:(?:his|her|their|a) )?voices?|shout(?:s|ing)?|yell(?:s|ing)?|argu(?:e|es|ing)|fight(?:s|ing)?|talk(?:s|ing) (?:over|about)|laugh(?:s|ing)?|star(?:e|es|ing)|tell(?:s|ing)? (?:him|her|them) off|say(?:s|ing)|touch(?:es|ing)|lean(?:s|ing)|stand(?:s|ing)|com(?:e|es|ing) up)\b|^being (?:laughed|shouted|stared|yelled|talked|touched|grabbed|told off|rushed|hurried|asked to hurry)\b|^raised voices\b/iu;
const isOthers =
  /\b(?!it['’]|that['’]|what['’]|there['’]|he['’]|who['’]|let['’])\p{L}{2,}(?:['’]s|s['’]) \p{L}|\b(?:mum|mom|dad|nan|gran\p{L}*|brother|sister|uncle|aunt\p{L}*|cousin|teacher|friend)s \p{L}|(?<=\s)\p{Lu}\p{Ll}+s (?=\p{Ll})/u;

/** What comes once a year is not counted out of ten by February. */
const onceAYear =
  /\b(?:diwali|deepavali|christmas|xmas|new year\p{L}*|bonfire night|guy fawkes|halloween|easter|eid|(?:4th|fourth) of july|s[aã]o jo[aã]o|purim|hanukkah|carnival|fallas|thanksgiving|lunar new year|sports day|school photo\p{L}*)\b/iu;

/** Nothing a child of three could do. */
const tooOld =
  /\b(?:looks at the weather|scale|number|writes?|reads?|names?|explains?|tells|asks|calendar|list|which part|plan b|checks|agrees?|chooses how)\b/iu;

/** Nobody knows where it can happen: there are no traffic lights at home. */
const anywhere: readonly string[] = [
  'where it happens most, then in one other place',
  'where it happens now',
];
const out: readonly string[] = [
  'in two places where it happens',
  'where it happens most, then in one other place',
];
const places: Partial<Record<SituationKind, readonly string[]>> = {
  sound: out,
  light: out,
  crowd: out,
  smell: out,
  place: ['in one known and one new place', 'in two different places'],
  animal: ['on two different walks', 'in the park and on the street'],
  care: ['at home, then in a second place', 'at home and in one other bathroom'],
  night: ['at home and on one night away'],
  safety: ['at home and out'],
};

/** Now and then are counted out of the same number: otherwise nobody sees whether it got better. */
function goalLine(voice: Voice, goal: Goal, index: number): string {
  const { owner, second } = peopleFor(voice, goal, index);
  const rate = voice.line(`rate${index}`, ['6 times out of 10', '7 times out of 10', '8 times out of 10']);
  const until = goalDate(voice.child.today, index);
  return `${index + 1}. **${capitalised(voice.fill('goal-title', goal.why))}.** By ${until}, ${voice.child.name} ${goal.does}: ${rate} (now: __ of 10). *Where:* ${goal.where}. *With:* ${second}. *Who:* ${owner}, ${owner === inClass || /teacher|coordinator/u.test(owner) ? 'one line in the notebook' : checkFor(voice, index)}.`;
}

/** The first step is that of a moment the library knows; otherwise only the family can say it. */
const wishLine = (voice: Voice, wish: string, nearest: SureMoment | undefined, index: number): string => {
  const isAtSchool =
    !voice.child.isAdult &&
    nearest?.kind !== 'night' &&
    (/\b(?:school|class\p{L}*|lessons?|teachers?|nursery|carpet)\b/iu.test(wish) || isOfSchoolAlone(voice));
  const [daily = 'the family'] = dailyOwnersOf(voice);
  const owner = isAtSchool ? inClass : daily;
  const step = isApplying.test(wish)
    ? 'find the closing date, and whether all of it can be done online or by e-mail: ____'
    : nearest === undefined
      ? '____'
      : `${voice.child.name} ${chainOf(voice, nearest).goal.replace(/\ban adult\b/gu, voice.child.isAdult ? 'somebody known' : '$&')}`;
  const where = isAtSchool
    ? voice.fill('wish-where', 'at {school}')
    : outside.test(wish)
      ? 'there, at a quiet hour first'
      : 'at home first, then in one other place';
  // What is wished for at a place of danger is arranged, and practised by nobody.
  if (!voice.child.isAdult && isAtDanger(wish, voice.child.profile))
    return `${index + 1}. **Your wish:** ${quoted(wish)} ${voice.fill('wish-risky', wishAtDanger)}`;
  // A flat or a friend is not counted out of ten: the first step is done, or it is not.
  if (isOnce.test(wish))
    return `${index + 1}. **Your wish:** ${quoted(wish)} First step: ${step}. ${isApplying.test(wish) ? 'This week' : `By ${goalDate(voice.child.today, index)}`} that step is done (now: ____). *Who:* ${owner}, one line in the notebook.`;
  return `${index + 1}. **Your wish:** ${quoted(wish)} First step: ${step}. By ${goalDate(voice.child.today, index)}, ${where}: ${ownMeasure.test(wish) ? 'as far as you wrote (now: ____)' : '6 times out of 10 (now: __ of 10)'}. *Who:* ${owner}, ${isAtSchool ? 'one line in the notebook' : checkFor(voice, index)}.`;
};
const isAtDanger = (wish: string, profile: ChildFacts['profile']): boolean => {
  const dangers = dangersIn(profile).join('\n');
  return placesOfDanger.some((place) => place.test(wish) && place.test(dangers));
};
const placesOfDanger: readonly RegExp[] = [
  /\b(?:water|swim\p{L}*|canals?|rivers?|ponds?|lakes?|sea|beach|pools?|streams?|becks?|harbour|boats?|drown\p{L}*|fishing|surf\p{L}*)(?!\p{L})/iu,
  /\b(?:climb\p{L}*|heights?|roofs?|cliffs?|trees?)(?!\p{L})/iu,
  /\b(?:roads?|traffic|cross(?:es|ing)? (?:the )?(?:roads?|streets?)|cycl\p{L}*|bikes?|scooters?|cars)(?!\p{L})/iu,
];
const wishAtDanger =
  'This belongs to a danger that you wrote of, so nothing is counted: an adult within arm’s reach each time. Who goes along, what is agreed first, and how does it end? ____';
const isOnce =
  /\b(?:appl(?:y|ies|ying|ication)|enrol\p{L}*|intake|audition\p{L}*|portfolio|flat|house|girlfriend|boyfriend|partner|job|licen[cs]e|course|college|museum|trip|holiday|birthday|friends?|see (?:his|her|their) \p{L}+|visit|move|concert|match|(?:school|talent|dance|music|class) shows?|prom|wedding)\b/iu;
const isApplying = /\b(?:appl(?:y|ies|ying|ication)|enrol\p{L}*|intake|sign(?:ing)? up|register\p{L}*)\b/iu;

/** "4 of 5 trials", "ten minutes": the family's own measure stands alone. */
const ownMeasure =
  /\b\d+ ?(?:\/|of|out of) ?\d+\b|\b(?:\d+|five|ten|fifteen|twenty|half an?|an) ?(?:mins?|minutes?|hours?|%|times|days|nights)\b|\b(?:full|whole) (?:day|week)\b|\bonce a (?:day|week)\b/iu;

/** Nobody from home was named among those who carry the plan. */
const isOfSchoolAlone = ({ child: { profile } }: Voice): boolean =>
  profile.importantRoles.includes('teachersEducationalStaff') &&
  !profile.importantRoles.includes('parentsGuardians');

const outside =
  /^go(?:ing)? (?:to|on|out)\b|\b(?:go|get|back) (?:to|out|on) (?:the |a )?(?!sleep|bed|the toilet|toilet)\p{L}|\b(?:church|mosque|temple|synagogue|shops?|shopping|supermarket|park|playground|restaurants?|caf[eé]s?|bus(?:es)?|trains?|town|part(?:y|ies)|pool|library|beach|cinema|club|museum|market|dentist|barber\w*|hairdresser\w*|wedding|holiday|outings?)\b/iu;

const checkFor = (voice: Voice, index: number): string =>
  forbidsCharts(voice.child.profile)
    ? 'one line in the notebook'
    : voice.line(`check${index}`, [
        // A fridge is for all eyes: from thirteen on nothing is counted there.
        ...(voice.child.group === 'teen' ? [] : ['a tick on the fridge']),
        'one line in the notebook',
        voice.child.group === 'teen'
          ? // Who speaks by a hand or a lean keeps no list.
            voice.child.way === 'speech'
            ? 'a count {name} keeps'
            : 'a line in the diary'
          : voice.child.group === 'toddler'
            ? 'a line in the diary'
            : 'a dot {name} puts up',
        'a mark on the calendar',
      ]);

/** The fridge is at home. */
const inClass = 'a teacher';

function peopleFor(voice: Voice, goal: Goal, index: number): { owner: string; second: string } {
  const owners = dailyOwnersOf(voice);
  const atHome =
    owners.find((one) => athome.has(one) || one === roleFor(voice.child, 'parentsGuardians').who) ??
    'the family';
  const isAtSchool = goal.isAtSchool || /lesson|corridor|hall\b|classroom|at school/.test(goal.where);
  const atSchool = isAtSchool
    ? owners.find((one) => one === 'teachers' || one === 'the coordinator' || one === 'support staff')
    : undefined;
  // Nobody counts at home what happens in a classroom.
  if (isAtSchool && atSchool === undefined) return { owner: inClass, second: 'one more adult there' };
  const owner = atSchool ?? (goal.isHome ? atHome : owners[index % owners.length]) ?? 'the family';
  const others = owners.filter((other) => other !== owner);
  const second =
    (goal.isHome || goal.where === 'at home' ? undefined : others[index % Math.max(1, others.length)]) ??
    voice.line(`second${index}`, ['one more known adult', 'a second person', 'a relative']);
  return { owner, second };
}

const athome: ReadonlySet<string> = new Set(['parents', 'carers', 'family and supporters']);

/** Goals end on different days, the last with the plan's own end. */
const goalDate = (today: string, index: number): string => {
  const weeks = [8, 10, 12][index] ?? goalWeeks;
  return dayAfter(today, weeks * 7) || `${weeks} weeks from now`;
};

/** The people who carry the goals: the chosen roles, in the words a family uses. */
export const ownersOf = (voice: Voice): string[] =>
  voice.child.profile.importantRoles.map((role) => roleFor(voice.child, role).who);

/** Goals belong to people who see the child in the week; doctors and social workers carry them only when nobody else is named. */
const dailyOwnersOf = (voice: Voice): string[] => {
  const daily = voice.child.profile.importantRoles.filter(
    (role) => role !== 'healthcareProviders' && role !== 'socialWorkers',
  );
  return daily.length > 0 ? daily.map((role) => roleFor(voice.child, role).who) : ownersOf(voice);
};
export const rolesInWords = (voice: Voice): string => inWords(ownersOf(voice));
