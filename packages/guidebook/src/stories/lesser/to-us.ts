// Parts of a line that are said to whoever writes the story: thanks, how it is to be told, how often the child asks. No story says them,
// and nobody has to be told that it does not.

export const isToUs = (text: string): boolean =>
  [ofUs, asksAgain, wantsWhy, wantsStory, isAged, hasBegun].some((one) => one.test(text)) || saysHow(text);

const ofUs =
  /^(?:sorry|please|pls|thanks|thank you|many thanks|urgent)\b|^(?:and )?so (?:am|are|do) (?:i|we)$|^(?:please )?(?:keep|make) (?:it|this)\b/iu;
/** Whoever asks for something, or to do something, tells of more than that. */
const asksAgain =
  /^(?:and |but )?(?:he|she|they|\{child\}) (?:(?:still|always|just|constantly) )*(?:asks? (?:(?:me|us) )?(?:about it )?(?:every (?:\p{L}+ |\d+ )?(?:minutes?|mins|seconds?|hours?|days?|mornings?|nights?)|again and again|over and over(?: again)?|all (?:day|night|the time)|constantly|non-?stop)|keeps? (?:on )?asking(?: me| us)?(?: about it)?)$/iu;
/** Each scene says why. */
const wantsWhy =
  /^(?:and |but )?(?:he|she|they|\{child\}) (?:just |really |always )?(?:wants?|needs?|likes?|has) to (?:know|understand|hear) (?:the )?(?:why|reasons?)\b(?: (?:we|it|he|she|they|i|people)(?: \p{L}+){0,3})?$/iu;

/** "A simple one for a 13 year old please", "I would like a story that says so". What it is to say stays. */
const wantsStory =
  /^(?:and )?(?:(?:i|we)(?:['’]d| would)? (?:just )?(?:like|want|need) |(?:can|could) (?:you|i|we) (?:have|get|do|write|make) )?(?:an? )?(?:(?:very|really|short|simple|quick|little|kind|gentle|clear|social) )*(?:story|one)(?: please)?(?: for (?:him|her|them|\{child\}|an? (?:\p{L}+ )?(?:boy|girl|child|kid|\d+[- ]?(?:yr|year)s?[- ]?olds?)(?: of \d+)?))?(?: please| pls)?$|^for an? (?:\p{L}+ )?(?:boy|girl|child|kid|\d+[- ]?(?:yr|year)s?[- ]?olds?)(?: of \d+)?(?: please| pls)?$/iu;
/** The profile knows how old the child is. */
const isAged =
  /^(?:and )?(?:he|she|they|\{child\}|my (?:son|daughter|boy|girl|child))(?:['’]?s| is| are) (?:only |just |nearly |almost |now )?(?:aged )?\d{1,2}(?: (?:now|years? old|yrs? old|yo))?$/iu;
const hasBegun =
  /^(?:and )?it(?:['’]?s| is| has) (?:now |just |all )?(?:started|begun)(?: (?:now|again|lately))?$/iu;

/** "Plain words please and not making him ashamed", "don't sugar coat but don't scare her either": nothing but how it is to be told. */
const saysHow = (text: string): boolean => {
  const words = text.toLowerCase().match(/\{child\}|[\p{L}'’-]+/gu) ?? [];
  return words.some((word) => ways.test(word)) && words.every((word) => ways.test(word) || besides.has(word));
};
const ways =
  /^(?:plain|simple|honest|truthful|factual|straightforward|babyish|baby-ish|childish|preachy|soppy|sugar-?coat\w*|sugar|scar(?:e|es|ing|y)|frighten\w*|cringe\w*|patroni[sz]\w*|sham(?:e|ing)|ashamed|lectur\w*|blam(?:e|ing)|guilty|matter-of-fact|age-appropriate)$/;
const besides = new Set(
  `and but so just please pls or not no nothing without never do dont don't don’t be keep make making use using with in it this him her
  them {child} feel either too very really coat coating words word english language sentences short clear gentle kind long much a an the story
  one version thanks terms anything also maybe about`.split(/\s+/),
);
