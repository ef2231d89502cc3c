// Behind what is not tolerated carers write what to do: "call 000" is no food, and read as one it would strike the call out of every line
// of the plan (PL9). Only what begins as an act or a sign is taken for one, and never all there is: a lost allergen is worse.

const isToDo = (part: string): boolean =>
  /^(?:bed|rest|call|ring|text|phone|tell|say|give|use (?:it|then|the|one|\d)|inject|gets?|goes|go|take|do not|don['’]?t|lots of|warm|nappy|vomit\w*|wait|watch|if (?:he|she|they)|(?:he|she|they)(?:['’]ll| will| may| might| can| gets?| goes)|do it|hold|red pouch|second one|very dangerous|let (?:us|me)|then|outer thigh|lay|lie|pen in|own|wears?|medic[- ]?alert)\b/iu.test(
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

/** "Use 1, call 911, use 2nd after 5 min": a word that begins an order each time it stands there is what to do, and no food. */
export function isOrderIn(found: string, allergies: string): boolean {
  const word = found.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const each = [...allergies.matchAll(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'giu'))];
  const orders = allergies.match(
    new RegExp(
      `(?:^|[.,;:→>!\\n–-]\\s*|\\b(?:then|and|or)\\s+)${word}\\s+(?:\\d|the\\b|it\\b|an?\\b|one\\b|her\\b|his\\b|him\\b|both\\b|on\\b|in\\b)`,
      'giu',
    ),
  );
  return each.length > 0 && (orders?.length ?? 0) >= each.length;
}
