// Being hit or bitten by the child one cares for is an ordinary, hard day. What was learned hears the blows and takes them for abuse.

const child =
  "(?:my (?:[\\w'’-]+ ){0,4}?(?:son|daughter|child|boy|girl|kid|lad|teen\\w*|grand(?:son|daughter|child)|nephew|niece|pupil|student|toddler|(?:one|year|yr)[- ]?olds?)|(?:a|one of my|our) (?:[\\w'’-]+ ){0,2}?(?:pupil|student|child|kid|boy|girl|lad)|\\{child\\})";
const blow =
  '(?:bit|bites?|biting|bitten|hits?|hitting|kicks?|kicked|kicking|scratch\\w*|punch\\w*|slap\\w*|pinch\\w*|head-?butt\\w*|pulls?|pulled|pulling|lash\\w* out|attack\\w*|hurts|hurting|throws?|threw|throwing)';
/** Grown-ups seldom hurt one another this way, so no more need be said of who does. */
const childsBlow = '(?:bit|bites?|biting|head-?butt\\w*)';
const carer = '(?:me|us|my (?:arms?|hands?|face|hair|legs?|shoulder|wrist|back|fingers?|glasses))';

const told = new RegExp(
  `\\b(?:${child}(?!['’])\\b[^.!?]{0,40}?\\b${blow}|(?:he|she)(?: (?:just|always|still|also))? ${childsBlow})(?:,? (?:and|or) \\w+)?(?: (?:at|on|out at|\\w+ at))? ${carer}\\b`,
  'giu',
);

/** Said beside it, more may be meant: what the carer did or fears, a grown-up, a weapon, a wound that is an emergency. */
const more =
  /\b(?:i|we)(?: \w+){0,3} (?:hit|hits|slap\w*|smack\w*|shov\w*|push\w*|grab\w*|threw|throw|bit|bite|shook|shak\w*|held|hold|lock\w*|drag\w*|kick\w*|pinn\w*|punch\w*|snapped|lost it|twist\w*|don['’]?t trust|can['’]?t)\b|\bback now\b|\b(?:him|her|them|one) back\b|\b(?:knife|knives|scissors|glass|petrol|hammer|bat|pan|neck|throat|strang\w*|throttl\w*|chok\w*|breath\w*|unconscious|black(?:ed|s)? out|dizzy|pregnan\w*|bump|police|kill\w*|die|dead|death|hospital|scared|afraid|terrified|frightened|locked|wheel|driving|motorway|right now|breaking|smash\w*|pension|money|phone|husband|partner|ex|boyfriend|girlfriend|mum|mom|mother|dad|father|nan|gran|uncle|man|men|woman|lady|someone|somebody|centre|center|brother|told|tells|says|said|trust|alone|end of|rope|give up|done|pillow|self|himself|herself)\b/iu;

/** What stands beside the blows and not in them: somebody else is afraid, or it is no child's blow. */
const beside =
  /\b(?:sex\w*|rape\w*|forc(?:e|es|ed|ing)|makes? me|nobody(?: is|['’]s)? (?:looking|watching|around)|no one(?: is|['’]s)? (?:looking|watching|around)|hid(?:es?|ing)|daughters?|sisters?|siblings?|drunk|drinking)\b/iu;

/**
 * Somebody tells that the child hurts them; null where nobody does. `isAll`: with nothing beside it that would be a danger by its words;
 * `rest`: what else is told, to be read without the blows.
 */
export function blowsToCarer(text: string): { isAll: boolean; rest: string } | null {
  const rest = text.replace(told, ' ');
  return rest === text ? null : { isAll: !more.test(text) && !beside.test(rest), rest };
}
