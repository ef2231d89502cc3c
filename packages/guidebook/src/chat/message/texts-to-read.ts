// Which texts of a chat have to be read before it can be answered.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { withoutAsker } from './asker.ts';
import { correctionIn } from './correction.ts';
import { deniedIn } from './denied.ts';
import { secondMatter } from './second-matter.ts';
import { questionsIn } from './two-questions.ts';

/** The message as it is read: without who asks or what it waves away, and not longer than anybody types. */
export function bodyOf(message: string): string {
  const whole = withoutAsker(message.slice(0, 4000)).trim();
  const rest = whole.replace(wavedAway, '').trim();
  return /\p{L}{2,}\s+\p{L}{2,}/u.test(rest) ? rest : whole;
}

/** Answers to what the assistant showed, before the carer's own words: "No danger. None of those." */
const wavedAway =
  /^(?:\W*(?:what\s*[?!]+|(?:there is )?no danger|(?:no ?one|nobody)(?:['’]?s| is)? (?:in danger|missing|hurt)|none of (?:those|these|them)(?: fit)?|(?:no,? )?not (?:those|these|any of (?:those|these|them))|something else|you(?:['’]re| are) not listening)\s*[.,;:!?–-]+)+/i;

/** The carer says no to the pages that were offered. */
export const rejectsChoices = (message: string): boolean =>
  /\b(?:none of (?:those|these|them)|not any of (?:those|these|them)|something else)\b/i.test(
    message.slice(0, 120),
  );

/** What was said before, with the message: for a carer who goes on after a question back. */
export const bodyWithBefore = ({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): string | null => {
  const before = turns.findLast(({ role }) => role === 'user')?.content;
  return before === undefined ? null : `${bodyOf(before)} ${bodyOf(message)}`;
};

/** What the talk began with, with the message, or with what it says is meant instead. */
export function bodyWithFirst({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): string {
  const first = turns.find(({ role }) => role === 'user')?.content ?? '';
  const body = bodyOf(message);
  return `${bodyOf(first)} ${correctionIn(body) || body}`.trim();
}

export function textsToRead(ask: Pick<ChatAsk, 'turns' | 'message'>): string[] {
  const body = bodyOf(ask.message);
  const earlier = ask.turns
    .filter(({ role }) => role === 'user')
    .slice(-turnsRead)
    .map(({ content }) => bodyOf(content));
  // In a talk that has a page, two questions are answered from it.
  const hasAnswered = ask.turns.some(({ role, content }) => role === 'assistant' && content.includes('**'));
  const corrected = correctionIn(body) || (hasAnswered ? deniedIn(body)?.instead : '');
  const both = hasAnswered ? bodyWithFirst(ask) : bodyWithBefore(ask);
  return [
    ...new Set([
      body,
      ...(hasAnswered ? [] : [...questionsIn(body), secondMatter(ask.message)]),
      ...(corrected ? [corrected] : []),
      ...(both ? [both] : []),
      ...earlier,
    ]),
  ].filter((text) => /\p{L}{2}/u.test(text));
}

const turnsRead = 3;
