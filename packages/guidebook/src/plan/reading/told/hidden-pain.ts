// "To tell us when he has pain" is hard to say, and no illness: it stands with how the child talks. What the family does instead of asking, a card,
// a colour, a thermometer, stands there and under the signs of pain.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { tellsOfPain } from '@calmbridge/reader/clinic/told-words';
import { hardEntriesOf } from '../hard-entries.ts';
import { leaningIn } from '../together.ts';

const unwell = '(?:pain|hurts?|hurting|hurt|ill|illness|unwell|sick|poorly|sore|not well|injur(?:y|ed|ies))';
const telling =
  '(?:tell|say|show|point|explain|describ|report|admit|express|communicat|mention|complain|recogni[sz]|know|notic|feel|let(?:ting)? (?:us|me|you|anyone|people|others|staff) know)';

/** A pain that has a place is there now, and the doctor's. */
const hasPlace =
  /\b(?:tooth|teeth|tooth ?aches?|ear|ears|ear ?aches?|tummy|belly|stomach|head ?aches?|throat|back|legs?|knees?|period)\b/iu;
const hard = new RegExp(
  [
    `^(?:(?:not |never |being able |able |hard |unable |learning |trouble |difficulty )*(?:to )?)(?:${telling}(?:e|ing)?)\\b[^.;]{0,40}\\b${unwell}\\b`,
    `\\b(?:can(?:no|['’])?t|cannot|do(?:es)?(?:n['’]?t| not)|won['’]?t|will not|never|unable to|hard to|difficult to|struggles? to) ${telling}s?\\b[^.;]{0,40}\\b${unwell}\\b`,
    `\\b(?:hid(?:es?|ing)|mask(?:s|ing)?|cover(?:s|ing) up) (?:(?:his|her|their|that|when|being|any|all|it|he|she|they|is|are|['’]s) )*${unwell}\\b`,
    `\\b${unwell}\\b[^.;]{0,20}\\b(?:hides it|can(?:no|['’])?t (?:say|tell|show)(?: us| me| it)?|never (?:says|tells|complains|shows it)|does(?:n['’]?t| not) (?:say|tell|show|complain))\\b`,
  ].join('|'),
  'iu',
);

/** "Showing pain (she only hums)" tells the sign, and stands with those. */
export const hidesPain = (said: string): boolean =>
  hard.test(said.trim()) && !hasPlace.test(said) && !(/[(:=–]/u.test(said) && tellsOfPain(said));

/** "A way he can tell us when something hurts" asks for words, and is no sign of pain. */
export const isToTell = (said: string): boolean =>
  /\b(?:way|ways|able|how|learns?|could|can|help|to) (?:(?:that|for|he|she|they|him|her|them|can|could|to|\{child\d*\}) )*(?:tell|show|say) (?:us|me|you|someone|somebody|people|when|where|if|what)\b[^.;]{0,30}\b(?:hurts?|in pain|unwell|ill|sick|sore|poorly)\b/iu.test(
    said,
  ) && !hasPlace.test(said);

export const hiddenPainIn = ({ challenges, triggers, notes }: ChildProfile): string[] => [
  ...[challenges, triggers].flatMap(hardEntriesOf).filter(hidesPain),
  ...leaningIn(notes).filter((said) => hidesPain(said)),
];

/** From the first sentence that tells what to look at to the last: what stands between belongs to it. */
export function painMethodTold(profile: ChildProfile): string[] {
  if (hiddenPainIn(profile).length === 0) return [];
  return [profile.notes, profile.interactionStyle].flatMap((text) => {
    const sentences = leaningIn(text);
    const isOne = (sentence: string) =>
      (looksAt.test(sentence) || onScale.test(sentence)) && !hidesPain(sentence);
    const from = sentences.findIndex(isOne);
    return from === -1 ? [] : [sentences.slice(from, sentences.findLastIndex(isOne) + 1).join(' ')];
  });
}
const looksAt =
  /\b(?:temp|temperature|thermometer|fever|forehead|(?:his|her|their|the) colou?r|pale|pain (?:cards?|scales?|charts?|pictures?)|(?:faces?|body|numbers?) (?:cards?|charts?|maps?|drawings?|scales?)|where it hurts)\b/iu;
const onScale =
  /\b[01]\s?(?:-|–|to)\s?(?:5|10)\b|\b(?:above|over|under|below|from) (?:a )?\d\b|\b\d (?:is|means) (?:really |a )?(?:an? )?\d\b|\bout of (?:5|10|five|ten)\b/iu;
