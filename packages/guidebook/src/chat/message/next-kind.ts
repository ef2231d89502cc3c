// What a question at a later turn wants of the page it is asked on: that it does not work, how long, whether it is normal,
// what to say to others, or what if it gets worse. By its words, and by nearness to how carers put it.
import type { NextKind } from '../topic.ts';

/** How sure a pattern is, on the scale of nearness. */
export const saidPlainlyEnough = 0.85;

/** Whether the words themselves say it. */
export const isNextKind = (kind: NextKind, part: string): boolean => patterns[kind].test(part);

const child = String.raw`(?:he|she|they|\{child\d*\}|my (?:son|daughter|child|boy|girl|lad|grandson|granddaughter|nephew|niece))`;

const patterns: Readonly<Record<NextKind, RegExp>> = {
  refuses: new RegExp(
    String.raw`^(?:and |but |so |then )*(?:what )?if (?:${child}) (?:still |just |then |only |really )*(?:refus\w*|won'?t|wont|says? no|does(?:n'?t| not)|doesnt|do not|don'?t|will not|can'?t|cannot|hates?|pushes? (?:it|them|me) away|resists?|ignores?|walks? (?:off|away)|takes? it off|pulls? away)|\b(?:it|that|this|nothing|none of (?:it|that|this)) (?:did(?:n'?t| not|nt)|does(?:n'?t| not|nt)|is(?:n'?t| not|nt)) (?:work|help)|\bwhat (?:else|now|next) (?:can|do|should|could) (?:i|we)\b`,
    'i',
  ),
  'how-long':
    /\bhow (?:long|soon|many (?:days|weeks|months|years|times|tries|goes|nights))\b(?! (?:ago|is|has|have|can (?:i|we) leave|(?:should|can|may|must|do|does|would) (?:i|we|he|she|they|the) (?:wait|leave|let|keep|stay|sit|wear|hold|ignore|have to last)))|^when (?:will|does|is|might|can) (?:it|this|that|he|she|they|things)\b[^?]*\b(?:get|be|stop|end|work|better|over|pass|settle|easier|done|improve\w*)\b|\bat what age\b/i,
  normal:
    /\b(?:is|are|was) (?:it|that|this|these|we|he|she|they)(?: all| just| even)? (?:normal|common|usual|typical|natural|weird|strange|odd|just a phase|a phase|part of (?:autism|it))\b|\b(?:grow|grows|growing) out of\b|\boutgrow\b|\b(?:just )?a phase\b|\b(?:is|are) (?:\w+ )?(?:\d+ |he |she |it )?too (?:late|old|young|early)\b|\bwill (?:it|this|that|he|she|they) (?:ever|always) \b|\bdo(?:es)? (?:other|all|most|many|lots of) (?:autistic )?(?:kids|children|people|parents|families|boys|girls)\b|\bis (?:it|this|that) (?:just|only) (?:him|her|them|us|me)\b/i,
  say: /\bwhat (?:do|should|can|could|would|shall|will|must) (?:i|we|you) (?:\w+ )?(?:say|tell|reply|answer|write|ask)\b|\bwhat to (?:say|tell)\b|\bhow (?:do|should|can|could|would|to)(?: (?:i|we|you))? (?:\w+ )?(?:say|tell|explain|put|word|phrase)\b|\bwhat words\b|\b(?:one|a|two|three|some|few) (?:\w+ )?(?:sentences?|lines?|words) (?:for|to)\b/i,
  worse:
    /\b(?:it|this|that|things|he|she|they)(?:'s| is|'re| are)? (?:gets?|getting|got|become|becomes) (?:any |even |much )?worse\b|\bwhen (?:do|should|would|must|shall|is it time (?:to|for)) (?:(?:i|we) )?(?:get|see|ring|call|ask|worry|go|take|involve|contact|seek|need|panic|start to worry)\b|\bat what point\b|\bwhen is it (?:serious|an emergency|time to|too much)\b|\bshould (?:i|we) (?:be )?(?:worr\w+|concerned|flag\w*|see (?:a|the) doctor|take (?:him|her|them) to|tell (?:a|the) doctor|ring (?:a|the) doctor|call (?:a|the) doctor)\b|\b(?:need|see) a doctor\b|\b(?:before|when|should|do) (?:i|we|they|you)(?: should| do| have to)? (?:call|ring|get|phone) (?:an? ambulance|999|112|911|the emergency)|\bcall an ambulance\b/i,
};

/** Somebody else than the child is to be told. */
export const isToOthers = (part: string): boolean => toOthers.test(part);

const toOthers =
  /\b(?:teachers?|school|nursery|head|senco|staff|team|coworkers?|colleagues?|boss|manager|supervisor|mother[- ]in[- ]law|mil|in[- ]laws?|gran\w*|nan|nana|family|relatives?|aunt\w*|uncle\w*|neighbou?rs?|strangers?|people|everyone|others|friends?|doctor|dentist|gp|nurse|coach|driver|husband|wife|partner|ex|sister|brother|siblings?|twin|class|kids|parents?|mum|mom|mother|father|dad|them|they)\b/i;

/** How carers put it, for the reader of nearness. */
export const nextAsked: Readonly<Record<NextKind, readonly string[]>> = {
  refuses: [
    'what if he refuses',
    'and if she says no to it',
    'what if she just won’t do it',
    'he won’t have any of that',
    'it didn’t work, what now',
    'we tried that and nothing changed',
    'that doesn’t help at all',
    'what else can I try when he fights it',
    'how do I get him to do it when he doesn’t want to',
  ],
  'how-long': [
    'how long does it take',
    'how long will this go on',
    'when will it get better',
    'how soon will I see a difference',
    'how many weeks should I give it',
    'when can I expect it to stop',
    'by what age do they learn it',
  ],
  normal: [
    'is that normal',
    'is this common in autistic children',
    'will he grow out of it',
    'is it just a phase',
    'do other kids do this too',
    'does it get better with age',
    'is it bad that she does this',
    'should it be like this at his age',
  ],
  say: [
    'what do I say to her teacher',
    'what should I tell the school',
    'how do I explain it to my mother in law',
    'what do I say to family who do not get it',
    'how do I put it to the staff',
    'I need words for the teacher',
    'one sentence for my mother in law',
    'how to say it so they take it seriously',
  ],
  worse: [
    'what if it gets worse',
    'when should I get help',
    'when do I need to see a doctor about it',
    'at what point do I worry',
    'it is getting worse every week',
    'should I be telling someone about this',
    'should I flag this to somebody',
    'who do I call if it gets out of hand',
  ],
};
