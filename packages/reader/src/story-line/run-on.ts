// A hurried line has no commas: "school trip on Thursday packed lunch" says two things, and the day is where the first one ends.
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const clock = "(?: at \\d{1,2}(?:[.:]\\d\\d)?(?: ?(?:am|pm|o'clock))?)?";
const time = new RegExp(
  `\\b(?:on ${day}|tomorrow|today|tonight|next (?:week|${day})|this (?:week|weekend|morning|afternoon|evening|${day}))(?: (?:morning|afternoon|evening|night))?${clock} (?=(\\p{L}+))`,
  'giu',
);
/** It goes on with the same thing: "on Friday with Dad", "Friday club", "tomorrow is pizza day". */
const goesOn =
  /^(?:mornings?|afternoons?|evenings?|nights?|off|only|instead|again|too|also|as|when|if|while|until|till?|after|before|because|cos|so|but|and|or|with|w|without|for|from|to|in|into|at|on|by|near|is|are|was|were|will|has|have|had|can|could|may|must|not|which|that|who|where|of|than|all|every|each|there|here|dinner|lunch|tea|school|club|market|mass|service|paper|roast|it|you|am|be|being|gets?|goes|comes|starts|does|do|did|means?|about|like|until|during|over|through|plus)$/i;
/** Behind these the day opens what follows: "mum says on Monday dad comes". */
const opens =
  /\b(?:says?|said|thinks?|told|knows?|when|if|because|that|why|how|where|what|until|before|after|not|and|but|so|or)\b/i;

/** "2 nights bring a bag", "until 4 wear old clothes": what to do is another thing. */
const thenOrder =
  /(?<=\b(?:nights|days|weeks|hours|minutes|\d|o'clock|pm|am|room|park|hall|school|loud|today)) (?=(?:bring|wear|pack|remember) [\p{L}{])/giu;
/** "The lift is broken we have to use the stairs". */
const thenWe =
  /(?<=\b(?:is|are|was) (?:very |not |still |now )?(?:broken|closed|late|ill|poorly|off|away|shut|cancelled|full|gone|sick|sold out|working|there|here)) (?=(?:we|he|she|they|I) \p{L}+)/giu;

export const withCommas = (text: string): string =>
  text
    .replace(thenOrder, ', ')
    .replace(/(?<=\p{L}{3} )(?<!\bfor )(?=\d+ (?:nights|days), )/giu, 'for ')
    .replace(thenWe, ', ')
    .replace(
      /(?<=\p{L},? )(?<!\bfor (?:(?:the|his|her|my|their) )?(?:very )?)(?:for )?(?:(?:the|his|her|my|their) )?(?:very )?first time(?=$|[,.;])/giu,
      'for the first time',
    )
    .replace(time, (found: string, next: string, at: number) => {
      const before = text.slice(0, at).split(/[,.;]/).at(-1) ?? '';
      const isOwn = /\p{L}{3}/u.test(before) && !opens.test(before) && !goesOn.test(next);
      return isOwn ? `${found.trimEnd()}, ` : found;
    });
