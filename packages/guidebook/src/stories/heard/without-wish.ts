// What a carer asks of us at the end of a line: "… what he can do". The steps of a scene are the answer, and no story says it.

const wish =
  /[,;:.]? (?:and |or |so )?(?:what (?:to (?:do|expect)|(?:he|she|they|i|we|\{child\}) (?:can|could|should) do|(?:can|could|should) (?:he|she|they|i|we|\{child\}) do|(?:happens|will happen))|how to (?:cope|manage|deal with (?:it|that|this)|handle (?:it|that|this)))(?: (?:then|about it|next|there|instead))?[?.!]*$/i;

/** How it is not to go: what is done instead is what the scene tells. */
const unwished =
  /,? (?:(?:with no|without(?: an?| any)?|and no) (?:more )?(?:meltdowns?|tantrums?|fuss|fight(?:s|ing)?|tears|drama|screaming|crying|shouting|moaning|arguing|kicking off|melting down|getting (?:upset|cross|angry))|instead of (?:hiding|screaming|shouting|crying|running|bolting|hitting|throwing|kicking|biting|melting|lashing|freezing|storming|sulking|grabbing|snatching|pushing)\b[^,.;]*)[.!]*$/i;

/** With at least two words before it: "what to do" alone is the line. */
export const withoutWish = (line: string): string => {
  const plain = line.replace(wish, '').replace(unwished, '');
  return plain.split(' ').length >= 2 && !/\b(?:if|when|about|know|and|of|for|on)$/i.test(plain)
    ? plain
    : line;
};
