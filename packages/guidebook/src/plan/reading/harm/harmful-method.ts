// What a carer says works may still hurt: a locked door, arms held down, a meal withheld. Such a method is never repeated as what helps, for
// it would read as advice. A hug, a hand, a gate that is locked, a tent and a cold flannel are none of these.
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';

/** One member that hurts takes the whole list with it: ask of the sentence, not of the member. */
export const isHarmfulMethod = (text: string): boolean => {
  const done = text.replace(forbidden, ' ');
  // Whoever is left in peace where the door stands open is not shut in.
  const shut = doorOpen.test(done) ? done.replace(leftThere, ' ') : done;
  return harmful.some((words) => words.test(shut)) || (locksDoor.test(done) && !wayOut.test(done));
};

const doorOpen = /\bdoors? (?:(?:is|are|left|kept|stays?|wide|always|slightly) )*(?:open|ajar|unlocked)\b/iu;
const leftThere =
  /\b(?:leave|let|leaving|letting|left) (?:him|her|them|\{child\d*\}) (?:(?:be|alone|sit|stay|go|rest|in peace) )*(?:in|inside|to|into) (?:the|a|our|his|her|their) (?:shed|garage|attic|loft|wardrobe|cupboard|closet|outhouse)\b/giu;

/** Told as what is done: on a page that everybody reads it would be advice. What the child hates, or what a clinic orders, is not. */
export const isHarmfulAdvice = (text: string): boolean =>
  isHarmfulMethod(text) && toldAsDone.test(text) && !isForClinic(text) && !ofHating.test(text);
const toldAsDone =
  /\b(?:works?|helps?|calms?|settles?|soothes?|earn\p{L}*|we|i|best|only (?:way|thing)|(?:have|need) to|you (?:must|should|can))\b|^(?:please |just |(?:in|when|if|during|for) [^,.]{2,40},? )?(?:lock|shut|bolt|hold|pin|put|leave|squeeze|smack|slap|shout|yell|strap|tie|keep|make)\b/iu;
const ofHating =
  /\b(?:hates?|dislikes?|scared|afraid|frighten\p{L}*|terrif\p{L}*|cr(?:y|ies)|panics?|worse|sets? (?:him|her|them) off)\b/iu;

/** "Never hold his arms down, sit near him", "hates being shouted at": what is not to be done is no method. */
const verbs =
  '(?:lock|shut|bolt|hold|held|pin|tie|tying|strap|restrain|leav|left|put|smack|slap|spank|hit|shout|yell|scream|squeez|punish|threat|earn|forc|grab|drag|sit)\\p{L}*';
const forbidden = new RegExp(
  `\\b(?:(?:(?:never|do(?:n['’]?t| not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|nobody|no one|hates?|dislikes?|can(?:no|['’])?t (?:stand|bear)|(?:scared|afraid) of) (?:\\p{L}+ ){0,4}?|(?:not|avoid|stop|instead of|rather than|without|no) (?:being )?)${verbs}|(?:when|if) (?:\\p{L}+ ){0,3}?(?:shouted|yelled|screamed))\\b[^,;.]*`,
  'giu',
);

const whom = '(?:him|her|them|me|\\{child\\d*\\})';
const whose = "(?:his|her|their|my|\\{child\\d*\\}[’']s)";
const limbs = '(?:arms|legs|wrists|ankles|limbs|body|head|hands and feet)';
const meal = '(?:food|dinner|tea|supper|lunch|breakfast|meals?|drinks?|water|snacks?|pudding)';
const place =
  '(?:cupboard|closet|wardrobe|garage|shed|cellar|basement|attic|loft|outhouse|(?:car )?boot|dark|cold|(?:dark|cold|empty|bare) (?:room|corner|bathroom|hall\\w*|yard|shower|bath|garden))';

const harmful: readonly RegExp[] = [
  new RegExp(
    `\\b(?:lock|shut|bolt)(?:s|ed|ing|ting)? (?:${whom} )?(?:away |up )?(?:in(?:side|to)?|out|up)\\b(?! (?:the |his |her |their )?(?:car|seat|belt|pocket|box|safe|drawer))|\\block(?:s|ed|ing)? ${whom}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:hold(?:s|ing)?|held|pin(?:s|ned|ning)?|push(?:es|ed|ing)?|press(?:es|ed|ing)?) (?:(?:${whom}|${whose}|arms|legs|both|tightly|firmly)\\b ?)(?:(?!calm|settl|com|wind|slow|sit|lie|upside|when|until|if)\\p{L}+ ){0,2}(?:down|still|to the (?:floor|ground|wall|bed|chair))\\b|\\b(?:held|pinned) (?:down|still|to the)\\b|\\b(?:hold(?:s|ing)?|held|pin(?:s|ned|ning)?|grip(?:s|ped|ping)?) (?:(?:${whose}|both|the) )*${limbs}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:tie[sd]?|tying|strap(?:s|ped|ping)?) (?:${whom} (?:down|up|to)\\b|(?:${whose}|both|the) (?:arms|legs|hands|wrists|feet|body|(?:main |front |back |bedroom )?doors?)\\b|down\\b)`,
    'iu',
  ),
  /\b(?:restrain(?:s|ed|ing|ts?)|seclu(?:de[sd]?|ding|sion)|isolation (?:room|booth)|time[- ]?out room|sitting on (?:him|her|them)|drag(?:s|ged|ging) (?:him|her|them))\b/iu,
  new RegExp(
    `\\b(?:being (?:left|put|kept|sent|shut|locked|made to (?:sit|stand|stay))|(?:leav|put|keep|kept|send|sent|sit|stand|lock|shut|mak)\\p{L}* ${whom}|left|alone|time)(?: (?!when|if|then)\\p{L}+){0,3} (?:in|into|inside|to|out in) (?:(?:the|a|an|our|his|her|their) )?(?:(?:dark|cold|little|small|empty) )?${place}(?=\\s*(?:$|[,;:.!)]|(?:and|or|until|till|for|when|if|calms?|helps?|works?|settles?|always|really|usually|by|so|with|to|on)\\b))`,
    'iu',
  ),
  new RegExp(
    `\\b(?:no|without|skip(?:s|ping)?|miss(?:es|ing)|withhold(?:s|ing)?|los(?:es?|ing)|(?:tak|remov)(?:es?|ing) away) (?:(?:any|his|her|their|the) )?${meal}(?=\\s*(?:$|[,;:.!)]|(?:and|or|until|till|unless|if|when|for|calms?|helps?|works?|settles?|then|as)\\b))`,
    'iu',
  ),
  new RegExp(
    `\\bearn(?:s|ed|ing)?\\b[^.;]{0,25}\\b(?:${meal}|eat)\\b|\\b${meal}\\b[^.;]{0,25}\\bearn(?:s|ed|ing)?\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|cane[ds]?|caning|beat(?:s|ing)? ${whom}(?! (?:at|in|to)\\b)|(?:slap|hit)(?:s|ped|ping|ting)? (?:${whom}(?! (?:drum|pillow|bag|ball)\\b)|(?:his|their|on the) (?:hands?|legs?|bottom|bum|arms?|face))|(?:a|little|quick|good|light|gentle|sharp) (?:slap|hit)|(?:shout|yell|scream)(?:s|ed|ing)? at|being (?:hit|slapped|beaten)|threaten(?:s|ing)? (?:${whom}|to)|hot sauce|forc(?:es?|ing)[- ]?feed\\p{L}*)\\b`,
    'iu',
  ),
  new RegExp(
    `\\bsqueez\\p{L}* (?:(?:${whom}|${whose} (?:arms?|hands?|legs?|body|shoulders?|wrists?)) )?(?:(?:really|very|so|too|as) )?hard(?:er)?\\b|\\bhard squeez\\p{L}*`,
    'iu',
  ),
];

const locksDoor =
  /\b(?:lock|shut|bolt)(?:s|ed|ing|ting)? (?:(?:his|her|their|the|a) )?(?:(?:bed)?room )?(?:doors?|(?:bed)?room)\b|\b(?:(?:bed)?room )?doors? (?:is |are |kept |stays? )?(?:locked|bolted|shut)\b/iu;
/** The door to the street is locked to keep a child from the road. */
const wayOut =
  /\b(?:front|back|outside|outer|main|street|car|garden|patio|house|kitchen|gates?|windows?|road|runs?|bolts? (?:off|out)|escap\p{L}*|wander\p{L}*|safe|he (?:shuts|locks)|she (?:shuts|locks)|they (?:shut|lock))\b/iu;
