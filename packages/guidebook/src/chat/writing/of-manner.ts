// How a piece is to be written, and nothing that is to stand in it: length, tone, for whom.

export const ofManner = (text: string): boolean => known.test(text) || tone.test(text) || feeling.test(text);

const known =
  /^i (?:just |already )?(?:told|said|wrote|gave)(?: you| it| that| this)*\W*$|^(?:please |pls |just )?(?:keep|make|write) it (?:(?:quite|very|nice and|really|fairly|a bit|as) )*(?:short|brief|polite|formal|friendly|simple|kind|warm|firm|clear|plain|nice|professional|light|sound|to the point|to one|to a|like|less|more|in)\b|^(?:(?:short|brief|friendly|polite|formal|warm|firm|simple|kind)\b,?(?: (?:and|but|not|enough|to|fit|a|on|business|card|\p{L}+ing))*\W*)+$|^(?:short|small) enough\b|^not too \p{L}+|^(?:i )?want it (?:\p{L}+ ){0,4}(?:polite|short|friendly|simple|nice|kind|clear|to the point)\b|^no names?(?: (?:in it|please|mentioned|pls))?\W*$|^(?:in |about |around |max(?:imum)? |only |just )?\d+ (?:words|lines|sentences)(?: max\w*| or less| at most| please)?\W*$|\b(?:under|max(?:imum)?|no more than|at most|up to|less than) (?:of )?\d+ (?:words|lines|sentences)\b|\b(?:friendly|polite|formal|warm|nice|kind|firm) tone\b|^(?:but |and )?(?:i )?(?:really |just )?(?:do(?: not|n'?t)|would(?: not|n'?t)|never) (?:want|like)(?: it)? to (?:sound|be|come across|seem|look|beg|moan|start|embarrass|upset|offend)\b|^(?:don'?t )?make (?:me|it) sound\b|^(?:something|nothing) (?:short|friendly|polite|nice|simple|long|fancy|formal|kind|warm)\b|^(?:thanks|thank you|ta|pls|please|hi|hello)\W*$|^no (?:puzzle|jargon|emojis?|fluff)|\bif you can'?t (?:read|write|do|help|word|put)\b.*\btell me\b|\b(?:side of paper|bullet points|one page|(?:an?|the|as|with) heading)\b|\bheading:|^(?:can|could|would) you (?:please |just )*(?:help|make|keep|write|word|do|put|sort|set)\b|^one \p{L}+ (?:of paper )?max\b/iu;

const kinds =
  '(?:short|brief|quick|friendly|polite|formal|warm|firm|simple|plain|kind|nice|clear|rude|pushy|moany|angry|grovelling|needy|begging|nagging|blaming|dramatic|heavy|harsh|cold|soft|gentle|light|professional|official|aggressive|accusing|soppy|fancy|calm|nasty|sarcastic|funny|cheerful|businesslike)';
/** "I want to be polite but she must understand me", "firm but not rude", "no drama in it". */
const tone = new RegExp(
  [
    String.raw`^(?:and |but |so )?(?:i |we )?(?:just |really )*(?:want|need|would like|'d like|try|am trying|'m trying)(?: it| this| that| me)? (?:to )?(?:be|sound|stay|seem|come across(?: as)?) (?:very |quite |really |too )*${kinds}\b.*$`,
    String.raw`^(?:(?:please|pls|very|quite|really|but|and|not|too|or|keep it|make it|just|needs to be|it should be|something|nothing) )*${kinds},?(?: (?:please|pls|very|but|and|not|too|or|enough|${kinds}))*,?(?: (?:please|pls|thanks|ta))?\W*$`,
    String.raw`^no (?:drama|fuss|nagging|moaning|waffle|jargon|emojis?|fluff|grovelling|blame|blaming|attitude|swearing|pity|sob stor(?:y|ies)|essay|big words|long words|politics|digs?|sarcasm)\b[^,;]{0,20}$`,
    String.raw`^(?:please |pls )?(?:do(?: not|n'?t)|never) (?:be|sound|seem|make it|make me)(?: it| this)? (?:too |so |very )?(?:sound )?(?:like (?:i'?m|i am|we'?re) )?${kinds}\w*\W*$`,
    String.raw`^i (?:do(?: not|n'?t)) want (?:a |any )?(?:fuss|fight|row|drama|argument|trouble)(?: made)?\W*$`,
    String.raw`^(?:s?he|they)(?:'s| is| are)? (?:hates?|new|busy|can'?t stand|not keen on|bored by) (?:long )?(?:talks|letters|emails|e-mails|texts|waffle|reading)?\W*$`,
    String.raw`^(?:i'?m|i am|my english is|sorry for my english)\b.*\b(?:not (?:so |very )?good|bad|poor|english)\W*$`,
  ].join('|'),
  'iu',
);
/** "I'm really angry but keep that out of it". */
const feeling =
  /^(?:i'?m|i am|i feel) (?:really |so |very |absolutely )*(?:angry|cross|furious|upset|livid|fuming|raging|hurt|tired of it|fed up)\b.*\b(?:keep|leave) (?:that|it|this) out(?: of it)?\W*$/iu;
/** Of feelings that are to stay out, not of something to be kept secret. */
export const withoutFeelings = (message: string): string =>
  message
    .split(/(?<=[.!?])\s+/u)
    .filter((one) => !feeling.test(one.trim()))
    .join(' ');
