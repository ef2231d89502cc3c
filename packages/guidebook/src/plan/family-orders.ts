// What the family orders for the child's safety, in whichever box. No line of ours stands against it (PL41).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

type Told = Pick<ChildProfile, 'name' | 'wanderingBehavior' | 'safetyRisks' | 'notes' | 'interactionStyle'>;

const toldIn = ({ wanderingBehavior, safetyRisks, notes, interactionStyle }: Told): string =>
  [wanderingBehavior, safetyRisks, notes, interactionStyle].join('\n');

/** "Hold the back of her top, not the hand": nobody then waits for a yes beside water. */
export const tellsHold = (profile: Told): boolean =>
  toldIn(profile)
    .split(/(?<=[.!?;])\s+|\n/u)
    .some((said) => {
      const done = said.replace(notBorne, ' ').replace(notHeld, ' ');
      return (holds.test(done) || onRein.test(done)) && !toComfort.test(done);
    });
const holds =
  /\b(?:hold|grab|take|grip|keep hold of|hang on to) (?:on ?to |hold of )?(?:the |his |her |their )?(?:back|top|wrists?|hands?|hood|arms?|elbow|collar|jacket|coat|shirt|belt|sleeve|harness|strap|backpack)\b/iu;
/** The child on it, and not a dog. */
const onRein =
  /(?<!\b(?:dogs?|pupp(?:y|ies)|pets?|animals?|horses?|pon(?:y|ies)|cats?)\b[^.;]{0,20})\b(?:on|uses?|has|have|wears?|with|in) (?:an? |the |his |her |their )?(?:(?:walking|backpack|toddler|safety) )?(?:reins?|harness|(?:wrist )?(?:straps?|links?|leads?))\b(?! (?:dogs?|singer|role|part))|\breins on\b/iu;
/** "She hits out if you take her hand" is why it is held otherwise. */
const notBorne =
  /\b(?:hits?|bites?|upset|cries|kicks?|screams?)\b[^.;]{0,12}\b(?:if|when) (?:you|we|i|any\p{L}+|people|adults|staff) (?:\p{L}+ )?(?:take|hold|grab|grip|touch)(?: (?:his|her|their|the))?(?: \p{L}+)?/giu;
const notHeld =
  /\b(?:do(?:n['’]?t| not)|never|won['’]?t|will not|refuses to|cannot|can['’]?t) (?:\w+ )?(?:hold|take|grab|grip)\b/giu;
/** A hand held to comfort is held nowhere else. */
const toComfort =
  /\b(?:cr(?:y|ies|ying)|upset|hits?|bites?|sing(?:ing)?|sleeps?|bed|night|calm\w*|settle\w*|meltdowns?)\b/iu;

/** "Dont run after her", "it is a game if you chase": whoever runs after such a child makes it run further. Elsewhere only whom not to chase says so: a game and a cat are chased too. */
export const forbidsChase = (profile: Told): boolean =>
  noChasing.test(withoutName(profile, toldIn(profile))) ||
  chasedOn.test(withoutName(profile, `${profile.wanderingBehavior}\n${profile.safetyRisks}`)) ||
  /(?<=[.;!–-] ?)let (?:him|her|them)(?: go| be)?[.!]?\s*$/iu.test(profile.wanderingBehavior);
const withoutName = ({ name }: Told, text: string): string => {
  const [first = ''] = name.trim().split(/\s+/u);
  return first.length > 1 ? text.replaceAll(first, '{child}') : text;
};
const noChasing =
  /\b(?:do(?:n['’]?t| not)|never|no|not to|without|nobody|avoid) (?:\p{L}+ )?(?:chas(?:e|es|ing)|(?:r[au]n(?:s|ning)?|go(?:es|ing)?) after|pursu(?:e|es|ing)) (?:him|her(?! (?:dog|cat|ball|brother|sister|hat|toy)s?\b)|them|\{child\d*\})(?!\p{L})|(?<!\b(?:always|must|please|have to|has to|need to|needs to|should|do|and) |^)\bchas(?:e|es|ing) (?:him|her|them|\{child\d*\})[^.;\p{L}]{1,2}(?:(?:he|she|they|it|makes?|just|only|will|goes|runs|gets) ){0,4}(?:worse|faster|further|farther|bolts)(?! than you)\b/imu;
const chasedOn =
  /\b(?:do(?:n['’]?t| not)|never|no|not to|without|nobody|avoid) (?:\p{L}+ )?(?:chas(?:e|es|ing)|pursu(?:e|es|ing|it))(?=\s*(?:$|[.,;:!)–-]|(?:or|and|because|as|it|he|she|they|please)\b))|\b(?:if|when) (?:(?:you|we|i|people|adults?|staff|any\p{L}+|some\p{L}+) chas(?:e|es|ed)|(?:(?:he|she|they) )?(?:(?:is|are|being|gets?) )?chased(?! by (?:an? |the |other )?(?!adults?|staff|us|people)\p{L}))\b(?!,? (?:(?:he|she|they|will|usually|always|then) ){0,3}(?:stops?|comes? back|waits?|slows?|turns? (?:round|back)|freezes?))|\bchas(?:e|es|ed|ing)(?: (?:him|her|them|\{child\d*\}|only|just|is|are|makes?|it|this|that|to|for|becomes?|turns?|into))* (?:it )?(?:worse|a game|faster|further|farther)\b|\b(?:game|faster|further|farther) (?:if|when) (?:you|we|people|adults?|staff|any\p{L}+) chas(?:e|es)\b/iu;

/** "Will text me where she is", "text and wait, she comes back": from eleven on whoever answers is asked before anybody is called. */
export const answersByPhone = (profile: Told): boolean =>
  childThenUs.test(profile.wanderingBehavior) ||
  [
    ...sentencesOf(profile.wanderingBehavior),
    ...sentencesOf(profile.notes).filter((said) =>
      /\b(?:goes? off|runs?|walks? out|leaves?|missing|gone)\b/iu.test(said),
    ),
  ]
    .filter((said) => !bySomebodyElse.test(said))
    .flatMap((said) => withoutName(profile, said).split(/[.,;:!?()–\n]|\bbut\b/u))
    .map((clause) => clause.trim())
    .some((clause) => !denied.test(clause) && (reports.test(clause) || isReached.test(clause)));
const denied =
  /\b(?:never|not|no|\p{L}+n['’]t|(?:do|does|did|is|has|wo|ca|would)nt|cannot|rarely|hardly|seldom|nobody|without|forgets?|stopped)\b/iu;
const bySomebodyElse =
  /\b(?:neighbou?rs?|police|staff|teachers?|mum|mom|mam|dad|parents?|nan|gran\p{L}*|uncle|aunt\p{L}*|brother|sister|cousin|office|drivers?|guards?|people|some(?:one|body)|who|shop ?keepers?|friends?|(?:school|nursery|college|respite|shop|they) (?:\p{L}+ )?(?:text|message|ring|phone|call|answer|repl)\p{L}*)\b/iu;
/** "If no text by 4.15 ring her, then ring me". */
const childThenUs =
  /\b(?:ring|call|text|phone) (?:him|her|them),? (?:and )?then (?:(?:ring|call|text|phone) )?(?:me|us|mum|mom|dad|home)\b/iu;
/** The child is the one who writes or answers: an order to call us is for somebody else, and so is a neighbour who rings. */
const reports =
  /(?:^|\b(?:he|she|and|then|\{child\d*\}) )(?:(?:he|she|\{child\d*\})(?:['’]ll)? )?(?:(?:always|usually|mostly|then) )*(?:(?:texts|texted|messages|rings|phones|calls|will (?:always |usually )?(?:text|message|ring|phone|call)) (?:me|us|back|home)|(?:will (?:always |usually )?)?(?:answers?|replies|reply|picks? up)(?: to)? (?:(?:his|her|the|my|our|all|most) )*(?:texts?|messages?|phone|mobile|cell))\b/iu;
const isReached =
  /^(?:(?:please|just|always|so|then|first|we|i) )*(?:(?:text|message|ring|phone) (?:him|her)(?=$| (?:first|and|to|on|before|if|when|she|he)\b)|(?:text|message|ring|phone)(?: first)? and wait\b|(?:text|message|ring|phone|call) (?:his|her) (?:phone|mobile|cell)\b)/iu;

/** "Dont block the door": no latch and nobody in the doorway. */
export const keepsWayFree = (profile: Told): boolean =>
  /\b(?:do(?:n['’]?t| not)|never|no) (?:ever )?(?:block(?:ing)?|stand(?:ing)? in|lock(?:ing)?|shut(?:ting)?|clos(?:e|ing)|corner(?:ing)?)\b[^.;,]{0,20}\b(?:doors?|doorways?|exits?|way(?: out)?|him|her|them|path|in)\b/iu.test(
    toldIn(profile),
  );

/** Orders at the head of a sentence. Without somebody or something to hold, "walk up the hill alone" is what the child does. */
export const isSafetyOrder = (said: string): boolean =>
  /^(?:always |please |you must |must )*(?:hold (?:on|his|her|their|the|hands?|him|onto)|keep (?:him|her|them|his|her|their|hold|your|an?|the|within|close|doors?|gates?|windows?)|walk (?:him|her|them|with|beside|behind|between|on the)|watch (?:him|her|them|his|the|out)|use (?:the|a|an|his|her|their)|lock|never leave|strap)\b/iu.test(
    said.trim(),
  ) && !/\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+)\b/iu.test(said);

/** "Hasn't since 2021", "used to": told so that nobody forgets, and no reason to close doors from today. */
export const isLongAgo = (said: string): boolean =>
  /^(?:(?:he|she|they) )?(?:has(?:n['’]?t| not)|have(?:n['’]?t| not)|not|did(?:n['’]?t| not))\b[^.;]{0,24}\b(?:since|for (?:\d+|a|two|three|many|several) (?:years?|months?))\b|^(?:(?:he|she|they) )?(?:used to|once (?:in (?:19|20)\d\d|at (?:age )?\d|aged|as a|when (?:he|she|they) (?:was|were)|[^.;!]{0,40}\b(?:years?|yrs?) ago))\b|^(?:not|never|none|nothing) since\b|^(?:(?:he|she|they) )?(?:(?:do(?:es)?(?:n['’]?t| not)|mostly|hardly|rarely|not) )+(?:\w+ ){0,3}any ?more\b|^(?:he |she |they )?(?:no longer|grew out of|outgr[eo]w\w*|stopped)\b|^(?:in the past|years ago|when (?:he|she|they) (?:was|were))\b/iu.test(
    said.trim(),
  );

/** A measure of the family's own stands with the danger: a stock one beside it would be another order. */
export const tellsMeasure = (said: string): boolean =>
  /\b(?:agreed|child ?locks?|(?:always|only) (?:with|on|in|when)|move (?:people|everyone|others)|do(?:n['’]?t| not) (?:block|stand|chase|shout|touch|grab|follow)|with (?:a |his |her |their )?(?:phone|helmet|harness|life ?jacket|lead))\b|:\s*\p{Ll}+ \p{L}/iu.test(
    said,
  ) || isSafetyOrder(said);
