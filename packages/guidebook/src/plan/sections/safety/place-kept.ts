// A place the child goes to when it is too much, and that the family wants kept: no gate is shut for it and nobody fetches the child out.
import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** "Goes to the paddock when upset. We'd rather she had it than not". */
export const keepsPlace = ({ wanderingBehavior }: Pick<ChildProfile, 'wanderingBehavior'>): boolean =>
  /\b(?:goes|walks|takes (?:him|her|them)self(?: off)?|heads|sits|hides)\b/iu.test(wanderingBehavior) &&
  wanted.test(wanderingBehavior) &&
  !isChased.test(wanderingBehavior);
const wanted =
  /\b(?:we|i)(?:['’]d| would)(?: much)? rather (?:he|she|they) (?:had|has|have|did|does|went|goes|was|is) (?:it|that|this|there|so)\b|\b(?:we|i) (?:are|am)? ?(?:happy|glad|fine) (?:for (?:him|her|them) to go|that (?:he|she|they) (?:has|goes|can))|\b(?:we|i) (?:just |always )?let (?:him|her|them) (?:go|have it)\b/iu;
/** Nobody keeps a road or a river, and who gets out at night is searched for. */
const isChased =
  /\b(?:roads?|streets?|traffic|rivers?|sea|lakes?|ponds?|canals?|railway|tracks?|at night|police|missing|strangers?|naked|bolts?|r[au]ns? (?:off|out|away))\b/iu;
