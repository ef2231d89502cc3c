// What a carer asks for, plans or does, without what is told of the child or of others.

/** The message without what is only told; empty where the carer asks, plans and does nothing. */
export function wishIn(message: string): string {
  const sentences = message
    .slice(0, 3000)
    .replaceAll('’', "'")
    .split(/(?<=[.?!\n])\s+|\n+/);
  const isWish = (sentence: string) => sentence.includes('?') || asks.test(sentence) || plans.test(sentence);
  if (!sentences.some(isWish)) return '';
  return sentences
    .filter((sentence) => isWish(sentence) || !tells.test(sentence))
    .join(' ')
    .trim();
}

/** Somebody else than the carer does it. */
const tells =
  /^(?:(?:and|but|so|then|yes|yeah|no|ok|well|because|cos|once|some days|sometimes)\W+)*(?:he|she|they|it|there|some of it|(?:my|our|his|her|their|the|{child\d*})(?: [\w']+){0,3})(?:'s|'re|s)? \w+/i;

const asks =
  /\b(?:can|may|should|shall|could|must|might|would|do|will) (?:i|we)\b|\b(?:is|would) (?:it|that|this) (?:be )?(?:ok|okay|alright|all right|fine|safe|wrong|bad|allowed|cruel|legal|reasonable)\b|\b(?:how|what|which|where|when) (?:do|can|should|could|to|is|much|many|long|firm|strength)\b|\b(?:ok|okay|fine|alright) to\b|\btell me\b|\bwill (?:he|she|they|it)\b|\b(?:please|kindly|thoughts)\b|\bok$/i;

/** "If I take him there he holds it in" and "I've only got till Friday" tell; "I hold the handle" is done. */
const plans =
  /(?<!\b(?:if|when|whenever|until|till|unless|because|once|after|before|than|what|like|then) )\b(?:i|we)(?:'m| am|m|'ve| have|'ll| will|'d| would| was| were|'re| are)?(?: \w+ly| just| only| even| both| then)? (?!(?:only|just|even|both|then|\w+ly|can't|cant|cannot|don't|dont|do not|didn't|never|know|am|have|has|got|had|said|see|saw|feel|felt|live|love|like|hear|heard|thank)\b)\w+|\b(?:my|the|that's the|our) plan\b|\b(?:wants?|reckons?|swears|told|says?|said) (?:me |us |you |i |we )?(?:to|by|just|should|it)\b|^(?:leaving|taking|putting|giving|stopping|going to|thinking|might|gonna)\b/i;
