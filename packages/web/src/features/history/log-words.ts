import { m } from '#paraglide/messages';
import { withoutMarks } from '#ui/read-aloud/spoken-sentences';
import type { Log } from './logs.ts';

const ownTitle = /^\s*#\s+(.+)(?:\n|$)/;

/** The text's own title, or what it is. */
export function titleOf({ message, child }: Log): string {
  const title = ownTitle.exec(message.content)?.[1];
  if (title) return withoutMarks(title).trim() || m.history_plan();
  if (message.planId) return m.history_reply();
  return child ? m.history_plan_for({ name: child }) : m.history_plan();
}

/** The text without the title, which stands above it already. */
export const bodyOf = ({ message }: Log): string => message.content.replace(ownTitle, '').trim();

const previewLength = 600;

/** The beginning as running words. */
export const previewOf = (log: Log): string =>
  withoutMarks(bodyOf(log).slice(0, previewLength))
    .replace(/\s*\n\s*/g, ' ')
    .trim();
