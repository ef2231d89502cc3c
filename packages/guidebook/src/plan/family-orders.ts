// What the family orders for the child's safety, in whichever box. No line of ours stands against it (PL41).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';

type Told = Pick<ChildProfile, 'wanderingBehavior' | 'safetyRisks' | 'notes' | 'interactionStyle'>;

const toldIn = ({ wanderingBehavior, safetyRisks, notes, interactionStyle }: Told): string =>
  [wanderingBehavior, safetyRisks, notes, interactionStyle].join('\n');

/** "Hold the back of her top, not the hand": nobody then waits for a yes beside water. */
export const tellsHold = (profile: Told): boolean =>
  /\b(?:hold|grab|take|grip|keep hold of|hang on to) (?:on ?to |hold of )?(?:the |his |her |their )?(?:back|top|wrists?|hands?|hood|arms?|elbow|collar|jacket|coat|shirt|belt|sleeve|harness|strap|backpack)\b|\b(?:on|uses?|has|have|wears?|with|in) (?:a |the |his |her |their )?(?:walking )?(?:reins?|harness|(?:wrist )?(?:straps?|links?|leads?))\b|\breins on\b/iu.test(
    toldIn(profile)
      .split(/(?<=[.!?;])\s+|\n/u)
      // A hand held to comfort is held nowhere else.
      .filter(
        (said) =>
          !/\b(?:cr(?:y|ies|ying)|upset|hits?|bites?|sing(?:ing)?|sleeps?|bed|night|calm\w*|settle\w*|meltdowns?)\b/iu.test(
            said,
          ),
      )
      .join('\n')
      .replace(
        /\b(?:do(?:n['’]?t| not)|never|won['’]?t|will not|refuses to|cannot|can['’]?t) (?:\w+ )?hold\b/giu,
        ' ',
      ),
  );

/** "Dont run after her", "it is a game if you chase": whoever runs after such a child makes it run further. */
export const forbidsChase = (profile: Told): boolean =>
  /\b(?:do(?:n['’]?t| not)|never|no|not to|without|nobody|avoid) (?:\p{L}+ )?(?:chas(?:e|es|ed|ing)|(?:r[au]n(?:ning)?|go(?:ing)?) after (?:him|her|them|\{child\d*\})|pursu\w*)\b|\b(?:if|when) (?:(?:you|we|i|people|adults?|staff|any\p{L}+|some\p{L}+|he|she|they|is|are|being|gets?) ){0,2}chas(?:e|es|ed|ing)\b|\bchas(?:e|es|ed|ing)\b[^.;]{0,30}\b(?:worse|a game|faster|further|farther)\b|\b(?:game|faster|further|farther) (?:if|when) [^.;]{0,20}\bchas(?:e|es|ed|ing)\b/iu.test(
    toldIn(profile),
  ) || /(?<=[.;!–-] ?)let (?:him|her|them)(?: go| be)?[.!]?\s*$/iu.test(profile.wanderingBehavior);

/** "Will text me where she is", "text and wait, she comes back": from eleven on whoever answers is asked before anybody is called. */
export const answersByPhone = ({ wanderingBehavior, notes }: Told): boolean =>
  /\b(?:texts|texted|messages|rings|phones|calls|(?:will|can|does|would) (?:always )?(?:text|message|ring|phone|call)) (?:me|us|back)\b|\b(?:text|message|ring|phone|call) (?:him|her|them|and wait|first)\b|(?<!\b(?:never|not|n['’]?t|rarely|hardly) (?:\p{L}+ )?)\b(?:answers|replies|picks up)\b[^.;]{0,20}\b(?:text|phone|call|message)/iu.test(
    `${wanderingBehavior}\n${sentencesOf(notes)
      .filter((said) => /\b(?:goes? off|runs?|walks? out|leaves?|missing|gone)\b/iu.test(said))
      .join('\n')}`,
  );

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
