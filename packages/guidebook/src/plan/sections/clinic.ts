// What a clinic decides stands here in the carer's words, with what to do in an emergency where a public standard
// exists and whom to ask. No goal, no ladder, no menu, no exercise (PL25).
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { inOwnWords, quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { isOfMedicines } from '../reading/medical/names-medicine.ts';
import { breathesByNight } from '../reading/medical/night-mask.ts';
import { strikesSelf } from '../reading/self-harm.ts';
import { settlesTold } from '../reading/told/answers.ts';
import { workingOn } from '../reading/told/professionals.ts';
import type { Section, Voice } from '../voice.ts';
import { allergyLines } from './allergy-lines.ts';
import { clinicActs, sayer } from './clinic-acts.ts';
import { chewingActs } from './food-rules.ts';
import { needsReach, planPlaceTold, urgentLines, withRescue } from './rule-lines.ts';

export function clinicSection(voice: Voice): Section | null {
  const { child } = voice;
  const { clinic } = child;
  const { allergies } = clinic;
  const isAnything = clinic.said.length > 0 || clinic.medicines.length > 0 || allergies.said.length > 0;
  if (!isAnything && clinic.matters.size === 0) return null;
  const acts = saidOnce(actsFor(voice));
  return {
    title: 'From your clinic’s plan',
    isKept: true,
    rests: clinic.allergies.allergens.length > 0 ? 'Anaphylaxis UK; NICE CG170' : 'NICE CG170',
    lines: [
      ...(isAnything ? ['In your words:', ''] : []),
      // How it begins, and what is called for, stands among what everyone keeps to.
      ...clinic.said
        .filter(
          (text) =>
            !clinic.signs.some(({ said }) => said === text) &&
            !isNight(child, text) &&
            !acts.some((act) => act.includes(quoted(text))),
        )
        .map((text) => `- ${quoted(text)}`),
      ...allergies.said.map((text) => `- Allergies: ${quoted(text)}`),
      ...clinic.medicines.map((text) => `- ${isOfMedicines(text) ? 'Medicines' : 'Health'}: ${quoted(text)}`),
      ...(isAnything && acts.length > 0 ? ['', 'So everyone keeps to this:', ''] : []),
      ...acts,
    ],
  };
}

/** The night that a clinic sets stands whole where the night is looked up, and on the sheet. */
const isNight = ({ clinic, profile }: ChildFacts, text: string): boolean =>
  clinic.setsNight && text === inOwnWords(profile.sleepSchedule);

function actsFor(voice: Voice): string[] {
  const { child } = voice;
  const { clinic } = child;
  const say = sayer(voice, 'clinic');
  return [
    ...allergyLines(voice),
    ...(clinic.hasSelfHarm && !clinic.matters.has('despair') ? selfHarmActs.map(say) : []),
    ...(clinic.matters.has('diabetes') && givesInLow(clinic) ? [say(lowFirst)] : []),
    ...inOrder(clinic.matters).flatMap((matter) => actsOn(matter, voice, say)),
    ...(clinic.hasChewing && !clinic.matters.has('swallowing') ? chewingActs.map(say) : []),
    // Nothing is asked that was told.
    ...clinic.body.map(({ act }) =>
      say(
        clinic.painSigns.length > 0 ? act.replace('How it shows, and what eases it', 'What eases it') : act,
      ),
    ),
    ...(clinic.hasEnded ? [say(ended)] : []),
    ...(clinic.hadFeverFit ? [say(feverFit)] : []),
    ...(clinic.setsNight ? [say(nightCare)] : []),
    ...(clinic.mayHaveSeizures ? [say(mayBeSeizures)] : []),
  ];
}

/** `matter` with how it begins, what is done and whom to ask. */
function actsOn(matter: ClinicMatter, voice: Voice, say: ReturnType<typeof sayer>): string[] {
  const { child } = voice;
  const { clinic } = child;
  // A catheter or a button that is no wound of today is the tube's.
  if (matter === 'surgery' && clinic.matters.has('tube') && !isFresh(clinic, child.today)) return [];
  // Nobody asks whether it is an allergy that was written as one.
  if (matter === 'reaction' && clinic.allergies.allergens.length > 0) return [];
  const { acts, urgent } =
    matter === 'feeding'
      ? feedingActs(clinic)
      : matter === 'swallowing' && !hasSwallowingTeam(clinic)
        ? { acts: chewingActs.slice(0, 1), urgent: clinicActs.swallowing.urgent }
        : matter === 'breathing' && breathesByNight(clinic)
          ? nightMachine
          : clinicActs[matter];
  return [
    ...clinic.signs
      .filter((sign) => sign.matter === matter)
      .map(({ said }) => `- How it begins, as you wrote: ${quoted(said)}`),
    ...acts
      .filter((act) => !(isSoft.test(act) && !hitsBody(clinic)))
      .map((act) =>
        matter === 'wounds'
          ? woundActFor(act, child)
          : matter === 'seizures'
            ? withRescue(withPlace(act, clinic), clinic)
            : act,
      )
      // Whom the carer named stands below it.
      .map((act) => (askedAbout(child, matter).length === 0 ? act : act.replace(' Whom to ask: ____', '')))
      .map((act) => say(ofGrownUp(child, act.replace(bathsOfChild, bathsFor(child))).trim())),
    ...(matter === 'wounds' ? settledBy(child) : []),
    ...askedAbout(child, matter),
    ...urgentLines(
      matter,
      matter === 'surgery' && !isFresh(clinic, child.today) ? undefined : urgent,
      child,
      say,
    ),
  ];
}

/** First aid that two matters share is said with the first of them, and so is what was written for both. */
const saidOnce = (acts: readonly string[]): string[] => {
  const before = new Set<string>();
  return acts.flatMap((act) => {
    const quotes = act.match(/“[^”]*”/gu) ?? [];
    if (quotes.length > 0 && quotes.every((one) => before.has(one))) return [];
    for (const one of quotes) before.add(one);
    const left = act
      .replace(/^- /u, '')
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => !(sentence.startsWith('Choking and cannot') && before.has(sentence)));
    for (const sentence of left) before.add(sentence);
    return left.length === 0 ? [] : [`- ${left.join(' ')}`];
  });
};

/** What settles the child at that moment, as the family found out. */
const settledBy = ({ profile, clinic }: ChildFacts): string[] => {
  const told = settlesTold(profile);
  return told === null || clinic.said.some((said) => said.includes(told))
    ? []
    : [`- Meanwhile, as you wrote: ${quoted(told)}`];
};

/** Nothing is asked that was told. */
const withPlace = (act: string, clinic: ChildFacts['clinic']): string =>
  planPlaceTold(clinic) === null
    ? act
    : act.replace(' and knows where it hangs: ____', ' and knows where it is, as written above');

/** Whom the carer named for it. */
const askedAbout = ({ profile }: ChildFacts, matter: ClinicMatter): string[] => {
  const word = askedBy[matter];
  const named = word === undefined ? [] : workingOn(profile, word);
  return named.length === 0 ? [] : [`- Whom to ask: ${named.map(quoted).join(' ')}`];
};
const askedBy: Partial<Record<ClinicMatter, string>> = {
  diabetes: 'diabetes',
  swallowing: 'swallowing',
  gagging: 'swallowing',
  feeding: 'eating',
  diet: 'eating',
};

/** Something soft between is for a head, a hand or teeth that strike; of skin washed, picked or scratched sore it says nothing. */
const isSoft = /something soft goes between/u;
export const hitsBody = ({ said }: Pick<ChildFacts['clinic'], 'said'>): boolean =>
  said.some(
    (text) =>
      (clinicMattersIn(text).includes('wounds') || strikesSelf(text)) &&
      /\b(?:bang|bash|hit|punch|slap|slam|smack|knock|headb|butt|kick|bit(?:e|es|ing)\b|pinch|self-?(?:inj|harm))\w*/iu.test(
        text,
      ),
  );

/** Hands washed or skin scratched sore: the ears and the belly are not the first to be looked at, and who works on it already is asked. */
const woundActFor = (act: string, { clinic, profile }: Voice['child']): string => {
  if (hitsBody(clinic)) return act;
  const named = clinic.said
    .filter((text) => clinicMattersIn(text).includes('wounds'))
    .flatMap((text) => workingOn(profile, text));
  return act.replace(
    /^A doctor looks.*any wound\./u,
    named.length === 0
      ? 'The doctor is asked what is behind it, and looks at the skin.'
      : `${[...new Set(named)].map(quoted).join(' ')} is asked first what everyone does when it happens: ____ The doctor looks at the skin.`,
  );
};

/** Sugar cannot wait for a telephone: where the family wrote what is given, nobody is sent to ask first. */
const givesInLow = ({ said, medicines }: Voice['child']['clinic']): boolean =>
  [...said, ...medicines].some(
    (text) =>
      /\b(?:hypos?|hypoglyca?emi\w*|lows?|under \d|below \d|sugars?)\b/iu.test(text) &&
      /\b(?:jell(?:y|ies)(?: ?beans?| ?bab\p{L}+)?|juice|sweets|gluco\w*|dextro\w*|lucozade|cola|coke|biscuits?|honey|gel|give|tabs)\b/iu.test(
        text,
      ),
  );
const lowFirst =
  'A low (hypo), awake and able to swallow: what is written above is given at once; nobody waits to ask';

const mayBeSeizures =
  'One of these medicines is often given for seizures. If {name} has them, write it into the profile, so that first aid stands here and on the sheet: ____';
/** A grown-up who fills the dosette box alone spits nothing out. */
const ofGrownUp = ({ isAdult }: ChildFacts, act: string): string =>
  isAdult ? act.replace(', spat-out', '') : act;

const bathsOfChild = 'An adult stays in the room for baths, pools, heights and open fire.';
const bathsOfGrownUp =
  'Somebody who knows the plan is within call for showers and beside {him} at pools, heights and open fire.';

/** One word on it: where Safety says "within arm's reach", no other distance stands here. */
const bathsFor = (child: ChildFacts): string =>
  child.isAdult ? bathsOfGrownUp : needsReach(child) ? '' : bathsOfChild;

/** Grommets, a shunt or a stoma are no fresh wound. */
const isFresh = ({ said, medicines }: ChildFacts['clinic'], today: string): boolean =>
  [...said, ...medicines].some((text) => operated.test(text) && !isOfPastYear(text, today));
const operated = /\b(?:surger\w*|surgical|operat\w*|op\b|post-?op|stitches|wounds?|\w+ectom\w*)\b/iu;
/** "He had an operation in 2023": no wound of today. */
const isOfPastYear = (text: string, today: string): boolean => {
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(year));
  return years.length > 0 && years.every((year) => year < Number(today.slice(0, 4)));
};

/** What cannot wait stands first. */
const inOrder = (matters: ReadonlySet<ClinicMatter>): ClinicMatter[] =>
  [...matters].toSorted((a, b) => Number(b === 'despair') - Number(a === 'despair'));

/** Nobody has a feeding team because weight was lost. */
const hasFeedingTeam = ({ said }: Voice['child']['clinic']): boolean =>
  /\b(?:team|clinic|diet\w*ian|hospital|camhs|plan|arfid|anorexi\w*|bulimi\w*|eating disorder|fortisips?|pa?ediasure|therap\w*)\b/iu.test(
    said.join('\n'),
  );
const feedingActs = (clinic: Voice['child']['clinic']): { acts: readonly string[]; urgent?: string } => {
  const isByTube = clinic.matters.has('tube');
  const told = isByTube || hasFeedingTeam(clinic) ? clinicActs.feeding : lostWeight;
  return isFedAsSet(clinic) ? { acts: told.acts } : told;
};
/** By tube, or as a team wrote: how long it may be without is theirs to say, and a day may be far too long. */
const isFedAsSet = (clinic: Voice['child']['clinic']): boolean =>
  (['tube', 'diet', 'diabetes'] as const).some((matter) => clinic.matters.has(matter)) ||
  (clinic.matters.has('swallowing') && hasSwallowingTeam(clinic));
/** Nobody has a swallowing team because a grape went the wrong way. */
const hasSwallowingTeam = ({ said, medicines }: Voice['child']['clinic']): boolean =>
  /\b(?:team|clinic|hospital|slt|salt|slp|speech|therap\w*|iddsi|levels? \d|thick\w*|dysphag\w*|aspirat\w*|pur[eé]e\w*|minced|modified|swallow\w*|diet|fluids?|plan|peg|tube)\b/iu.test(
    [...said, ...medicines].join('\n'),
  );

const lostWeight: { acts: readonly string[]; urgent?: string } = {
  acts: [
    'Weight, bingeing or not eating is for the doctor, this week and in these words: who rings, and when? ____ Until then this plan suggests no food',
  ],
  urgent: 'Very weak or cold, or no food or drink for a day: ring the doctor the same day',
};

const nightMachine: { acts: readonly string[]; urgent?: string } = {
  acts: [
    'The machine for the night is as the clinic set it. Who checks mask and strap, and who is rung when it fails? ____',
  ],
};

const selfHarmActs: readonly string[] = [
  'Hurting oneself is for {his} doctor or the mental health team, not for this plan: no goal, no chart, no question here. Their number: ____',
  'Ask them what everyone near {name} should know, what stays locked away and what to say. Whoever hears of it stays calm and near, and tells them the same day',
  'In danger now, a deep wound, or something was taken: emergency number (999, 112, 911, 000, New Zealand 111 or your own). By day or night: in the UK 111, option 2, or Samaritans 116 123; in the USA and Canada 988',
];
const ended = 'You write that something has ended. Ask the clinic whether anything of it still holds: ____';
const feverFit =
  'A fit with a fever, some time ago: ask the doctor whether a plan is needed, and write the answer here: ____';
const nightCare =
  'The night stands under “Daily routine and sleep”. Whoever is with {him} has read it; ask those who set it before anything changes: ____';
