// After a letter that was not right the next message tells it anew: that is a letter again, whatever it speaks of.
import type { ChatTurn } from '@calmbridge/domain/assistant/assistant';

export function isLetterAgain(message: string, turns: readonly ChatTurn[]): boolean {
  const answers = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const text = message.replaceAll('’', "'");
  if (letterGiven.test(answers.at(-1) ?? '') && anew.test(text)) return true;
  return answers.some((answer) => letterGiven.test(answer)) && dictated.test(text);
}
const dictated = /\bDear \p{Lu}[\p{L}.]*/u;

const letterGiven = /ready to copy/;
const anew =
  /\bdear [\p{L}.]+|\b(?:try|do|write|word) (?:it |that |this )?(?:again|once more|properly|this way|differently|over)\b|\b(?:rewrite|reword|shorter|longer|friendlier|more polite|less formal)\b|\b(?:leave|take|cut) (?:that |it |this |the \w+ )?out\b|\b(?:put|add) (?:in|that|it)\b|\b(?:can't|cannot|cant) (?:send|hand|use|give) (?:that|this|it)\b|\b(?:not|isn't) (?:right|usable|what i (?:wanted|asked))\b/iu;
