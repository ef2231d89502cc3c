// How a message leans on the turn before it.

export type FollowUp =
  | 'shorter'
  | 'failed'
  | 'refuses'
  | 'worked'
  | 'why'
  | 'school'
  | 'how-long'
  | 'start'
  | 'more';

export function followUpIn(message: string): FollowUp | null {
  const text = message.slice(0, 300).replaceAll('’', "'");
  const kind = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return kind === 'failed' && notTried.test(text) ? null : kind;
}

/** "Not tried yet" is not "tried, and it failed". */
const notTried =
  /\b(?:have ?n['o]?t|havent|has ?n'?t|hasnt|had ?n'?t|did ?n'?t|didnt|did not|not|never|yet to)(?: \w+)? (?:tried|try)\b/i;

/** What is left of a message once it is clear how it leans: nothing, where it says no more than that. */
export function beyondFollowUp(message: string): string {
  const text = message.slice(0, 300).replaceAll('’', "'");
  const pattern = patterns.find(([, one]) => one.test(text))?.[1];
  return pattern ? text.replace(pattern, ' ') : text;
}

const patterns: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'shorter',
    /\b(?:shorter|short version|in short|(?<!\b(?:takes?|took|taking|been|lasts?|is|for|far|way|stays?|goes on|waits?|hours?|so) )too long(?= (?:to read|for me|an answer|a (?:list|text|answer)|did|didn't|please|can|,|\.|$)|\W*$)|(?:that|this|it|answer|text|list)(?:'s| is| was) (?:way |far |much )?too long to read|tl;?dr|summar|fewer words|briefly|quick version|less text)/i,
  ],
  [
    'failed',
    /\b(?:did(?:n'?t| not) (?:work|help)|does(?:n'?t| not) (?:work|help)|not working|no(?:t| )? help(?:ing|ed)?|(?:already |have )?tried (?:that|this|it|all|everything)|still (?:the same|happening|not)|(?:i|we) (?:did|do|use|used|tried) (?:the|that|this|your|all) [^.?!]{2,40}?\b(?:but|still|(?:and |now )?(?:he|she|they|it) just)|made it worse|no change|no use|no difference|no luck|(?<!\b(?:feel\w*|felt|i'?m|am|me|being|so|a bit) )useless|pointless|nothing works)\b/i,
  ],
  [
    'worked',
    /\b(?:that|it|this|which|\w+) (?:has |really |actually |kind of |sort of )?(?:worked|helped|went (?:ok|okay|well|better))\b|\b(?:is|was) (?:a bit |much |so much )?better\b/i,
  ],
  [
    'refuses',
    /\b(?:what )?if (?:he|she|they|my \w+|{child}|\w+) (?:still )?(?:refuses?|says? no|won'?t|will not|does(?:n'?t| not)|do not|don'?t|resists?|ignores?)|\b(?:he|she|they) (?:just )?(?:refuses?|says? no|won'?t (?:do|take|have|use|try) (?:it|that|this)|(?:rips?|takes?|pulls?) it off)\b/i,
  ],
  [
    'why',
    /^(?:but |and |so |ok )?why\b|\bwhy (?:does|do|is|are) (?:he|she|they|my|it)\b|what causes|reason for (?:this|that|it)|where does (?:it|that|this) come from/i,
  ],
  [
    'school',
    /\b(?:at|in|for|from) (?:the )?(?:school|nursery|class|kindergarten|college)\b|\b(?:his|her|their|the) teachers?\b|teacher (?:do|say)/i,
  ],
  [
    'how-long',
    /\bhow (?:long (?:will|does|do|until|before|till|should|is|has|for|did|can)|many (?:days|weeks|times) (?:will|does|do|until|before|should)|soon)\b|^\W*how long\W*$|when (?:will|does) (?:it|this|that) (?:get|work|end|stop)/i,
  ],
  [
    'start',
    /\b(?:where|how) (?:do|should|can) (?:i|we) (?:start|begin)|which (?:one|step|of (?:these|those|them))|what (?:do i do )?first\b|first step/i,
  ],
  [
    'more',
    /\b(?:what else|anything else|more (?:ideas|tips|steps)|other (?:ideas|tips|ways|options)|(?<!\b(?:of|be|is|it|for|about|with|by) )something else|tell me more|more please|go on)\b|^more\W*$/i,
  ],
];
