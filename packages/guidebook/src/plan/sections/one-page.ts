// The first page: what someone who meets this person today needs, in the person's own voice, as the carer drafted it.

import { namesInjector } from '@calmbridge/reader/clinic/read-allergies';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { uncapitalised } from '#child/words';
import { waysOfSaying } from '#library/communication';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { forbidsChase, isLongAgo, tellsHold } from '../family-orders.ts';
import { tellsOfMood } from '../reading/body-needs.ts';
import { isOut } from '../reading/box-words.ts';
import { isDangerous, whenGrabbed } from '../reading/dangers.ts';
import { hardEntriesOf } from '../reading/hard-entries.ts';
import { isRuleAgainst } from '../reading/harm/harm-by-others.ts';
import { isHarmfulMethod } from '../reading/harm/harmful-method.ts';
import { tellsOfCrisis } from '../reading/medical/crisis.ts';
import { tellsWhereKept } from '../reading/medical/kit.ts';
import { breathesByNight } from '../reading/medical/night-mask.ts';
import { withoutSecrets } from '../reading/private/secrets.ts';
import { saysNo } from '../reading/read-moments.ts';
import { togetherIn } from '../reading/together.ts';
import { toldToFamilyFirst } from '../reading/told/confidential.ts';
import { hiddenPainIn } from '../reading/told/hidden-pain.ts';
import { climbsHigh, deniesRunning, isCalmWanderer } from '../reading/told/perils.ts';
import { callTold } from '../reading/told/responders.ts';
import { onlyCrawls, onlyHides } from '../reading/told/ways-out.ts';
import { writerOf } from '../reading/told/writer.ts';
import { wordsIn } from '../shorten.ts';
import { labelled, type Section, sentence, type Voice } from '../voice.ts';
import { notesOf } from './notes.ts';
import { clinicOnPage, medicinesWhenNeeded } from './page/dangers.ts';
import { seizureLine } from './page/seizure-line.ts';
import { talkLine } from './page/talk-line.ts';
import { whenTooMuch } from './page/too-much.ts';
import { contactsOnPage, homeOf, ringLine } from './page/whom-to-ring.ts';
import { inWhoseWords } from './page/whose-words.ts';
import { isForAllEyes, isForPage, isPageLong, ofTheBody } from './page-notes.ts';
import { callRuleOf, crisisOnPage, staffOnPage } from './rule-lines.ts';
import { keepsBack } from './safety/found.ts';
import { keepsPlace } from './safety/place-kept.ts';
import { deniesPlainly, looksFirst, placesOf, tellsWhereFound } from './safety/search-places.ts';
import { goesOff, holdsTold, isAskedFirst, roadRule } from './safety/wandering.ts';
import { clinicHurts, hurtsOf } from './what-hurts.ts';

export function onePageSection(voice: Voice): Section {
  const hurts = hurtsOf(voice);
  // To keep to one page: the second and third thing that hurts are also later in the plan.
  const whole = pageWith(voice, hurts);
  if (lengthOf(whole) <= mostOnPage) return whole;
  const shorter = [2, 1].map((most) => pageWith(voice, hurts.slice(0, most)));
  return shorter.find((page) => lengthOf(page) < onePage) ?? pageWith(voice, []);
}
const lengthOf = ({ lines }: Section): number => wordsIn(lines.join(' '));
const onePage = 314;
const mostOnPage = 304;

function pageWith(voice: Voice, hurts: readonly string[]): Section {
  const { child } = voice;
  const helps = helpsOf(child);
  const said = [...familyLines(voice), ...crisisOnPage(child)];
  const talk = talkLine(voice);
  const family = [...said, ...painOnPage(child, [talk, ...said].join('\n'))];
  const last = emergencyLines(voice, family.join('\n'));
  const ofClinic = clinicOnPage(child, [...family, ...last].join('\n'));
  const hurtsOfClinic = clinicHurts(voice).filter((said) => !ofClinic.join('\n').includes(said));
  return {
    title: `One page about ${child.name}`,
    isKept: true,
    rests: null,
    lines: [
      child.group === 'toddler'
        ? `*In ${child.name}’s voice, drafted by the carer.*`
        : `*In ${child.name}’s voice, drafted by the carer. ${child.name} may change every line${child.clinic.matters.size > 0 ? ' but the clinic’s' : ''}.*`,
      '',
      whoIAm(voice),
      '',
      talk,
      ...family,
      ...ofClinic,
      ...medicinesWhenNeeded(child, [...family, ...ofClinic, ...last].join('\n')),
      ...holdsTold(child).map((said) => `- **So that I am safe:** ${quoted(said)}`),
      ...roadOnPage(child),
      ...staffOnPage(child).filter(
        (line) => !family.some((one) => one.includes(line.split('** “').at(-1)?.slice(0, -1) ?? '')),
      ),
      ...(helps.length > 0 ? [labelled('What helps', helps.join(' · '))] : []),
      ...told('What hurts, and what to do', [...hurtsOfClinic, ...hurts].join(' · ')),
      ...rulesAgainst(child.profile)
        .filter((said) => !family.some((line) => line.includes(inOwnWords(said))))
        .map((said) => `- **My family’s rule:** ${quoted(said)}`),
      ...told('Always', always(voice)),
      ...told('Never', never(child)),
      ...last,
    ]
      .map(withoutSecrets)
      .map(inWhoseWords(child)),
  };
}

/** What nobody wrote is no rule of this child's. */
const told = (label: string, rules: string): string[] => (rules === '' ? [] : [labelled(label, rules)]);

/** Holding hands at a road overrides what the page says about touch. */
const roadOnPage = (child: ChildFacts): string[] =>
  roadRule(child).length === 0
    ? []
    : [
        tellsHold(child.profile)
          ? '- **At roads:** Hold me as my family wrote, and walk between me and the cars.'
          : child.age !== null && child.age > 9
            ? '- **At roads:** Stay within reach of me, between me and the cars.'
            : '- **At roads:** Hold my hand, or hold me as we do at home. Walk between me and the cars.',
      ];

/** Shown first to whoever is there today; signs of pain are not shaming. */
const painOnPage = ({ clinic, profile }: ChildFacts, onPage: string): string[] => {
  const isFit = (said: string) =>
    said.split(/\s+/u).length <= 45 && !tellsOfCrisis(said) && !onPage.includes(said);
  const hidden = hiddenPainIn(profile).filter(isFit).map(quoted).join(' ');
  const told = clinic.painSigns.filter(isFit).map(quoted).join(' ');
  const all = [hidden === '' ? '' : `hard to tell: ${hidden}`, told].filter(Boolean).join(' ');
  return all === '' ? [] : [`- **Pain:** ${all}`];
};

/** What somebody who knows the child would say at the door, in their words. */
const familyLines = (voice: Voice): string[] => {
  const { words, profile, ownWay } = voice.child;
  const { open, isOnPage } = notesOf(voice);
  const notes = isOnPage ? open : '';
  return [
    ...(ownWay.includes(profile.interactionStyle.trim()) || wordsIn(profile.interactionStyle) < 2
      ? []
      : beingWithMe(profile, words.interactionStyle)),
    ...(notes === '' ? [] : [`- **${notesLabel(voice.child)}:** ${notes}`]),
    ...keepMeSafe(voice.child, [notes, ...helpsOf(voice.child)].join('\n')),
  ];
};

/** A teacher or a key worker is no family, and a grown-up's form is mostly filled in by neither. */
const notesLabel = ({ profile, isAdult }: ChildFacts): string => {
  const writer = writerOf(profile);
  return writer === null
    ? isAdult
      ? 'Good to know'
      : 'My family says'
    : writer.startsWith('the ')
      ? 'Good to know'
      : 'My family says';
};

const mostHelps = 4;

/** Dangers at any age, whole, and those that were written among what is hard; of a long or shaming box what may stand here. */
const keepMeSafe = (child: ChildFacts, onPage: string): string[] => {
  const { words, profile, challenges, triggers } = child;
  const isFit = (said: string) => isForAllEyes({ said }) && !ofTheBody.test(said);
  // What happens in a moving car is told to every driver, however it looks.
  const isTold = (said: string) => isFit(said) || inMovingCar.test(said);
  const box = words.safetyRisks;
  const crawling = onlyCrawls(profile.wanderingBehavior, child.age) ? [words.wanderingBehavior] : [];
  // One member that shames takes neither the road nor the door with it.
  const parts = togetherIn(profile.safetyRisks)
    // Weariness of all of it is for the clinic's part, and the danger told beside it stays here.
    .flatMap((said) => (tellsOfMood(said) ? sentencesOf(said).filter((one) => !tellsOfMood(one)) : [said]))
    .flatMap((said) =>
      // "He wont if he has space" says nothing alone: “Never” says what nobody does.
      // What to do for the body is not parted from what it is for: it stands whole with the clinic's lines.
      isTold(said) ? [said] : whenGrabbed.test(said) || isForClinic(said) ? [] : dangersOf(entriesOf(said)),
    );
  const told =
    isFit(box) && box.split(/\s+/u).length <= 70
      ? [box]
      : box === ''
        ? []
        : parts.filter((said) => isTold(said) && !isOut(said) && !saysNo(said)).map(quoted);
  const hard = [...challenges, ...triggers]
    .map(({ said }) => said)
    .filter((said) => isDangerous(said) && isFit(said) && !box.includes(said));
  const all = [...told, ...crawling, ...hard.map(quoted)].filter(Boolean);
  return [
    ...(all.length === 0 ? [] : [`- **Keep me safe:** ${all.join(' ')}`]),
    ...whenTooMuch(child, onPage),
  ];
};

/** Of prose only what is a danger by itself: "calmly and factually, before it comes" says nothing without what it was said of. */
const dangersOf = (entries: readonly string[]): string[] =>
  entries.every((entry) => wordsIn(entry) <= 8) ? [...entries] : entries.filter(isDangerous);

const inMovingCar =
  /\b(?:seat ?belts?|car ?seats?|moving (?:cars?|vans?|vehicles?|bus)|car doors?|harness)\b/iu;

/** Whole, or further on: half of it may say the reverse. */
const beingWithMe = ({ interactionStyle }: ChildFacts['profile'], whole: string): string[] =>
  isPageLong(whole) && isForAllEyes({ said: interactionStyle }) ? [`- **Being with me:** ${whole}`] : [];

/** Quoted whole as the carer's words: fields are not forced into the child's first person. */
function whoIAm(voice: Voice): string {
  const { child } = voice;
  const { safeStrengths: strengths, safeInterests, safeActivities } = child.words;
  const loved = [safeInterests, safeActivities].find((said) => said !== '') ?? '';
  return [
    `I am ${child.name}${child.age === null ? '' : `, ${child.age}`}.`,
    ...(isForPage(strengths) ? [ended(`People who know me say: ${strengths}`)] : []),
    ...(isForPage(loved) ? [ended(`What I love: ${loved}`)] : []),
  ].join(' ');
}

/** One stop, inside the quotation marks or behind them. */
const ended = (text: string): string => (/[.!?]”$/u.test(text) ? text : `${text}.`);

const helpsOf = ({ helps, words, profile }: ChildFacts): string[] => [
  ...[...new Set(helps)].slice(0, mostHelps).map(quoted),
  ...(isForPage(words.comfortItems) && !isHarmfulMethod(profile.comfortItems)
    ? [`${withoutAsides(words.comfortItems)}, never earned and never taken away`]
    : []),
];

/** "(have a backup in the closet dont tell her)" is for the adults, and this page is read with the child. */
const withoutAsides = (said: string): string =>
  said.replace(/\s*\(([^()]*)\)/gu, (whole, inside: string) =>
    isForAllEyes({ said: inside }) ? whole : ' …',
  );

function always(voice: Voice): string {
  const { child } = voice;
  const things = [
    child.clinic.allergies.hasInjector ? injectorLine(child) : '',
    child.clinic.matters.has('breathing') && !breathesByNight(child.clinic)
      ? 'what I need to breathe, at hand'
      : '',
    child.way !== 'device' ? '' : `${waysOfSaying[child.way].tool.replace(/^the /, 'my ')} within reach`,
    toldToFamilyFirst([child.profile.notes, child.profile.interactionStyle, ...child.secrets].join('\n'))
      ? 'ask my family before you tell me of changes'
      : '',
  ].filter(Boolean);
  return [...child.clinic.kits.map(quoted), ...things.slice(0, 3)].join(' · ');
}

/** "EpiPen in the office": nobody looks for it in the bag. */
const injectorLine = ({ clinic }: ChildFacts): string => {
  const place = [...clinic.allergies.said, ...clinic.medicines]
    .map((text) => keptAt.exec(text)?.[1]?.trim())
    .find(Boolean);
  const whole = clinic.medicines
    .flatMap(sentencesOf)
    .find((sentence) => namesInjector(sentence) && tellsWhereKept(sentence) && wordsIn(sentence) <= 14);
  const told = place ?? whole;
  return told === undefined ? 'my injector with me' : `my injector: ${quoted(told)}`;
};
const keptAt =
  /\b(?:epi-?pens?|injectors?|jext|emerade|auvi-?q|pens?)(?: (?:is|are|kept|always|lives?|stays?|x ?\d|\d))*,? ((?:in|at|with|on|by) (?!(?:outer|the outer|thigh|the thigh|case|reaction|an emergency|emergency|anaphyla\p{L}*|me|us|hives|breathing)\b)[^.;,()]{3,40})/iu;

/** Hits out only where somebody takes hold or blocks the way: that is what nobody does. */
const isGrabbed = ({ profile }: ChildFacts): boolean =>
  [...entriesOf(profile.safetyRisks), ...hardEntriesOf(profile.challenges)].some((said) =>
    whenGrabbed.test(said),
  );

function never(child: ChildFacts): string {
  const failed = [...new Set(child.fails)]
    .map((one) => one.replace(/\s*\([^()]*\)/gu, ''))
    .filter((one) => wordsIn(one) <= 8)
    .slice(0, 3);
  const touch = child.profile.sensorySensitivities.includes('Touch');
  return [
    failed.length > 0
      ? `${failed.map((one) => (/\b(?:he|she|they|her|him|his|them|their)\b/iu.test(one) ? quoted(one) : uncapitalised(inOwnWords(one)))).join(', ')} (tried, ${failed.length > 1 ? 'do' : 'does'} not help)`
      : '',
    isGrabbed(child) ? 'grab or corner me' : '',
    touch
      ? tellsHold(child.profile)
        ? 'touch me without asking, except to keep me safe as my family wrote'
        : roadRule(child).length > 0
          ? 'touch me without asking, except to keep me safe'
          : 'touch me without asking'
      : '',
    child.isWayKnown && child.way === 'device' ? 'touch or take my device without asking' : '',
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ');
}

/** "Nobody's to hold her down": the family's own rule comes before any of ours. All of them: the notes may leave such words out. */
const rulesAgainst = ({
  challenges,
  safetyRisks,
  notes,
  interactionStyle,
}: ChildFacts['profile']): string[] => [
  ...new Set([challenges, safetyRisks, notes, interactionStyle].flatMap(sentencesOf).filter(isRuleAgainst)),
];

/** "Runs as soon as the door opens" names no place, but is the first thing to know. */
const whenIRun = ({ words, profile }: ChildFacts, places: string): string =>
  words.wanderingBehavior !== '' &&
  !deniesPlainly(profile.wanderingBehavior) &&
  places === '' &&
  wordsIn(profile.wanderingBehavior) <= 30
    ? `${words.wanderingBehavior} `
    : '';

/** What stops or brings the child is worth more than any call of the name. */
const bringsOnPage = ({ profile }: ChildFacts, places: string): string => {
  const told = callTold(profile).filter((said) => !places.includes(said) && isForAllEyes({ said }));
  return told.length === 0 ? '' : ` What brings me: ${told.map(quoted).join(' ')}`;
};

/** Seeing a child run to water, follow before calling; a child who no longer runs may still go missing. */
const goneLine = (child: ChildFacts): string => {
  const places = placesOf(child);
  const where = tellsWhereFound(places) ? 'where I was found before' : 'as my family wrote';
  const call = `the emergency number first (999, 112, 911, 000, New Zealand 111 or your own). ${places === '' ? 'Look at any water first.' : looksFirst(child) ? `Look ${where}: ${places} Then at any water.` : `Look at any water first, and meanwhile ${where}: ${places}`}${bringsOnPage(child, places)} ${homeOf(child)}`;
  const { profile, group } = child;
  if (isAskedFirst(child))
    return labelled(
      'If I go off',
      `${whenIRun(child, places)}${forbidsChase(profile) ? 'Nobody chases. ' : ''}Text or ring me first, and wait. If I do not answer by the time we agreed (____), or if there is water, traffic, the dark or a stranger near me: call ${call}`,
    );
  if (forbidsChase(profile))
    return labelled(
      'If I run',
      `${whenIRun(child, places)}Nobody chases me. Keep me in view, and come close only at a road, water or an edge. If you do not see me, call ${call}`,
    );
  if (keepsPlace(profile))
    return labelled(
      'If I go off',
      'Let me go there, as my family wrote. Keep me in view, and come close at once only at a road, water or an edge',
      `If you do not see me, call ${call}`,
    );
  if (
    isLongAgo(profile.wanderingBehavior) ||
    deniesRunning(profile) ||
    (/^\s*no\b(?=\s*[.,;!])/iu.test(profile.wanderingBehavior) && isCalmWanderer(profile)) ||
    (group === 'teen' && isCalmWanderer(profile))
  )
    return labelled(
      'If I am missing',
      `${whenIRun(child, places)}${climbsHigh(profile) && keepsBack(child) ? 'Up high: do not chase me; call' : 'Call'} ${call}`,
    );
  const up = climbsHigh(profile) && keepsBack(child) ? ', but never up a height' : '';
  return labelled(
    'If I run',
    `${whenIRun(child, places)}If you see me, ${group === 'teen' ? 'stay with me' : `come after me at once${up}`}; another person calls. If not, call ${call}`,
  );
};

/** Who hides and does not go off is looked for there, and not fetched out. */
const hiddenLine = ({ profile, words }: ChildFacts): string[] =>
  onlyHides(profile.wanderingBehavior) && words.wanderingBehavior !== ''
    ? [`- **If you cannot find me:** ${words.wanderingBehavior} Sit near, few words, let me come out.`]
    : [];

/** `onPage` is what the page says already. */
function emergencyLines(voice: Voice, onPage: string): string[] {
  const { clinic } = voice.child;
  const [allergy] = clinic.allergies.said;
  const rule = callRuleOf(clinic);
  const lines = [
    ...(rule === undefined || onPage.includes(rule)
      ? []
      : [`- **When to call the emergency number:** ${quoted(rule)}`]),
    ...hiddenLine(voice.child),
    ...(goesOff(voice.child)
      ? [goneLine(voice.child)]
      : ringLine(contactsOnPage(voice.child, 25).slice(0, 2))),
    ...(allergy ? [`- **Allergies:** ${clinic.allergies.said.map(quoted).join(' ')}`] : []),
    ...(clinic.matters.has('seizures') ? [seizureLine(clinic, onPage)] : []),
    ...(clinic.hasSelfHarm ||
    clinic.hasChewing ||
    [...clinic.matters].some((matter) => matter !== 'medicines')
      ? [labelled('My clinic’s plan', 'read it before you are alone with me')]
      : []),
  ];
  return lines.length > 0
    ? lines
    : [
        sentence(
          `- **In an emergency:** 999, 112, 911, 000, New Zealand 111 or your own, then ${uncapitalised(homeOf(voice.child))}`,
        ),
      ];
}
