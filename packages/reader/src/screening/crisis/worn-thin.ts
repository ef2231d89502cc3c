// Not to like one's child for a while is said by somebody worn thin. What was learned takes the sentence alone for a carer who may do harm.

const whom =
  '(?:my (?:own )?(?:son|daughter|child|kid|boy|girl|lad|teenager)|him|her|them|being (?:his|her|their|a) (?:mum|mom|mam|dad|mother|father))';
const forNow =
  '(?:this (?:week|month|morning|evening)|today|tonight|right now|just now|at the moment|these days|lately|sometimes|some days)';
const dislike = new RegExp(
  `\\bi (?:really |just |honestly )?(?:do not|don['’]?t) (?:even |really |always )?like ${whom}(?: (?:much|very much|at all))? ${forNow}\\b`,
  'giu',
);
/** A baby cannot be left with it, and what is wanted or felt beside it may be more than dislike. */
const more =
  /\b(?:bab(?:y|ies)|newborn|weeks? old|months? old|hat(?:e|ed|ing)|voices?|pills?|knife|bridge|drown\w*|shak\w*|leav(?:e|ing) (?:him|her|them)|alone with|get rid|never (?:had|been born)|dead|die|dying|gone for good)\b/iu;

/** The few words told beside it, to be read without it; null where nothing of the kind is said, or more than that. */
export function withoutDislike(text: string): string | null {
  const rest = text.replace(dislike, ' ').trim();
  return rest === text.trim() || more.test(text) || rest.split(/\s+/).length > fewWords ? null : rest;
}
const fewWords = 8;
