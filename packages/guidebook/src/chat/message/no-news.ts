// A laugh is not joy: that somebody laughs, or takes it for a game, is told of what goes wrong as often as of what goes well. Good
// news is what the carer says went well.

export const isNoNews = (message: string): boolean => {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  return (
    unwanted.test(text) ||
    neverSo.test(text) ||
    game.test(text) ||
    heavy.test(text) ||
    gotOutOf.test(text) ||
    turned.test(text) ||
    (glee.test(text) && !wentWell.test(text))
  );
};

const glee =
  /\b(?:laugh(?:s|ed|ing)?|giggl\w+|grin(?:s|ned|ning)?|smirk\w*|(?:smil\w+|happy|joy\w*)(?= (?:when|while|as|if|to)\b))\b/i;
/** "He is 6 and has never slept through." */
const neverSo =
  /\b(?:never|not|hasn't|haven't|hasnt|havent|hadn't|didn't|didnt|nobody|none of us|no one) (?:\w+ ){0,2}?(?:slept|finally|managed|done it|did it)\b/i;
const game =
  /\b(?:thinks?|like|just) (?:it(?:'s| is)?|its|this is|that(?:'s| is)?) (?:all )?(?:a |one big )?(?:game|funny|joke|hilarious)\b/i;
/** Harm, or a thing nobody wants, whoever smiles about it. */
const unwanted =
  /\b(?:dangerous|unsafe|in the road|moving car|(?:when|while|as) (?:he|she|they) (?:hits?|bites?|kicks?|runs?|throws?|pulls?|breaks?|opens?|climbs?|pinch\w*|spits?))\b|\b(?:not|isn't|aren't|never|hardly) (?:really |very |so |to be )*(?:happy|glad|proud|lovely|wonderful|amazing|brilliant|pleased)\b/i;
/** What weighs, however calmly it is told. */
const heavy =
  /\b(?:(?:told|called) me (?:i was |a |an )?|blam(?:e|ed|es|ing) me|say (?:it|this|that) to (?:someone|somebody|anyone|anybody)|nobody (?:had|knew|told|asks?|asked|listens?|believed)|no one (?:had|knew|told|asks?|asked|listens?|believed)|(?:cold|bad|terrible|failed) (?:mother|father|mum|mom|dad|parent)|it should have been|too late for)\b/i;
/** A fib, an excuse, an occasion that was got out of: relief at most. */
const gotOutOf =
  /\b(?:fib(?:s|bed|bing)?|(?:i|we)(?:'ve| have)? (?:lied|pretended)|white lies?|made (?:up )?(?:an?|some|our|my|the) (?:\w+ )?excuses?|(?:got|get|getting|wriggled|wormed) out of (?:it|going|having|(?:the|a|an|my|our|his|her|their)(?: [\w']+){0,3}? (?:christening|baptism|wedding|part(?:y|ies)|funeral|visit|lunch|dinner|meeting))\b)/i;
/** "I was so proud. Then … Now he says he's not getting the bus again": what was good is over. */
const turned =
  /\b(?:i|we) (?:was|were|had been) (?:so |really |very )?(?:proud|happy|delighted|pleased|relieved)\b[^]*\b(?:then|but|now)\b[^?!]*\b(?:not|never|refus\w*|won't|can't|cannot|stopped|scared|afraid)\b/i;
const wentWell =
  /\b(?:went (?:really |so |very )?(?:well|great|fine)|it worked|that worked|did it|managed|proud|much better|for the first time|no tears|got through|made it)\b/i;
