// Behind what is not tolerated carers write what to do: "call 000" is no food, and read as one it would strike the call out of every line
// of the plan (PL9). Only what begins as an act or a sign is taken for one, and never all there is: a lost allergen is worse.

const isToDo = (part: string): boolean =>
  /^(?:bed|rest|call|ring|text|phone|tell|say|give|gets?|goes|go|take|do not|don['’]?t|lots of|warm|nappy|vomit\w*|wait|watch|if (?:he|she|they)|very dangerous|let (?:us|me)|then|outer thigh|lay|lie|pen in|own|wears?|medic[- ]?alert)\b/iu.test(
    part.trim(),
  );

export const withoutActs = (allergens: readonly string[]): readonly string[] => {
  const left = allergens.filter((part) => !isToDo(part));
  return left.length > 0 ? left : allergens;
};

/** Words of an act that a checker of food may have taken for one. */
export const isNoFood = (found: string): boolean =>
  /^(?:in|on|at|and|if|or|by|under|inside|straight|bed|rest|call|ring|text|phone|tell|say|give|go|take|wait|watch|lay|lie|flat|stand|pen|dangerous|ambulance|hospital|clinic|bag|toaster|thigh|lips?|tongue|face|throat|mouth|eyes?|skin|chest|breath\w*|wheez\w*|swell\w*|swollen|hives|rash|ice|truck|car|glovebox|me|us|him|her|them)\b/iu.test(
    found.trim(),
  );
