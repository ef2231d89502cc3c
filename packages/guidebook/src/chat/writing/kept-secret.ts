// What is told beside a wish for a letter and must not stand in it. In doubt it is asked what the letter is to say: a secret that was sent
// cannot be taken back.
import type { Addressee } from './addressee.ts';

export const isKept = (text: string): boolean => kept.test(text) || spoken.test(text);

/** Where somebody lives, learns or hides is nothing for one they may have left. */
export const holdsSecret = (message: string, addressee: Addressee | null): boolean =>
  isKept(message) || (addressee !== null && ofParted.test(addressee.said) && whereabouts.test(message));

const kept =
  /\b(?:do(?: not|n'?t)|never|not to|(?<!\b(?:they|he|she)\b[^.,;!?]{0,80})without|rather not|must(?: not|n'?t)) (?:please )?(?:want )?(?:mention\w*|reveal\w*|disclos\w*|includ\w*|bring(?:ing)? up|let(?:ting)? on|tell(?:ing)? (?:them|him|her|anyone|everyone|all|any|school|the)(?! off\b)|say(?:ing)? (?:that|why|anything)|put(?:ting)? (?:that|it|this) in)\b|\bdo(?: not|n'?t) (?:really )?(?:want|wish|like|have|need) (?:them |him |her )?to (?:say|mention|tell|go into|explain|share|reveal|discuss|talk about)\b(?! (?:her|him|them) off)|\b(?:nothing about|no mention of|not a word)\b|\b(?:secret|confidential|private|between us|in confidence|off the record)\b|\bkeep (?:it|this|that) quiet\b|\b(?:leave|leaving|keep) [^.,;]{2,60} out\b|\bleave out\b|\b(?:nobody|no one)\b[^.,;]{0,30} (?:to|must|should|needs to) know\b|\bdo(?:es)?(?: not|n'?t) want [^.,;]{2,60} (?:to know|in it|in there|mentioned)\b|\bnot tell (?:all|any|them)\b|\b(?:do(?:es)?(?: not|n'?t)|(?:is|are)(?: not|n'?t)|need(?: not|n'?t)|not|never) (?:(?:need|have|want|ought|supposed|meant|allowed|like) )?(?:(?:them|him|her|anyone|anybody|people|the \p{L}+|school) )?(?:to )?(?:know|knowing|find out|finding out)(?= (?:that|about|he|she|it|this|we|i|why|yet|anything|of|any)\b|\W*$|[.,;!])|\b(?:just )?between (?:you and me|us|ourselves)\b|\bnot for (?:the|this|my|that) (?:letter|note|e-?mail|message|text|card)\b|\b(?:nobody|no one|none of them)(?: else)? knows\b|\b(?:is|are)(?: not|n'?t) aware\b|\bunaware\b/iu;

/** The same, as people say it in passing. What the child can't say or won't tell is no secret. */
const spoken = new RegExp(
  [
    String.raw`\b(?:i|we)(?:['’]m|['’]re|['’]ll| am| are| was| were| will| would)?(?: really| just| still)? (?:not|never|n['’]t) (?:going to |gonna |be |ready to |allowed to |able to )?(?:say|tell|mention|shar|explain|reveal|go into|going into)\p{L}*\b`,
    String.raw`\b(?:i|we) (?:won['’]?t|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|refuse to|(?:ha)?ven['’]?t|aren['’]?t) (?:be )?(?:say|tell|told|said|mention|shar|explain|reveal)\p{L}*\b(?! (?:you )?(?:how|enough)\b)`,
    String.raw`\b(?:can['’]?t|cannot|mustn['’]?t|must not|shouldn['’]?t|should not|can not|may not|not to|never to|not meant to|not allowed to) (?:ever )?(?:know|find out|hear (?:about|of|it|this)|be told|get wind)\b`,
    String.raw`\b(?:(?:do|does|did|would|will|wo|ca|must)(?:n['’]?t| not)|never|not|if|before|until|in case|rather|worried|scared|afraid|stop)\b[^.!?]{0,40}\b(?:find|finds|finding|found|figur\p{L}+|work|works|working) (?:it |this |that |us |me )?out\b`,
    String.raw`\bofficially\b|\bon paper\b[^.!?]{0,40}\bbut\b|\b(?:the )?(?:real|true|actual) (?:reason|story|truth)\b|\b(?:the truth is|in truth|in reality)\b|\bhush\b`,
    String.raw`\b(?:stay(?:s|ed)?|keep|keeping|kept|remains?) (?:it |this |that )?(?:between|to (?:my|our)sel\p{L}+|from (?:him|her|them|school|the \p{L}+|(?:his|her|their) \p{L}+)|hidden|s(?:c)?htum|mum about|under wraps)\b`,
    String.raw`\b(?:not|none of|no one['’]s|nobody['’]s|isn['’]?t) (?:(?:their|his|her|your|anyone(?:['’]s| else['’]s)|anybody['’]s|the \p{L}+['’]s) )?business\b`,
    String.raw`\b(?:behind (?:his|her|their) back|without (?:him|her|them|school|the \p{L}+) (?:knowing|hearing|finding)|on the quiet|hiding from)\b`,
  ].join('|'),
  'iu',
);

const ofParted =
  /\b(?:(?:his|her|their|the kids['’]?|the children['’]?s|my|\p{L}+['’]s) (?:birth |step)?(?:dad|father|mum|mom|mother|stepdad|stepmum|stepfather|stepmother)|ex(?:[- ](?:husband|wife|partner))?|(?:ex|former)[- ]\p{L}+|grandad|grandfather|in-laws?)\b/iu;
const whereabouts =
  /\b(?:refuge|women['’]?s aid|shelter|safe house|hostel|new (?:address|house|home|flat|place|school|nursery|number|phone|town)|(?:staying|living|moved|moving|gone|hiding) (?:with|at|to|in|into)|our address|we live|court order|non-mol\p{L}*|social services)\b/iu;
