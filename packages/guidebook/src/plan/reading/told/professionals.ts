// A therapist, nurse or clinic that the carer names stands where the thing stands that they work on: a step of ours could cut across their work.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';

const topics: readonly { who: RegExp; of: RegExp }[] = [
  {
    who: /\b(?:ocd|cbt|erp|psycholog\w*|psychiat\w*|psychotherap\w*|camhs|mental health|counsell?or)\b/iu,
    of: /\b(?:germs?|(?:hand|over)[- ]?wash\w*|wash\w* (?:(?:his|her|their) )?hands|rituals?|compuls\w*|obsess\w*|intrusive|ocd|anxi\w*|worr(?:y|ies|ied|ying)|panic\w*|phobi\w*|eyelashes|eyebrows|pull\w* (?:out )?(?:\w+ )?hair|pick\w* (?:at )?(?:\w+ )?skin)\b/iu,
  },
  {
    who: /\b(?:dermatolog\w*|skin (?:nurse|clinic|doctor)|eczema (?:nurse|clinic|team))\b/iu,
    of: /\b(?:scratch\w*|eczema|itch\w*|skin|creams?)\b/iu,
  },
  {
    who: /\b(?:diet(?:ic|it)ians?|nutritionist|feeding (?:team|clinic|therapist))\b/iu,
    of: /\b(?:eat(?:s|ing)?|foods?|meals?|weight|drink(?:s|ing)?|new foods?)\b/iu,
  },
  {
    who: /\b(?:speech (?:and language |& language |language )?(?:therap\w*|path\w*|lady|teacher)|speechies?|slts?|salts?|slps?|logop\w*)\b/iu,
    // Talking to other children is another matter than talking.
    of: /^(?:speaking|talking|to speak|to talk|words)$|\b(?:speech|swallow\w*|chew\w*|stammer\w*|stutter\w*)\b/iu,
  },
  {
    who: /\b(?:diabetes|diabetic) (?:nurse|team|clinic)\b/iu,
    of: /\b(?:bloods?|sugars?|pump|sensor|insulin|needles?|hypos?|carbs?|diabet\w*)\b/iu,
  },
  {
    who: /\b(?:ot|occupational therap\w*)\b/iu,
    of: /\b(?:handwriting|writing|scissors|cutlery|buttons|laces|zips?|dress(?:ing)?)\b/iu,
  },
  { who: /\b(?:sleep (?:clinic|nurse|team|therapist))\b/iu, of: /\b(?:sleep\w*|night\w*|bed(?:time)?)\b/iu },
];

/** In the carer's words; only where the box says what they are. */
export const workingOn = ({ socialSupports }: ChildProfile, said: string): string[] =>
  entriesOf(socialSupports).filter((entry) => topics.some(({ who, of }) => who.test(entry) && of.test(said)));
