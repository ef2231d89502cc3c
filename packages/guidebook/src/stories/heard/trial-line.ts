// Somebody tries what happens: "test 123", "asdfgh".
const trialWord = /^(?:(?:test(?:ing|s)?|abc)\d*|hello|hi|hey|(?:asdf|qwer|a?[sdfghjkl]{4})\p{L}*|\d+|x+)$/iu;

/** Word by word: one expression for the whole line would try every way of parting "111111" before it gives up. */
export function isTrialLine(typed: string): boolean {
  const words = typed.split(/[\s,.!?]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => trialWord.test(word));
}
