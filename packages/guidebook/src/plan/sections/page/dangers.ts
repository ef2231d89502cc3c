// What the clinic's part holds and whoever comes today must know before the first meal: it is on the first page too, in the carer's words, once.
import type { ClinicMatter } from '@calmbridge/reader/clinic/clinic-table';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { inOwnWords, quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { breathesByNight } from '../../reading/medical/night-mask.ts';
import { leaningIn } from '../../reading/together.ts';
import { isMealOrder, tellsOfChewing } from '../../reading/told-rules.ts';
import { wordsIn } from '../../shorten.ts';
import { cutRulesIn, mealRulesOf, tellsCut } from '../food-rules.ts';
import { isForAllEyes } from '../page-notes.ts';
import { fromFirst, listStop } from '../rule-lines.ts';

const rows: readonly { label: string; matters: readonly ClinicMatter[] }[] = [
  { label: 'At meals, always', matters: ['swallowing', 'gagging', 'tube', 'feeding'] },
  { label: 'Never in my mouth', matters: ['pica'] },
  { label: 'My diabetes', matters: ['diabetes'] },
  { label: 'My heart', matters: ['heart'] },
  { label: 'My breathing', matters: ['breathing'] },
];

/** `onPage` is what the page says already. */
export const clinicOnPage = (child: ChildFacts, onPage: string): string[] => {
  const { clinic } = child;
  const night = inOwnWords(child.profile.sleepSchedule);
  const told = [
    ...clinic.said.filter((said) => !night.includes(said)),
    ...servedAs(child).filter((said) => !clinic.said.some((text) => text.includes(said))),
  ];
  return rows.flatMap(({ label, matters }) => {
    const isOf = (text: string) =>
      clinicMattersIn(text).some((matter) => matters.includes(matter)) ||
      (matters.includes('swallowing') &&
        (tellsOfChewing(text) ||
          ((clinic.matters.has('swallowing') || clinic.hasChewing) && tellsCut(text))));
    if (label === 'My breathing' && breathesByNight(clinic)) return [];
    const begins = clinic.signs.filter(({ matter }) => matters.includes(matter)).map(({ said }) => said);
    // What the doctor wants in the mouth must not stand behind "never".
    const medicines = matters.includes('pica') ? [] : clinic.medicines;
    const rest = [...told.filter(isOf), ...medicines.flatMap((line) => fromThere(line, isOf))]
      .filter((text) => !begins.some((sign) => text.includes(sign)))
      .filter((text) => !matters.includes('pica') || !clinic.medicines.some((line) => line.includes(text)));
    const fit = rest
      // How to sit, which spoon, when to stop and what is never given are one order: half of it is another.
      .flatMap((text) => (wordsIn(text) <= mostOf(label) ? [text] : leaningIn(text).filter(isOf)))
      // A choking child shames nobody: what to do there comes before how it looks.
      .filter(
        (text) =>
          isForAllEyes({ said: text }) ||
          (isOfMeals(label) && (isMealDanger.test(text) || isTeamPlan(text) || tellsOfChewing(text))),
      )
      .filter((text) => wordsIn(text) <= mostOf(label) && !onPage.includes(text));
    // How it begins is told however it looks: a swear word may be the only sign of a low.
    const all = [...new Set([...begins.filter((text) => !onPage.includes(text)), ...fit])];
    const orders = isOfMeals(label) ? all.filter(isMealOrder) : all;
    const others = all.filter((text) => !orders.includes(text));
    // What is hard about eating is never printed as an order.
    const apart = orders.length > 0 ? 'At meals, take care' : 'At meals, beside me to the end';
    return [
      { name: label, texts: orders },
      { name: apart, texts: others },
    ]
      .filter(({ texts }) => texts.length > 0)
      .map(({ name, texts }) => `- **${name}:** ${texts.slice(0, 3).map(quoted).join(' ')}`);
  });
};
/** Where choking is told, how a meal is served and watched is one rule: it stands whole. */
const servedAs = (child: ChildFacts): string[] =>
  child.clinic.matters.has('swallowing') || child.clinic.hasChewing
    ? mealRulesOf(child)
    : cutRulesIn(child.eating);

/** What is given only in an emergency, and from when on: whoever comes looks for it here, whole. */
export const medicinesWhenNeeded = ({ clinic }: ChildFacts, onPage: string): string[] => {
  const told = [
    ...clinic.medicines.filter((line) => isConditional.test(line) && wordsIn(line) <= mostWords),
    ...clinic.medicines
      .filter((line) => !isConditional.test(line))
      .flatMap(leaningIn)
      .flatMap(forReaction),
  ].filter((line) => !isOnPage(line, onPage));
  return told.length === 0
    ? []
    : [`- **Medicine when it is needed:** ${told.slice(0, 2).map(quoted).join(' ')}`];
};
/** "Cetirizine syrup when hives, Epaderm cream": what is given in a reaction, up to the next medicine. */
const forReaction = (line: string): string[] => {
  const parts = line.split(listStop);
  const from = parts.findIndex((part) => inReaction.test(part));
  if (from === -1) return [];
  const rest = parts.slice(from + 1);
  const next = rest.findIndex((part) => anotherDose.test(part) || anotherForm.test(part));
  const given = parts
    .slice(from, next === -1 ? undefined : from + 1 + next)
    .join(' ')
    .replace(/[,;]$/u, '');
  return wordsIn(given) <= mostWords && isForAllEyes({ said: given }) ? [given] : [];
};
const inReaction =
  /^\p{L}[\p{L}-]+.* (?:when|if|for|with|in case of) (?:(?:he|she|they) (?:has|have|gets?) )?(?:(?:a|an|any|the|mild) )*(?:hives|rash(?:es)?|reactions?|swelling|nettle rash)\b/iu;
const anotherForm =
  /^(?:\p{L}[\p{L}-]+ ){1,2}(?:tablets?|cream|ointment|drops|spray|capsules?|sachets?|vitamins?|inhaler)\b/iu;
const isConditional =
  /(?:->|→|=>|:|\bthen|\bgo(?:es)? to|\bstraight to)\s*(?:a ?& ?e|a and e|(?:the )?(?:er|hospital|casualty|emergency))\b|\b(?:below|under|over|above) \d|\b(?:then|and|call|ring) (?:999|911|112|000)\b|\bonly (?:in|if|when)\b|\bif (?:(?:he|she|they)(?:['’]s| is| are|['’]re)? )?(?:wheez\w*|breathless|struggl\w*|fits|seizes|goes (?:blue|grey|low))\b/iu;
/** Of each line some part may stand there already: the seizure plan has the rescue medicine alone. */
const isOnPage = (line: string, onPage: string): boolean =>
  leaningIn(line)
    .flatMap((sentence) => [sentence, ...sentence.split(/(?<=[,;])\s+/u)])
    .some((part) => isConditional.test(part) && onPage.includes(part));
const mostWords = 40;
const mostAtMeals = 110;
const mostOf = (label: string): number => (isOfMeals(label) ? mostAtMeals : mostWords);
const isOfMeals = (label: string): boolean => label === 'At meals, always';
/** What a swallowing team set is for whoever sits at the table, whatever else the passage tells. */
const isTeamPlan = (text: string): boolean =>
  clinicMattersIn(text).includes('swallowing') && isMealOrder(text);
const isMealDanger = /\bchok\w+|\baspirat\w+/iu;

/** Of a line of medicines what stands before it is for something else; what follows may belong to it, up to the next medicine with its dose. */
const fromThere = (line: string, isOf: (text: string) => boolean): string[] => {
  const sentences = leaningIn(line);
  const from = sentences.findIndex(isOf);
  if (from === -1) return [];
  // Steps that follow on each other are one: what is given below 4 is not parted from what is given below 3.
  if (sentences.length > 1 && sentences.every((sentence) => isOf(sentence) || isConditional.test(sentence)))
    return [line];
  const [first = '', ...rest] = sentences.slice(from);
  const end = rest.findIndex((sentence) => !isOf(sentence) && anotherDose.test(sentence));
  const own =
    end === -1 && rest.length === 0 ? upToNext(fromFirst(first, isOf), isOf) : fromFirst(first, isOf);
  return [[own, ...rest.slice(0, end === -1 ? rest.length : end)].join(' ')];
};
/** "Glucagon 1 mg if he cannot swallow" goes on with what stands before it. */
const sayWhen = /\b(?:if|when|then|below|under|over|above|after|until|unless|or|call|ring|999|911|112)\b/iu;
/** Of one sentence what stands before the next medicine with its dose. */
const upToNext = (sentence: string, isOf: (text: string) => boolean): string => {
  const parts = sentence.split(listStop);
  const next = parts.findIndex(
    (part, at) => at > 0 && !isOf(part) && anotherDose.test(part) && !sayWhen.test(part),
  );
  return next === -1 ? sentence : parts.slice(0, next).join(' ').replace(/[,;]$/u, '');
};
const anotherDose = /^\p{L}[\p{L}-]+(?: \p{L}+){0,2} \d[\d.,]* ?(?:mg|mcg|ug|g|ml|mls|units?)\b/iu;
