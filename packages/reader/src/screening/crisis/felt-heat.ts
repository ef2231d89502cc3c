// "He's in a T-shirt saying he's boiling": how warm somebody feels, and no scald.

const boiling =
  /\b((?:i|he|she|they|it)(?:['’]?s|['’]?m|['’]?re| is| are| am| was| feels?)(?: (?:so|too|always|just|absolutely|really))*) (?:boiling|roasting|baking)(?= ?(?:$|[.,!?;)\n]|and\b|but\b|when\b|all the time|in (?:his|her|their|a|that|this|my) (?:coat|jumper|hoodie|room|bed|blazer|vest)))/giu;
/** Heat that is one. */
const harmful =
  /\b(?:car|van|bus|kettle|pan|pot|oil|water|steam|bath|burn\w*|scald\w*|fever|temperature|ill|sick|floppy|faint\w*|collaps\w*|drows\w*|heat ?stroke|pressed|blister\w*|sun ?burn\w*)\b/iu;

export const withoutFeltHeat = (text: string): string =>
  harmful.test(text) ? text : text.replace(boiling, '$1 warm');
