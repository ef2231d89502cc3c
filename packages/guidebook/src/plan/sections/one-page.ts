// The first page: what someone who meets this person today needs, in the person's own voice, as the carer drafted it.
import { inChildsVoice } from '#child/phrase-shape';
import { capitalised, uncapitalised } from '#child/words';
import { waysOfSaying } from '#library/communication';
import type { SituationKind } from '#library/entries';
import { steadySenses } from '#library/senses';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts, HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { keepNames } from '../reading/read-items.ts';
import { labelled, type Section, sentence, type Voice } from '../voice.ts';
import { goesOff, placesOf } from './safety.ts';
import { sensesOf } from './senses.ts';

export function onePageSection(voice: Voice): Section {
  const { child } = voice;
  const helps = helpsOf(child);
  const hurts = hurtsOf(voice);
  return {
    title: `One page about ${child.name}`,
    isKept: true,
    rests: null,
    lines: [
      child.group === 'toddler'
        ? `*In ${child.name}’s voice, drafted by the carer.*`
        : `*In ${child.name}’s voice, drafted by the carer. ${child.name} may change every line.*`,
      '',
      whoIAm(voice),
      '',
      child.isWayKnown
        ? labelled('How I talk', voice.fill('page-talk', talk[child.way]))
        : `- **How I talk:** ${voice.fill('page-talk', openTalk[child.profile.communication] ?? '____')}`,
      ...(helps.length > 0 ? [labelled('What helps', helps.join(' · '))] : []),
      ...(hurts.length > 0 ? [labelled('What hurts, and what to do', hurts.join(' · '))] : []),
      ...(hurts.some((text) => !text.includes('→'))
        ? [labelled('When it is too much', 'fewer words, more room, no questions; wait until I come back')]
        : []),
      labelled('Always', always(voice)),
      labelled('Never', never(child)),
      ...emergencyLines(voice),
    ],
  };
}

/** Told by others and quoted whole: no box is pressed into sentences of the child's. */
function whoIAm(voice: Voice): string {
  const { child } = voice;
  const { safeStrengths: strengths, safeInterests, safeActivities } = child.words;
  const loved = [safeInterests, safeActivities].find((said) => said !== '') ?? '';
  return [
    `I am ${child.name}${child.age === null ? '' : `, ${child.age}`}.`,
    ...(isForPage(strengths) ? [`People who know me say: ${strengths}.`] : []),
    ...(isForPage(loved) ? [`What I love: ${loved}.`] : []),
  ].join(' ');
}

/** A page is one page, and a box that speaks of the body stays on the next. */
const isForPage = (said: string): boolean =>
  said !== '' && said.split(/\s+/u).length <= 45 && !ofTheBody.test(said);
const ofTheBody =
  /\b(?:napp(?:y|ies)|diapers?|potty|toilet\w*|poo\w*|wee|masturbat\w*|periods|naked|breasts?)\b/iu;

/** Known is only whether there is speech: what else says yes and no is asked. */
const openTalk: Readonly<Record<string, string>> = {
  'Non-Verbal': 'Without speech. How I say yes, no, stop and hurt: ____. Give me {wait}.',
  'Limited Verbal': 'A few words. How else I say yes, no, stop and hurt: ____. Give me {wait}.',
};

const talk: Readonly<Record<ChildFacts['way'], string>> = {
  speech: 'I speak. Give me {wait} to answer. Under stress words may go; then show me, and wait',
  device: 'with my device. Bring it first, give me {wait}. If I push it away, that is a no',
  gestures: 'with my hands and by leading you. Give me {wait}. If I turn away, that is a no',
  sign: 'in sign. Face me, hands free, give me {wait}. If I turn away, that is a no',
  pictures: 'with pictures and by showing you. Give me {wait}. If I push it away, that is a no',
  any: 'a few words, or I show you. Give me {wait}. If I turn away, that is a no',
};

const helpsOf = ({ helps, words }: ChildFacts): string[] => [
  ...[...new Set(helps.map((text) => inChildsVoice(asInList(text))))].slice(0, 3),
  ...(isForPage(words.comfortItems) ? [`${words.comfortItems}, never earned and never taken away`] : []),
];

/** A small letter, but for a name that is known as one. */
const asInList = (text: string): string => {
  const words = inOwnWords(text).replace(/\s+(?:that |which )?(?:he|she|they)\s.*$/iu, '');
  return /^\p{Lu}\S*\s+\p{Lu}/u.test(words) ? words : keepNames(words, uncapitalised(words));
};

/** Three at most: what was surely read, then what is of a sure kind, then the ticked senses. */
function hurtsOf(about: Voice): string[] {
  const voice = about.inFirstPerson();
  const mayStand = (moment: HardMoment) => isForAllEyes(moment) && !speaksOfCarer(moment);
  const triggers = voice.child.triggers.filter(mayStand);
  const challenges = voice.child.challenges.filter(
    (moment) => mayStand(moment) && moment.kind !== null && hurting.has(moment.kind),
  );
  const read = [
    ...triggers.filter(isSure),
    ...challenges.filter(isSure),
    ...[...triggers, ...challenges].filter(isOfKind),
  ];
  const moments = read.map((moment, index) => {
    const label = isSure(moment) ? labelOf(moment, situationName(moment)) : inOwnWords(moment.said);
    return `${inChildsVoice(label)} → ${uncapitalised(chainOf(voice, moment, `page${index}`).act)}`;
  });
  const senses = sensesOf(voice)
    .filter((sense) => sense !== steadySenses)
    .map((sense) => `${sense.name} → ${uncapitalised(voice.line(`page-${sense.name}`, sense.change))}`);
  // What was not read stands as it is; one line for all of it says what to do.
  const unread = triggers
    .filter(({ kind }) => kind === null)
    .map(({ said }) => inOwnWords(said))
    .filter((said) => !/\b(?:he|she|they|his|her|their|my)\b/i.test(said))
    .map(quoted);
  return [...moments.slice(0, 3), ...unread.slice(0, 2), ...senses].slice(0, 3);
}

/** "When I fold his towels wrong" is the carer's I: on a page in the child's voice it would say something else. */
const speaksOfCarer = ({ said }: HardMoment): boolean => /\b(?:i|me|my|we|us|our)\b/i.test(said);

/** What is hard to bear, not what is hard to do. */
const hurting: ReadonlySet<SituationKind> = new Set([
  'sound',
  'light',
  'touch',
  'smell',
  'crowd',
  'change',
  'waiting',
  'place',
  'animal',
  'care',
  'ending',
]);

/** A page for strangers holds nothing that shames: no blame, no body, no night, nothing done to others (PL35). */
const isForAllEyes = ({ said }: HardMoment): boolean => !shaming.test(said);
const shaming =
  /\b(?:lazy|naughty|rude|stupid|spit\w*|smear\w*|poo\w*|wee(?:s|ing)?|wets?(?= (?:the |his |her |their )?(?:bed|pants|self|him|her))|bed[- ]?wet\w*|soil\w*|toilet\w*|potty|nappy|diapers?|accidents?|masturbat\w*|periods?|pads|bra|undress\w*|naked|strips?|pants|licks?|lies|lying|steal\w*|sneak\w*|swear\w*|insults?|kicking off|hits?|hitting|bit(?:es|ing)|kicks?|pinch\w*|push\w*|shov\w*|slaps?|nips|throws?|throwing|breaks?|smash\w*|pulls?|grabs?|grabbing|attack\w*|aggress\w*|screams?|hygiene|smells of|fat|overeat\w*|bing\w*|cut(?:s|ting) (?:him|her|them)sel\w*|self[- ]?harm\w*|therapy|placement|contact being|social worker|police|suspended|excluded)\b/iu;

function always(voice: Voice): string {
  const { child } = voice;
  const things = [
    child.clinic.allergies.hasInjector ? 'my injector with me' : '',
    child.clinic.matters.has('breathing') ? 'what helps me breathe with me' : '',
    child.way !== 'device' ? '' : `${waysOfSaying[child.way].tool.replace(/^the /, 'my ')} within reach`,
    'tell me before anything changes',
  ].filter(Boolean);
  return things.slice(0, 3).join(' · ');
}

function never(child: ChildFacts): string {
  const [failed] = child.fails;
  const touch = child.profile.sensorySensitivities.includes('Touch');
  return [
    failed ? `${uncapitalised(inOwnWords(failed))}: it has not worked` : '',
    touch ? 'touch me without asking' : '',
    child.way === 'speech' || !child.isWayKnown ? 'rush my answer' : 'take my way of talking away',
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ');
}

function emergencyLines(voice: Voice): string[] {
  const { clinic } = voice.child;
  const places = placesOf(voice.child);
  const [allergy] = clinic.allergies.said;
  const lines = [
    ...(goesOff(voice.child)
      ? [
          labelled(
            'If I run',
            `call the emergency number first (999, 112, 911, 000 or your own); water first${places === '' ? '' : `, then as my family wrote: ${places}`} Home ____`,
          ),
        ]
      : []),
    ...(allergy ? [`- **Allergies:** ${clinic.allergies.said.map(quoted).join(' ')}`] : []),
    ...(clinic.matters.has('seizures') ? [labelled('Seizure plan', 'it hangs here: ____')] : []),
    ...([...clinic.matters].some((matter) => matter !== 'medicines')
      ? [labelled('My clinic’s plan', 'read it below before you are alone with me')]
      : []),
  ];
  return lines.length > 0
    ? lines
    : [sentence(capitalised('- **In an emergency:** 999, 112, 911, 000 or your own, then home ____'))];
}
