// Sentences that mean something only behind the one before them: "Don't ask us why", "It is in the red pouch". They stand together, or not at all.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { byCondition, conditionsIn } from './medical/passages.ts';
import { isNotToMention } from './told/not-mentioned.ts';
import { tellsOrder } from './told-rules.ts';
import { isOver } from './tried.ts';

/**
 * "Goes grey, goes down. Feet up. Not an ambulance unless …": what to do is not torn from what it is for, and nothing out of what was written of one
 * condition.
 */
export const togetherIn = (text: string): string[] => {
  const parts = leaningIn(text);
  // An order to the adults on what is not spoken of is none of the body's.
  const order = parts.length > 1 ? parts.findIndex(isNotToMention) : -1;
  if (order !== -1)
    return [parts.slice(0, order), parts.slice(order, order + 1), parts.slice(order + 1)].flatMap((some) =>
      some.length === 0 ? [] : togetherIn(some.join(' ')),
    );
  const passages = byCondition(parts);
  const [first = '', ...rest] = passages;
  // "Crosses roads well." belongs to no order behind it.
  if (rest.length > 0 && isOver(first)) return [first, ...togetherIn(rest.join(' '))];
  return tellsOrder(text) && text.split(/\s+/u).length <= 40 && conditionsApart(passages) < 2
    ? [text.trim()]
    : passages;
};

/** How many of them tell of a condition of their own. */
const conditionsApart = (passages: readonly string[]): number =>
  passages.filter((passage) => conditionsIn(passage).length > 0).length;

export const leaningIn = (text: string): string[] =>
  sentencesOf(text).reduce<string[]>((before, sentence) => {
    const last = before.at(-1);
    return last !== undefined && (goesOn.test(sentence) || pointsBack.test(sentence))
      ? [...before.slice(0, -1), `${last} ${sentence}`]
      : [...before, sentence];
  }, []);

/** "For her that means yes", "write it down when it happens", "nine times in ten it's that": without the one before it says something else. */
const pointsBack =
  /^(?:for|to|with) (?:him|her|them|us) (?:that|this|it)\b|\b(?:in|during|at|after|before|for|until) (?:that|this|those) (?:time|hour|half[- ]hour|while|minutes|period)\b|\b(?:when|if|each time|every time) (?:it|this|that) (?:happens?|starts?|comes?|does)\b|\b(?:it['’]?s|its|it is|because of|about) (?:that|this)[.!]*$|^(?:nine|9|eight|8) (?:times )?(?:out of|in) (?:ten|10),? (?:it['’]?s|its|it is)\b|^(?:please )?(?:use|say|give|take|try) (?:the )?(?:other|same)\b|^(?:the )?other (?:one|way)\b/iu;

const goesOn =
  /^(?:it|its|it['’]s|that|that['’]s|thats|this|these|those|they['’]?re|then|so|and|but|or|because|otherwise|same|why|which|also|until|unless|if (?:not|so|it)|after that|not|takes|(?:do(?:n['’]?t| not) )?ask (?:us |me |him |her )?(?:why|how)|(?:no idea|we (?:don['’]?t|dont) know) why|i mean it|last time|(?:he|she|they) (?:wo(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not)|is(?:n['’]?t| not)|will not) (?:if|when|unless|as long as)(?! (?:i|we)\b))\b/iu;
