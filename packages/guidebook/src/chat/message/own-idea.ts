// A small idea of the carer's own, asked after: "could I text instead of picking up?", "would a snack box be alright?" Strict: what
// may harm, force or shame, and what is for a doctor, a lawyer or a bank, is no such idea, whatever its form.
import { namesMedicine } from './medicine-words.ts';

/** What the carer doubts about it; `let-be`: the idea is to leave somebody in peace. */
export type IdeaKind = 'plain' | 'let-be' | 'giving-in' | 'controlling' | 'too-much' | 'silly' | 'seen';

/** Null where the question is after no idea, or not after one that everybody kind may try. */
export function ownIdeaIn(part: string, message: string): IdeaKind | null {
  const asked = plainly(part);
  // "Is that a good idea?" asks after what stands before it.
  const idea = pointsBack.test(asked) ? plainly(message) : asked;
  if (pointsBack.test(asked) ? !plans.test(idea) : !forms.some((form) => form.test(asked))) return null;
  if (isUnfit(idea) || fails.test(plainly(message)) || namesMedicine(message) || isChoice(asked)) return null;
  const doubts = `${asked} ${plainly(message).split(asked)[1] ?? ''}`;
  return kinds.find(([, pattern]) => pattern.test(doubts))?.[0] ?? 'plain';
}

/** "Or would that single him out?": a doubt about an idea that is asked after in the same message. */
export const doubtsIdea = (part: string, message: string, parts: readonly string[]): boolean =>
  doubting.test(plainly(part)) &&
  parts.slice(0, parts.indexOf(part)).some((one) => ownIdeaIn(one, message) !== null);
const doubting = /^(?:or |and |but |so )*(?:is|would|does|will) (?:that|this)\b/;

const plainly = (text: string): string => text.slice(0, 600).toLowerCase().replaceAll('’', "'");

const i = String.raw`(?:i|we)`;
const soft = String.raw`(?:(?:just|maybe|perhaps|also|still|try and|try to|always|possibly|sometimes|simply) )*`;
const fine = String.raw`(?:ok|okay|alright|all right|fine|good|nice|any good|worth (?:a )?try\w*|a good (?:idea|start|way|thing)|good idea|an idea|an option|too much(?: (?:change|at once))?|silly|daft|weird|babyish|giving in|cheating)`;
/** What is done with small things and in small ways. What is told to people, asked of offices or taken away is none of these. */
const does = String.raw`(?:put|get|make|try|use|let|move|swap|text|write|draw|print|buy|bring|keep|start|set|hang|add|offer|show|sing|play|read|sit|stay|eat|walk|do|have|give|pack|paint|stick|turn|change|build|wear|share|send|record|film|cover|cut|warm|mix|begin|practise|practice|go|come|split|plan|agree|mark|label|invite|meet|join|take)`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:could|can|should|shall|may|might) ${i} ${soft}(?:be )?${does}\b`,
  ),
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:could|can) (?:he|she|they) ${soft}(?:move|sit|go first|stay|wear|bring|use|eat|start|come|keep|do it)\b`,
  ),
  new RegExp(
    String.raw`\b(?:would|is) it (?:be )?${fine} (?:if ${i}|if (?:he|she|they)|to|for (?:him|her|them|me|us) to) ${soft}(?!get\b|know\b|am\b|was\b|have\b|feel\b|don't\b|can't\b)\w+`,
  ),
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:would|is|are) (?!it\b|that\b|this\b|he\b|she\b|they\b|there\b|i\b|we\b)[^?]{3,70}? (?:be )?${fine}\b`,
  ),
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:would|could) (?:a|an|some|my|the|his|her|their) [^?]{3,60}? (?:help|work|do)\b`,
  ),
  /^(?:so |or |and |then )*(?:(?:i|we)(?:'m| am| was|'re| were) )?(?:wondering|thinking) (?:about|of|whether (?:i|we) could|if (?:i|we) could) (?!him\b|her\b|them\b|what\b|why\b|how\b|the\b)\w+/,
  new RegExp(String.raw`\bwhat if ${i} ${soft}${does}\b`),
  new RegExp(String.raw`^(?:so |or |and |then |maybe |perhaps )*${i} (?:could|can|might) ${soft}${does}\b`),
  new RegExp(
    String.raw`^(?:so |or |and |then )*if ${i} [^?]{4,120}?,? (?:is|would) (?:this|that|it) (?:be )?(?:a )?${fine}\b`,
  ),
  // "What about a lamp on a timer", "peg on nose?"
  /^(?:so |or |and |then )*(?:what|how) about (?:an?|some|one of|my old) (?:(?!\b(?:when|if|at|for when|that)\b)[\w'-]+ ?){1,7}\W*$/,
  /^(?:or |maybe |perhaps )*(?:an? |some )?(?:[\w'-]+ ){1,2}(?:on|over|under|round|beside|behind) (?:the |his |her |their |my )?[\w'-]+\W*$/,
  /^(?:so |or |and |then )*(?:what|how) about (?!you\b|the\b|when\b|at\b|if\b|me\b|us\b)\w+ing\b/,
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:should|shall|do|can|could) ${i} ${soft}(?:leave|let) (?:him|her|them)(?: be| to it)(?! ?\w)`,
  ),
  new RegExp(
    String.raw`^(?:so |or |and |then )*(?:should|shall|can|could) ${i} ${soft}give (?:him|her|them) (?:some )?space`,
  ),
];

/** "Is this good idea", "or is that daft": what is asked after stands elsewhere in the message. */
const pointsBack = new RegExp(
  String.raw`^(?:so |or |and |then |but )*(?:is|would|does) (?:that|this|it) (?:be |sound |seem )?(?:a )?${fine}(?: (?:at|for|to) [^?]{1,30})?\W*$`,
);
/** There it must be a plan of the carer's. */
const plans = new RegExp(
  String.raw`\b(?:if ${i} ${soft}${does}|what if ${i}|(?:could|can|shall|should|might) ${i} ${soft}${does}|(?:i'm |i am |i was |we were |was |we're )?thinking (?:of|about|maybe|to|i (?:could|might|would|can)|we (?:could|might|would|can))|i thought (?:of|about|maybe|i could|i'd)|my idea|i(?:'d| would| could| might) (?:like to )?${soft}${does})\b`,
);

/** Of two ways one must be chosen: a yes says nothing. What is only doubted after "or" is no other way. */
const isChoice = (asked: string): boolean => {
  const [, other = ''] = /\bor (.+)$/.exec(asked) ?? [];
  return other !== '' && !doubt.test(other);
};
const doubt =
  /^(?:is|would|will|does|am) (?:that|it|this|i|he|she|they)\b|^(?:something|anything|so|not|similar|whatever|two)\b|^\w+ (?:minutes?|times?|days?|weeks?)\b/;

/** Who sees it fail already asks for another one. */
const fails =
  /\b(?:he|she|they|it)(?:'ll| will|ll|'d| would) (?:\w+ ){0,6}(?:drop|scream|refuse|kick|melt|hit|bolt|run|cry|throw|never work|not work|won't work)\b/;

const isUnfit = (idea: string): boolean => unfit.some((pattern) => pattern.test(idea));

const unfit: readonly RegExp[] = [
  // Forced, taken away, hidden, shamed.
  /\b(?:mak(?:e|ing) (?:him|her|them|it (?:so|clear))|forc\w+|take (?:it|them|that|his|her|their|the|away|off)\b|takes? away|tak(?:e|ing) [^?]{2,30} away|confiscat\w*|ban\w*|remov\w+|throw\w*|bin (?:it|them)|get rid|without (?:tell\w*|him|her|them|say\w*|ask\w*|warn\w*)|say nothing|not (?:tell|say|warn)|don't tell|secret\w*|behind (?:his|her|their)|trick\w*|pretend\w*|l(?:ie|ying)\b|bribe\w*|punish\w*|consequence\w*|threat\w*|warn him|shout\w*|tell (?:him|her|them) off|telling (?:him|her|them) off|hit\w*|smack\w*|hold (?:him|her|them|his|her|their)|restrain\w*|tie\w*|strap\w*|reins?|harness\w*|lock\w*|block\w*|drag\w*|carry (?:him|her|them)|pull\w*|push\w*|wake\w*|ignor\w+|time ?out|naughty|earn\w*|reward\w*|only (?:if|when)|until (?:he|she|they)|till (?:he|she|they) (?:do|does|eat|say|ask|finish)|skip|cancel\w*|miss\w*|quit\w*|all (?:day|night|the time)|hid(?:e|ing)|leav(?:e|ing)(?! (?:him|her|them)(?: be| to it)\b)|alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|asleep|sleeping|while (?:he|she|they)|when (?:he|she|they)(?:'s|s| is)? (?:at|out|away|not|asleep)|film\w* (?:him|her|them)|search\w*|track\w*|camera|spy|check (?:his|her|their)|read (?:his|her|their))\b/,
  // For a doctor, a dietitian, a lawyer, a bank, an office.
  /\b(?:doctors?|gp|nurse|hospital|a&e|clinic|medic\w*|tablets?(?! (?:away|time|computer|at))|pills?|dos\w+|vitamins?|supplements?|melatonin|calpol|drops|cream|allerg\w*|intoleran\w*|gluten|dairy|diet\w*|weight|fast\w*|vomit\w*|chok\w*|swallow\w*|seizures?|fits?|epilep\w*|pains?|painful|hurt\w*|bleed\w*|blood|burn\w*|sick|fever|rash|infect\w*|wee|poo|nappy|nappies|wip\w+|sedat\w*|anaesthe\w*|oils?|cbd|alcohol|beer|wine|cannabis|smok\w*|vap\w*|raw|mould\w*|honey|nuts?|grapes?|knife|knives|scissors|razor|shav\w*|fire|candles?|matches|hot|oven|hob|kettle|bleach|batter\w+|magnets?|water|bath|pool|swim\w*|river|sea|beach|ladder|roof|window|balcony|road|street|bus|train|car|drive|driving|bike|police|court|law\w*|legal\w*|solicitor|sue|custody|social (?:worker|services)|council|appeal|tribunal|contract|landlord|evict\w*|money|wages?|pay|paid|bank|card details|pin|savings?|benefits?|pip|dla|insurance|guardian\w*|attorney|visa|passport|plane|security|school (?:fine|fines)|off school|home school\w*|exclude\w*|sex\w*|porn\w*|naked|private parts|marry|suicid\w*|self.?harm\w*|die[sd]?|dead|funeral|adult sites|strangers?|online|wifi|wi-fi|phone off|password)\b/,
  // Whom to tell, whom to ask, what is known already or is no plan: these have answers of their own.
  /\b(?:can|could|should|shall|may|might) (?:i|we) (?:just |still |even )?(?:tell|ask|say|call|ring|phone|email|report|complain|explain|expect|trust|believe|worry|be worried|know|get (?:help|support|a diagnosis|an? appointment|him (?:to|tested|assessed)|her (?:to|tested|assessed)|them (?:to|tested))|have (?:known|done)|do (?:anything|something|about|to|for|when|if)|do\W*$|go (?:to|back|private)|take|leave (?:it|work|my)|give (?:up|in))\b/,
  /\b(?:say|saying|tell|telling) (?:him|her|them|the|his|their|my|people|school)\b/,
  /\b(?:they|school|teacher|nursery|tutor|boss) (?:say|says|said|told|want|wants)\b/,
];

const kinds: readonly (readonly [IdeaKind, RegExp])[] = [
  ['let-be', /\b(?:leave|let) (?:him|her|them)(?: be| to it)\b|\bgive (?:him|her|them) (?:some )?space\b/],
  ['giving-in', /\bgiving in\b|\bspoil\w*|\btoo soft\b|\bletting (?:him|her|them) (?:win|get away)\b/],
  ['controlling', /\bcontrolling\b|\bbossy\b|\binterfer\w+/],
  ['seen', /\bsingle (?:him|her|them) out\b|\bstand out\b|\bsingling\b/],
  ['too-much', /\btoo much\b/],
  ['silly', /\b(?:daft|silly|weird|babyish|stupid|lazy|cheating|mad|odd)\b/],
];
