// "Take it away or let him finish?": the two things a carer chooses between.
export type Choice = { one: string; other: string };

/** Null where no two things are put against each other. */
export function eitherOr(message: string): Choice | null {
  const sentences = message
    .slice(0, 2000)
    .replaceAll('’', "'")
    .split(/(?<=[.?!\n])\s+|\n+/)
    .map((sentence) => sentence.trim());
  return sentences.map(choiceIn).findLast((one) => one !== null) ?? null;
}

function choiceIn(sentence: string): Choice | null {
  const isMarked = sentence.endsWith('?');
  const at = Math.max(0, sentence.search(helper));
  const asked = sentence.slice(at);
  if (openQuestion.test(sentence.slice(0, at)) || openQuestion.test(asked)) return null;
  const isAsked = isMarked || helper.test(sentence);
  // Without a question mark only what is asked for, or begins with what is done, is a choice.
  if (!isAsked && !bare.test(sentence) && !isPair(sentence)) return null;
  const [, one = '', other = ''] =
    /^(.*?\w)[\s,]*\bor\b(?:\s+(?:just|do i|should i|do we|should we|is it better to|would it be better to))?\s+(\w.*?)(?:,.*)?\W*$/i.exec(
      asked,
    ) ?? [];
  if (one === '' || other === '' || filler.test(other) || asksOnItsOwn.test(other)) return null;
  return { one, other };
}

/** "Early flight or late one", "dog or cat": nobody does anything there. */
const isPair = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= longestPair &&
  !/^(?:and |but |so )?(?:i|we|he|she|they|it|my|our|his|her|their|the|this|that|not|no|yes|its|it's)\b|\b(?:he|she|they|it|i|we)(?:'s|s)? (?!or\b)\w+/i.test(
    sentence.replace(/,.*$/, ''),
  );
const longestPair = 9;

const helper =
  /\b(?:should|shall|do|would|can|could|is it|is he|is she|are they|better|am) (?:i|we|it|to|that|\w+ing|\w+)\b/i;
const bare =
  /^(?:just )?(?:let|make|take|keep|leave|force|hold|ignore|give|push|wake|tell|drag|stop|carry|stay|go|hide|wait|send|use|buy|try|hug|punish|answer)\b[^.]* or \w/i;
/** "Or what", "or something", "or 3": nothing is put against the first. */
const filler =
  /^(?:is (?:it|that|this) (?:too|just|really|still|making a) \w+|is (?:that|this) \w+|something|so|anything|whatever|two|three|\d+|am i (?:wrong|mad|being|dreaming|crazy|kidding|daft|asking)|else|somewhere|someone|somebody|similar|more|less|worse|later|even)\b[^a-z]*(?:\w+\W*){0,2}$|^(?:not\W*$|what\b)/i;
/** "Would a necklace work or will he get teased": a worry, and no second thing to do. */
const asksOnItsOwn = /^(?:will|would|might|could) (?:he|she|they|it)\b/i;
/** "How do I stop or slow this" asks how. */
const openQuestion = /^(?:how|why|who|where|what(?! about))\b|\b(?:how|why|who|where|what|when)\s*$/i;
