// What was learned takes a lump on a bitten thumb and spots on a chin for an allergic reaction. Only what surely is none is asked about
// in place of the takeover: with anything else told of the body it stays one.

const bitten = /\b(?:bit(?:es?|ten|t?ing)?|chew\w*|suck\w*|gnaw\w*)\b/iu;
const lumpOnHand =
  /\b(?:hard|small|little|proper) (?:\w+ ){0,2}(?:lump|bump|callus|knot)\b[^.!?]{0,40}\b(?:thumb|fingers?|hand|knuckles?|wrist)\b/iu;
const spotsOfYouth = /\bspots? on (?:his|her|their|my) (?:chin|nose|forehead)\b/iu;

/** Any of it may be the beginning of a reaction. */
const more =
  /\b(?:swell\w*|swollen|puff\w*|hives|rash\w*|lips?|tongue|throat|mouth|eyes?|neck|chest|tummy|stomach|breath\w*|wheez\w*|cough\w*|hoarse|voice|drool\w*|dribbl\w*|lumps|bumps|welts?|weals?|blotch\w*|blister\w*|peel\w*|all over|spread\w*|itch\w*|scratch\w*|hot|fever|temperature|red|pale|grey|blue|floppy|limp|faint\w*|dizzy|drows\w*|confus\w*|panic\w*|vomit\w*|sick|collaps\w*|stung|stings?|wasps?|bees?|nuts?|peanut\w*|satay|allerg\w*|reaction|anaphyla\w*|epi-?pens?|jext|pens?|inhaler)\b/iu;

export const isSurelyNoReaction = (text: string): boolean =>
  ((bitten.test(text) && lumpOnHand.test(text)) || spotsOfYouth.test(text)) && !more.test(text);
