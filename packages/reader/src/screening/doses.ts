import type { Flag } from './flag.ts';
import { unsafeReasons } from './never-say.ts';

// A dose the profile does not list is an invented dose, whatever the sentence says about it.

const amount =
  '(?:\\d+(?:[.,]\\d+)?(?:\\s?(?:-|–|to|/)\\s?\\d+(?:[.,]\\d+)?)?|half an?|a quarter of an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)';
const weighed = new RegExp(
  `\\b${amount}\\s?(?:mg|mcg|µg|ug|milligrams?|micrograms?|iu|international units)\\b`,
  'giu',
);
const counted = new RegExp(
  `\\b${amount}\\s(?:extra |more |small |chewable |adult )?(?:tablets?|pills?|capsules?|drops?|puffs?|gummies|gummy|sprays?|doses?|lozenges?)\\b`,
  'giu',
);
const spooned = new RegExp(
  `\\b${amount}\\s(?:extra |more |small |full |heaped )?(?:teaspoons?|tablespoons?|teaspoonfuls?|tablespoonfuls?|spoons?|spoonfuls?)\\b`,
  'giu',
);
const poured = new RegExp(`\\b${amount}\\s?(?:ml|millilit(?:er|re)s?|cc)\\b`, 'giu');
const medicine =
  /\b(?:medicines?|medications?|meds|dose|dosage|melatonin|syrup|antihistamines?|ibuprofen|paracetamol|calpol|tylenol|benadryl|sedatives?|supplements?|vitamins?|magnesium|iron|omega|oil|cbd|solution|mms|mineral|ritalin|stimulant|antidepressant|under the tongue|bedtime|sleep|before bed|prescri\w+|pharmac\w+|anxiety|seizure|risperidone|give|take|swallow)\b/iu;
/** For what is poured: a drink is given too, at bedtime as well. */
const pouredMedicine =
  /\b(?:medicines?|medications?|meds|dose|dosage|melatonin|syrup|antihistamines?|ibuprofen|paracetamol|calpol|tylenol|benadryl|sedatives?|supplements?|vitamins?|magnesium|iron|omega|cbd|mms|mineral|ritalin|antidepressant|under the tongue|prescri\w+|pharmac\w+|seizure|risperidone|syringe)\b/iu;
const notMedicine =
  /\b(?:water|milk|juice|shampoo|soap|paint|food colou?ring|lemon|bath|screens?|devices?|ipads?|eye ?drops into the doll|of rain|glue|lavender|maple|golden|flour|sugar|broth|stock|smoothie|drinks?|fluids?|liquids|bottle|cup|formula|feeds?|recipe|mix(?:ing)? bowl)\b/iu;
const asksNumber = /^an?\b/iu;
/** What a spoon may hold besides medicine is without number: only these are meant by "a spoonful of …". */
const onSpoon =
  /^\s+of\s+(?:[\p{L}'’-]+\s+){0,3}?(?:(?:cod[- ]liver|castor|cbd|hemp|fish|mineral|turpentine|paraffin) ?oil|cbd|mms|bleach|turpentine|borax|charcoal|clay|liquid|solution|mixture)\b|^\s+of\s+(?:it|this|that)\b/iu;
/** "A tablet" is a dose where it is given or where a time is named, and a thing where it is spoken of. */
const isGiven =
  /\b(?:give|gives|giving|given|tak(?:e|es|ing)|try|add|slip|swallow|crush|dissolv\w+|use|needs?|start|pop)\b|\b(?:a day|daily|at night|nightly|bedtime|before bed|every|each|twice|once|under the tongue|in the (?:morning|evening)|hours?)\b/iu;
/** What public health services advise for everybody: 10 or 15 micrograms of vitamin D a day. */
const publicAmount = /\bvitamin d3?\b/iu;
const publicAmounts = new Set(['10mcg', '15mcg', '8.5to10mcg', '8.5-10mcg', '8.5–10mcg', '400iu', '600iu']);
/** Without one of these there is no dose; nearly all sentences end here. */
const anyUnit =
  /mg|mcg|µ|μ|ug|gram|iu|international|tablet|pill|capsule|drop|puff|gumm|spoon|spray|dose|lozenge|ml|millilit|cc/iu;

/** `before` is the sentence before: what is on the spoon may be named there. */
export function findInventedDoses(sentence: string, medications: string, before = ''): Flag[] {
  if (!anyUnit.test(sentence)) return [];
  const listed = plainDose(medications);
  const flags: Flag[] = [];
  const look = (pattern: RegExp, isMeant: (found: string, after: string) => boolean) => {
    for (const match of sentence.matchAll(pattern)) {
      const after = sentence.slice(match.index + match[0].length);
      if (listed.includes(plainDose(match[0])) || !isMeant(match[0], after)) continue;
      flags.push({
        rule: 'N01',
        found: match[0],
        why: `${unsafeReasons.N01} (${match[0]} is not in this profile)`,
        at: [match.index, match.index + match[0].length],
        severity: 'block',
      });
    }
  };
  look(
    weighed,
    (found) =>
      !asksNumber.test(found) && !(publicAmount.test(sentence) && publicAmounts.has(plainDose(found))),
  );
  look(poured, () => pouredMedicine.test(sentence) && !notMedicine.test(sentence));
  look(
    counted,
    (found) =>
      medicine.test(sentence) &&
      !notMedicine.test(sentence) &&
      !(asksNumber.test(found) && (/dose/iu.test(found) || !isGiven.test(sentence))),
  );
  look(spooned, (_, after) => isMedicineOnSpoon(sentence, before, after));
  return flags;
}

function isMedicineOnSpoon(sentence: string, before: string, after: string): boolean {
  const isNamed = pouredMedicine.test(`${before} ${sentence}`) && !notMedicine.test(sentence);
  if (!/^\s+of\b/iu.test(after)) return isNamed;
  const what = after.split(/[.;,!?]/u, 1)[0] ?? '';
  return (
    pouredMedicine.test(what) ||
    (onSpoon.test(after) && (isNamed || !/^\s+of\s+(?:it|this|that)\b/iu.test(after)))
  );
}

const plainDose = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/milligrams?/g, 'mg')
    .replaceAll(/micrograms?|µg|ug/g, 'mcg')
    .replaceAll(/millilit(?:er|re)s?/g, 'ml')
    .replaceAll(',', '.')
    .replaceAll(/\s+/g, '');
