// "He's in a T-shirt saying he's boiling": how warm somebody feels in their clothes, and no scald.

const boiling =
  /\b((?:i|he|she|they)(?:['’]?s|['’]?m|['’]?re| is| are| am| feels?)(?: (?:so|too|always|just|absolutely|really))*) (?:boiling|roasting|baking)(?= ?(?:$|[.,!?;)\n]|and\b|but\b|when\b|in (?:his|her|their|a|that|this|my) (?:coat|jumper|hoodie|blazer|vest)))/giu;
/** Felt, and said. */
const ofClothes =
  /\b(?:says?|saying|coats?|jumpers?|t-?shirts?|blazers?|hoodies?|jackets?|vests?|cardigans?|hats?|shorts)\b/iu;
/** Heat that is one, or somebody who may be ill with it. */
const harmful =
  /\b(?:car|van|bus|kettle|pan|pot|oil|water|tea|coffee|soup|steam|bath|shower|taps?|iron|oven|hob|radiator|fire|burn\w*|scald\w*|skin|peel\w*|fever|temperature|degrees|ill|sick|vomit\w*|floppy|faint\w*|collaps\w*|drows\w*|sleepy|asleep|wak\w*|confus\w*|dizzy|sense|stroke|pressed|blister\w*|sun ?burn\w*|bab(?:y|ies)|(?:weeks?|months?) old|feed\w*|lips)\b/iu;

export const withoutFeltHeat = (text: string): string =>
  ofClothes.test(text) && !harmful.test(text) ? text.replace(boiling, '$1 warm') : text;
