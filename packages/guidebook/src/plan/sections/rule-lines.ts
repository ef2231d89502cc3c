// Lines for the rules a carer wrote: who is with the child, what a fit makes dangerous, when the emergency number is called.
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { quoted } from '../carer-words.ts';
import type { ChildFacts } from '../facts.ts';
import { crisisTold } from '../reading/medical/crisis.ts';
import { tellsWhereKept } from '../reading/medical/kit.ts';
import { isRider } from '../reading/medical/passages.ts';
import { leaningIn, togetherIn } from '../reading/together.ts';
import { forbidsCall, isFitNearDanger, staffingTold, tellsOrder } from '../reading/told-rules.ts';
import { bullet, labelled, type Voice } from '../voice.ts';

/** Whether that line stands in Safety. */
export const needsReach = ({ profile, clinic }: ChildFacts): boolean =>
  isFitNearDanger(profile, clinic.matters.has('seizures'));

export const hasToldRule = (child: ChildFacts): boolean =>
  crisesOf(child).length > 0 ||
  ordersTold(child).length > 0 ||
  needsReach(child) ||
  staffingTold(child.profile).length > 0;

/** Not what stands among the dangers already, word for word. */
const crisesOf = ({ clinic, profile, words }: ChildFacts): string[] =>
  crisisTold(clinic, profile).filter(
    (said) => !words.safetyRisks.includes(said) && (tellsOrder(said) || !isOfMealsOnly(said)),
  );

/** How food is served is for every meal, and no crisis. */
const isOfMealsOnly = (said: string): boolean =>
  clinicMattersIn(said).some((matter) => ofMeals.has(matter)) &&
  // How many millilitres a feed has is no medicine.
  clinicMattersIn(said).every((matter) => ofMeals.has(matter) || matter === 'medicines');
const ofMeals: ReadonlySet<ClinicMatter> = new Set([
  'swallowing',
  'gagging',
  'tube',
  'feeding',
  'diet',
  'coeliac',
]);

const hasPageRow = (matter: ClinicMatter): boolean =>
  ['seizures', 'diabetes', 'breathing', 'heart'].includes(matter);

/** The first page: what the lines for a condition do not hold already. */
export const crisisOnPage = (child: ChildFacts): string[] => {
  const inOwnLine = new Set([
    ...(child.clinic.matters.has('seizures') ? rescueTold(child.clinic) : []),
    ...child.clinic.signs.flatMap(({ said, matter }) => (hasPageRow(matter) ? [said] : [])),
  ]);
  // The rule on calling has a line of its own.
  const told = crisesOf(child).filter((said) => !inOwnLine.has(said) && said !== callRuleOf(child.clinic));
  return told.length === 0 ? [] : [`- **When I am unwell:** ${told.map(quoted).join(' ')}`];
};

export const toldRuleLines = (voice: Voice): string[] => [
  ...(crisesOf(voice.child).length > 0
    ? [
        labelled(
          voice.fill('crisis', 'When {name} is unwell'),
          voice.fill(
            'crisis',
            'what you wrote stands under “From your clinic’s plan”; whoever is alone with {him} has read it, and the clinic confirms it: ____',
          ),
        ),
      ]
    : []),
  ...ordersTold(voice.child).map(
    (said) =>
      `- **In an emergency, as you wrote:** ${quoted(said)} Have a doctor or first-aider confirm it: ____`,
  ),
  ...staffingTold(voice.child.profile).map(
    (said) => `- **Everyone keeps to this:** ${quoted(said)} With fewer it does not go ahead.`,
  ),
  ...(needsReach(voice.child)
    ? [
        labelled(
          'Fits, fainting',
          voice.fill(
            'reach',
            voice.child.isAdult
              ? 'at pools, open water, fire and heights somebody who knows the clinic’s plan is within arm’s reach: ____'
              : 'at baths, water, fire and heights an adult within arm’s reach',
          ),
        ),
      ]
    : []),
];

/** First aid that was written among the notes: "If bitten: pressure bandage, lie him still, 000". */
export const ordersTold = ({ profile, clinic }: ChildFacts): string[] =>
  [...togetherIn(profile.notes), ...togetherIn(profile.interactionStyle)].filter(
    (said) => tellsOrder(said) && !clinic.said.includes(said) && !clinic.contacts.includes(said),
  );

export const staffOnPage = ({ profile }: ChildFacts): string[] =>
  staffingTold(profile).map((said) => `- **Who is with me:** ${quoted(said)}`);

/** The family's own rule on calling, whole. */
export const callRuleOf = ({ said, medicines }: ChildFacts['clinic']): string | undefined =>
  [...said, ...medicines].find(forbidsCall);

/**
 * What the family wrote for an emergency of this matter, whole. The order must speak of it itself: one on a bite beside the word "epilepsy" takes
 * no line on seizures away. Only where calling is ruled out for a faint may it stand in the next sentence.
 */
export const orderFor = (
  { said, medicines }: ChildFacts['clinic'],
  matter: ClinicMatter,
): string | undefined => {
  const isOf = (text: string) => clinicMattersIn(text).includes(matter);
  return [...said, ...medicines.flatMap(leaningIn)].find(
    (text) =>
      leaningIn(text).some((part) => tellsOrder(part) && isOf(part)) ||
      (matter === 'heart' && isOf(text) && forbidsCall(text)),
  );
};

/** What of our line says nothing else than any family's order could. */
const besideOrder: Partial<Record<ClinicMatter, string>> = {
  heart: 'Chest pain, blue lips, or does not come round: emergency number',
  seizures: 'In any seizure: time it, keep hard things away, nothing in the mouth, on the side when it stops',
  pica: 'A battery, magnet, medicine, sharp or poisonous thing may have been swallowed: emergency department at once. Whether anything is given on the way, the clinic or the poison line says beforehand: ____',
};

/** Two orders side by side would leave a helper to choose: where the family wrote one, it stands alone, and the clinic is asked. */
export const urgentLines = (
  matter: ClinicMatter,
  urgent: string | undefined,
  { clinic }: ChildFacts,
  say: (text: string) => string,
): string[] => {
  if (urgent === undefined) return [];
  const safe = (text: string) => (matter === 'seizures' ? withRescue(text, clinic) : text);
  const order = orderFor(clinic, matter);
  if (order === undefined) return [say(safe(urgent))];
  const beside = besideOrder[matter];
  return [
    bullet(
      `${forbidsCall(order) ? 'When to call the emergency number' : 'In an emergency'}, as you wrote: ${quoted(order)} Have the clinic confirm it: ____`,
    ),
    ...(beside === undefined ? [] : [say(safe(beside))]),
  ];
};

/** Where the plan lies, if the family wrote it: "Care plan in the medical room". */
export const planPlaceTold = ({ medicines, said }: ChildFacts['clinic']): string | null =>
  [...medicines, ...said]
    .flatMap(sentencesOf)
    .find(
      (sentence) =>
        /\b(?:plan|protocol)\b[^.;]{0,20}\b(?:in|at|on|with|kept|hangs|by|inside) (?:the |his |her |their |our )?\p{L}+/iu.test(
          sentence,
        ) && sentence.split(/\s+/u).length <= 14,
    ) ?? null;

/** What is given in a seizure, and from when on, as the family wrote it. */
export const rescueTold = ({ medicines, said }: ChildFacts['clinic']): string[] => [
  ...medicines
    .flatMap((line) => withRiders(leaningIn(line)))
    .filter((sentence) => inASeizure.test(sentence))
    .map((sentence) => fromFirst(sentence, (part) => inASeizure.test(part))),
  // Beside the minute stands what it is counted from: a passage is not torn.
  ...said.filter((passage) => inASeizure.test(passage) && clinicMattersIn(passage).includes('seizures')),
];

/** "Only 1 dose then 999", "ring the nurse the same day": what follows on it stands with it. */
const withRiders = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((before, sentence) => {
    const last = before.at(-1);
    return last !== undefined &&
      inASeizure.test(last) &&
      isRider(sentence) &&
      !isOtherMedicine(sentence, last)
      ? [...before.slice(0, -1), `${last} ${sentence}`]
      : [...before, sentence];
  }, []);

/** "Give Movicol 2 sachets daily": given each day, or by a name that the line does not hold. */
const isOtherMedicine = (sentence: string, line: string): boolean =>
  eachDay.test(sentence) ||
  [...sentence.matchAll(namedDose)].some(
    ([, name = '']) => !notNames.test(name) && !line.toLowerCase().includes(name.toLowerCase()),
  );
const eachDay =
  /\b(?:daily|nightly|(?:once|twice|times|x) (?:a|per) day|(?:each|every|at|in the) (?:day|night|morning|evening)|(?:before|at) bed(?:time)?|bd|tds|od|qds|nocte|mane)\b/iu;
const namedDose =
  /(\p{L}{3,}) \d[\d.,/]* ?(?:mg|mcg|ug|µg|g|ml|mls|puffs?|tablets?|caps?(?:ules?)?|units?|drops?|sachets?)\b/giu;
const notNames =
  /^(?:give|only|another|second|further|then|max(?:imum)?|with|dose|under|over|above|below|after|more|than)$/iu;

/**
 * Of "sertraline 100mg, lamotrigine 150 mg, midazolam for a seizure over 5 min" what stands from the midazolam on: nobody looks
 * for it among tablets. Nothing is left out behind it, and before it only what is a medicine with its dose and no more.
 */
export const fromFirst = (sentence: string, is: (part: string) => boolean): string => {
  const parts = sentence.split(listStop);
  const first = parts.findIndex(is);
  const isPlain = parts.slice(0, Math.max(0, first)).every(isPlainDose);
  return first > 0 && isPlain ? parts.slice(first).join(' ') : sentence;
};
/** A comma, and the stop behind a month: "started in Sept. Albuterol before swim" is two. */
export const listStop =
  /(?<=[,;])\s+|(?<=\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.)\s+(?=\p{Lu}\p{Ll}{3})/iu;

/** A name of one to three words, a number, and when it is taken; word by word, so that a long line of figures costs no time. */
const isPlainDose = (part: string): boolean => {
  if (part.length > 80 || /^type \d/iu.test(part)) return false;
  if (sinceWhen.test(part)) return true;
  const [, when] = dosed.exec(part) ?? formed.exec(part.replace(/ \([^()]{1,30}\)/gu, '')) ?? [];
  return when !== undefined && when.split(/\s+/u).every((word) => word === '' || whenTaken.test(word));
};
const dosed =
  /^(?:\p{L}[\p{L}-]+ ){1,3}\d[\d.,/]* ?(?:mg|mcg|ug|µg|g|ml|mls|puffs?|tablets?|caps?(?:ules?)?|units?|drops?)?(?![\p{L}\d])(.*)[,;]$/iu;
/** Without a number: "iron tablet every second day". */
const formed =
  /^(?:\p{L}[\p{L}-]+ ){0,2}(?:tablets?|capsules?|syrup|cream|ointment|drops|spray|vitamins?|gumm(?:y|ies)|sachets?|powder|liquid)(?!\p{L})(.*)[,;]$/iu;
/** "Started in Sept." tells of the dose before it. */
const sinceWhen =
  /^(?:started|began|since|from|new|increased|up)(?: (?:in|from|since|last|this))? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|week|month|year|term|\d{4})\p{L}*[.,;]$/iu;
const whenTaken =
  /^(?:\d{1,2}(?:am|pm)?|am|pm|bd|tds|od|qds|nocte|mane|daily|once|twice|times?|x|a|per|day|night|morning|evening|nightly|bedtime|at|in|the|and|&|every|each|with|food|second|other|third|weekly)$/iu;
const inASeizure =
  /\b(?:rescue|clusters?|if (?:\w+ ){0,3}(?:seizures?|fits?|seizes)|(?:seizures?|fits?) (?:over|longer|more than|lasts?)|midazolam|bucc\w+|buccal|diazepam|diastat|nayzilam|valtoco|911|999|112)\b/iu;

/** Rescue medicine in the cheek or the nose is the one thing that goes there, and somebody must find it. */
export const withRescue = (text: string, { said, medicines }: ChildFacts['clinic']): string =>
  /\b(?:bucc?\w*|cheek|gums?|midazolam|nasal|nose|nostrils?|nayzilam|valtoco)\b/iu.test(
    [...said, ...medicines].join('\n'),
  )
    ? text
        .replace(
          'nothing in the mouth',
          'nothing in the mouth except the rescue medicine, as your clinic’s plan says',
        )
        .replace(/Rescue medicine only as that plan says$/u, (rule) =>
          [...said, ...medicines].some((one) =>
            /\btrained\s*:|\b(?:is|are) (?:NOT |not )?trained\b/u.test(one),
          )
            ? `${rule}. Where is it? ____`
            : `${rule}. ${[...said, ...medicines].filter((one) => inASeizure.test(one)).some(tellsWhereKept) ? 'Who' : 'Where is it, and who'} was shown how? ____`,
        )
    : text;

/** For the sheet: the rescue medicine has its own minute, and stands with the other. */
export const seizureRow = ({ clinic }: ChildFacts): string => {
  const order = orderFor(clinic, 'seizures');
  const rescue = order === undefined ? rescueTold(clinic).map(quoted).join(' ') : '';
  return `${withRescue('time it, on the side, nothing in the mouth', clinic)}; ${rescue === '' ? '' : `medicine as written: ${rescue}; `}emergency number ${order === undefined ? 'at five minutes' : `as the family wrote: ${quoted(order)}`}`;
};
