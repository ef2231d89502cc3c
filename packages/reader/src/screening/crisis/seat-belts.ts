// A child who opens the belt on the road is a matter of every day. What was learned takes an opened belt for abuse, or for a wish to die.

const child =
  '(?:he|she|they|(?:my|our|a|one|the|this) (?:\\w+ )?(?:lad|boy|girl|child|son|daughter|kid|pupil|student)|\\{child\\})';
const opens =
  '(?:undo(?:es|ing|ne)?|unbuckl\\w+|unclip\\w*|unfasten\\w*|opens?|opening|(?:slips?|gets?|wriggles?) out of|takes? off|taking off)';
const opened = new RegExp(
  `\\b${child}(?: (?:keeps?|keep on|always|just|now|has|is|started|who|often|can))* ${opens} (?:his|her|their|the) (?:seat ?)?(?:belt|buckle|harness|straps?)\\b`,
  'giu',
);
const onTheRoad =
  /\b(?:(?:mini)?bus|coach|car|taxi|van|motorway|road|traffic|lights?|driv\w+|seat|journey)\b/iu;
/** A grown-up's doing, a body, or what is worse than an open belt. */
const more =
  /\b(?:touch\w*|lap|trousers|pants|knickers|willy|penis|privates?|naked|secret\w*|hurts?|hit(?:s|ting)?|beat\w*|slap\w*|kiss\w*|show(?:s|ed|ing)|ma[dk]es? (?:him|her|me|them)|scared|afraid|jump\w*|die|dead|kill\w*|doors?|window|crash\w*|fell|blood|marks?|bruis\w*|driver (?:un|took|takes)\w*|escort (?:un|took|takes)\w*)\b/iu;

/** What else is told, to be read without it; null where no child opens a belt on the road, or more than that is told. */
export function withoutOpenBelt(text: string): string | null {
  const rest = text.replace(opened, ' ');
  return rest === text || !onTheRoad.test(text) || more.test(text) ? null : rest;
}
