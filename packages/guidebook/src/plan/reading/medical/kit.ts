// "Rescue: midazolam, red pouch in his rucksack" among the medicines, and in the notes "Red pouch goes EVERYWHERE with him": the second is of the
// first, and whoever takes the child out has to know it.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

const kit =
  /\b(?:red|blue|green|yellow|orange|black|white|purple|pink|grey|gray|emergency|rescue|medical|medicine|meds?|epi-?pen|allergy|hypo|seizure|asthma|feeding|insulated) (?:pouch|bag|box|kit|case|wallet|tin|rucksack|backpack|bum ?bag|pack|folder)\b/giu;

const kitsIn = (text: string): string[] => [...text.matchAll(kit)].map(([found]) => found.toLowerCase());

/** Of a bag that a medicine, an allergy or an emergency was told with. */
export const namesKit = (text: string, { medications, allergies, safetyRisks }: ChildProfile): boolean => {
  const named = [medications, allergies, ...sentencesOf(safetyRisks).filter(isForClinic)].flatMap(kitsIn);
  const isElsewhere = ![medications, allergies, safetyRisks].some((box) => box.includes(text));
  return isElsewhere && kitsIn(text).some((one) => named.includes(one));
};

/** Nothing is asked that was told. */
export const tellsWhereKept = (text: string): boolean =>
  kitsIn(text).length > 0 ||
  /\b(?:in|on|with|by) (?:the |his |her |their |my |our )?(?:\p{L}+ )?(?:pouch|bag|box|kit|case|rucksack|backpack|bum ?bag|drawer|cupboard|cabinet|fridge|office|medical room|car|shelf|wall|door)\b/iu.test(
    text,
  );
