// What of a message may answer a question of ours: without what it says is no trouble ("she gets in fine", "loves the water"), and
// without what somebody says but the carer does not believe ("he says he forgets but I think …").
import { stemsOf } from '#library/match';

/** `isWanted` keeps a clause whose praise is itself what is looked for: "he likes it" answers "fear or fun?". */
export function affirmed(message: string, isWanted: (praise: string) => boolean = () => false): string {
  const text = message.replaceAll('’', "'").replace(notBelieved, ' ');
  return text
    .split(clauseEnds)
    .filter((clause) => {
      const [praise] = noTrouble.exec(clause) ?? [];
      return praise === undefined || isWanted(praise);
    })
    .join('');
}

const clauseEnds = /(?<=[,.;:!?\n])|(?=\s-\s)|(?=\b(?:but|it's|its|it is)\b)/i;

/** "Fine once she is in" names no trouble either; "he would be fine if …" and "not fine" do. */
const noTrouble =
  /(?<!\b(?:not|isn't|isnt|never|be|wasn't|looks?|seems?|if) )\b(?:fine|no (?:trouble|problems?|bother|issues?)|loves?|doesn't mind|doesnt mind|(?:not|isn't|isnt) (?:the|a) (?:problem|trouble|issue)|(?:is|are|'s) (?:ok|okay|good|great))\b(?! (?:if|for) )/i;

const notBelieved =
  /\b(?:he|she|they) (?:says?|thinks?|claims?) [^,.;!?]{2,60}? but (?=i (?:think|reckon|don't|dont)\b)/gi;

/** A word of the title or the button is what the message says it is not: "it's not really rituals tho". */
export const turnsDown = (denied: readonly string[], names: readonly string[]): boolean => {
  const named = new Set(names.flatMap(stemsOf));
  return denied.some((one) => named.has(one));
};
