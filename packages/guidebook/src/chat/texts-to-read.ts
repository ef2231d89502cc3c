// Which texts of a chat have to be read before it can be answered.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { withoutAsker } from './asker.ts';
import { correctionIn } from './correction.ts';
import { questionsIn } from './two-questions.ts';

/** The message as it is read: without who asks, and not longer than anybody types. */
export const bodyOf = (message: string): string => withoutAsker(message.slice(0, 4000)).trim();

/** What was said before, with the message: for a carer who goes on after a question back. */
export const bodyWithBefore = ({ turns, message }: Pick<ChatAsk, 'turns' | 'message'>): string | null => {
  const before = turns.findLast(({ role }) => role === 'user')?.content;
  return before === undefined ? null : `${bodyOf(before)} ${bodyOf(message)}`;
};

export function textsToRead(ask: Pick<ChatAsk, 'turns' | 'message'>): string[] {
  const body = bodyOf(ask.message);
  const earlier = ask.turns
    .filter(({ role }) => role === 'user')
    .slice(-turnsRead)
    .map(({ content }) => bodyOf(content));
  const corrected = correctionIn(body);
  const both = bodyWithBefore(ask);
  return [
    ...new Set([
      body,
      ...questionsIn(body),
      ...(corrected ? [corrected] : []),
      ...(both ? [both] : []),
      ...earlier,
    ]),
  ].filter((text) => /\p{L}{2}/u.test(text));
}

const turnsRead = 3;
