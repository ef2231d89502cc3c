// Being called the wrong name, title or gender: what hurts is the word, so the word is put right. Steps for being talked about, teased or greeted
// would leave it as it is.

/** "Being called 'young lady'", "nicknames", "misgendered". What the child calls others, and not turning when called, are something else. */
export const isWrongName = (phrase: string): boolean =>
  (wrong.test(phrase) || byAnotherName.test(phrase)) &&
  !others.test(phrase) &&
  !isNamed.test(phrase) &&
  !badNames.test(phrase);
/** "Being called Eleanor": told by the capital. */
const byAnotherName =
  /(?:^[Cc]alled|\b(?:[Bb]eing|be|is|are|was|were|been|[Gg]ets?|[Gg]etting|got) called|\b(?:[Cc]alling (?:him|her|them)|[Cc]alls (?:him|her|them))) \p{Lu}\p{Ll}+/u;
const wrong =
  /\b(?:nick ?names?|pet names?|wrong (?:names?|pronouns?|titles?|gender)|mis-?gender\w*|dead ?nam\w*|misnam\w*|mispronounc\w* (?:his|her|their|my|the)? ?names?|(?:his|her|their) name (?:said|spelled|spelt|written|pronounced|shortened) ?(?:wrong\w*)?)\b|\b(?:called|calling (?:him|her|them)|calls? (?:him|her|them)|address(?:ed|ing) (?:him |her |them )?as|referred to as|named)\s+(?:(?:a|an|the|by) )?(?:['‘"“]|(?:wrong|full|surname|old|other|another|baby|girl|boy|lad|lass|miss|mister|sir|madam|ma['’]am|son|mate|buddy|sweetie|darling|honey|love|dear|he|she|him|her|they|good (?:boy|girl)|young (?:man|lady)|little (?:man|one|girl|boy))\b)/iu;
const others =
  /\b(?:he|she|they) calls?\b|\bcalling (?:other|people|teachers|adults|mum|mom|dad)\b|\bnot (?:turning|answering|responding)\b|\bcalled (?:in|on|out|away|up|over|back|names)\b/iu;
/** "A boy called Finn" says who it is. */
const isNamed =
  /\b(?:kids?|boys?|girls?|child(?:ren)?|lads?|class ?mates?|pupils?|students?|friends?|teachers?|tas?|aides?|man|woman|lady|cousins?|dogs?|cats?|someone|somebody)(?: (?:in|from|at|on|with) (?:(?:his|her|their|the|our) )?\p{L}+)? (?:named|called) ['‘"“]?\p{L}/iu;
/** Meant to hurt: that is teasing, and more. */
const badNames = /['‘"“]?\b(?:stupid|retard\w*|idiot|freak|weirdo|baby|fat|ugly|dumb|spaz\w*)\b/iu;

export const rightWord =
  'The word is put right at once, in one sentence, by whoever hears it: “{name}, please”; then the talk goes on. Everyone is told beforehand. The right name, title and he, she or they: ____';
