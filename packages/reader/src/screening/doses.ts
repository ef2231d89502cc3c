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
  `\\b${amount}\\s(?:extra |more |small |chewable |adult )?(?:tablets?|pills?|capsules?|drops?|puffs?|gummies|gummy|teaspoons?|teaspoonfuls?|spoonfuls?|sprays?|doses?|lozenges?)\\b`,
  'giu',
);
const poured = new RegExp(`\\b${amount}\\s?(?:ml|millilit(?:er|re)s?|cc)\\b`, 'giu');
const medicine =
  /\b(?:medicines?|medications?|meds|dose|dosage|melatonin|syrup|antihistamines?|ibuprofen|paracetamol|calpol|tylenol|benadryl|sedatives?|supplements?|vitamins?|magnesium|iron|omega|oil|cbd|solution|mms|mineral|ritalin|stimulant|antidepressant|under the tongue|bedtime|sleep|before bed|prescri\w+|pharmac\w+|anxiety|seizure|risperidone|give|take|swallow)\b/iu;
/** For what is poured: a drink is given too, at bedtime as well. */
const pouredMedicine =
  /\b(?:medicines?|medications?|meds|dose|dosage|melatonin|syrup|antihistamines?|ibuprofen|paracetamol|calpol|tylenol|benadryl|sedatives?|supplements?|vitamins?|magnesium|iron|omega|cbd|mms|mineral|ritalin|antidepressant|under the tongue|prescri\w+|pharmac\w+|seizure|risperidone|syringe)\b/iu;
const notMedicine =
  /\b(?:water|milk|juice|shampoo|soap|paint|food colou?ring|lemon|bath|screens?|devices?|ipads?|eye ?drops into the doll|of rain|glue|lavender|maple|golden|flour|sugar|broth|stock|smoothie|drinks?|fluids?|bottle|cup|formula|feeds?|recipe|mix(?:ing)? bowl)\b/iu;
const asksNumber = /^an?\b/iu;
/** Without one of these there is no dose; nearly all sentences end here. */
const anyUnit =
  /mg|mcg|µ|μ|ug|gram|iu|international|tablet|pill|capsule|drop|puff|gumm|spoon|spray|dose|lozenge|ml|millilit|cc/iu;

export function findInventedDoses(sentence: string, medications: string): Flag[] {
  if (!anyUnit.test(sentence)) return [];
  const listed = plainDose(medications);
  const flags: Flag[] = [];
  const look = (pattern: RegExp, isMeant: (found: string) => boolean) => {
    for (const match of sentence.matchAll(pattern)) {
      if (listed.includes(plainDose(match[0])) || !isMeant(match[0])) continue;
      flags.push({
        rule: 'N01',
        found: match[0],
        why: `${unsafeReasons.N01} (${match[0]} is not in this profile)`,
        at: [match.index, match.index + match[0].length],
        severity: 'block',
      });
    }
  };
  look(weighed, (found) => !asksNumber.test(found));
  look(poured, () => pouredMedicine.test(sentence) && !notMedicine.test(sentence));
  look(
    counted,
    (found) =>
      medicine.test(sentence) &&
      !notMedicine.test(sentence) &&
      !(asksNumber.test(found) && /dose/iu.test(found)),
  );
  return flags;
}

const plainDose = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/milligrams?/g, 'mg')
    .replaceAll(/micrograms?|µg|ug/g, 'mcg')
    .replaceAll(/millilit(?:er|re)s?/g, 'ml')
    .replaceAll(',', '.')
    .replaceAll(/\s+/g, '');
