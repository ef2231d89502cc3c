// Two questions in one message: the second asks something of its own, or is told after "also". What is merely told beside a
// question belongs to it.
import { questionFormIn } from './question-form.ts';

/** The parts of a message that could each be a question; none where it is one. */
export function questionsIn(message: string): string[] {
  if (message.length < 40) return [];
  const parts = message
    .split(
      /(?<=[.?!;\n])|\b(?=(?:and also|also|as well as|another thing|plus)\b|and (?:how|what|why|when|is|does|can|should)\b)/i,
    )
    .map((part) => ({
      isAlso: also.test(part),
      text: part.replace(also, '').replace(/^[\s,]+|[\s,.;!]+$/g, ''),
    }))
    .filter(({ text }) => text.split(/\s+/).length >= 4 && /\p{L}{3}/u.test(text))
    .filter(({ isAlso, text }, at) => at === 0 || isAlso || questionFormIn(text) !== 'telling')
    .filter(({ text }, at) => at === 0 || !(isWordsForIt(text) || isBare(text)))
    .map(({ text }) => text);
  return parts.length > 1 ? parts.slice(0, 4) : [];
}

/**
 * A short message of which each part asks, or the second is told after "also". In a longer one a sentence by itself is easily taken
 * for a matter of its own.
 */
export const areAskedSideBySide = (message: string, [first, second]: readonly [string, string]): boolean =>
  isShort(message) &&
  ((asks(first) && asks(second)) || afterAlso.test(message.slice(0, message.indexOf(second))));
export const isShort = (message: string): boolean => message.split(/\s+/).length <= 30;
const asks = (part: string): boolean =>
  /^(?:how|what|why|when|where|which|who|is|are|does|do|did|can|could|may|should|would|will|any)\b/i.test(
    part,
  );
const afterAlso = /\b(?:also|as well as|another thing|plus)\W*$/i;

/** "What do I tell him, and when?": words for what was told before, and no matter of its own. */
const isWordsForIt = (text: string): boolean =>
  questionFormIn(text) === 'what-say' && !/\b(?:about|that|when|if)\b \w+/i.test(text);

/** "When do we tell him?": of what was told before, and no matter of its own. */
const isBare = (text: string): boolean => !/\p{L}/u.test(text.toLowerCase().replace(small, ''));
const small =
  /\b(?:when|how|why|what|where|who|long|often|soon|early|much|do|does|did|should|shall|can|could|would|will|must|is|it|i|we|you|he|she|they|him|her|them|that|this|tell|told|say|explain|start|begin|wait|best|to|about|and|so|then|now|the|at|all|ever|actually|even|be|take|takes|work|works|help|helps|happen|happens|a|good|idea|or|not)\b/gu;

const also = /^\W*(?:and also|also|as well as|another thing|plus|and)\b/i;
