import { AnswerCard } from './answer-card.tsx';
import type { Answer, Conversation, Entry } from './conversation/entries.ts';
import styles from './message-list.module.css';
import { QuestionCard } from './question-card.tsx';

/** Newest first. */
export function MessageList({
  conversation: { entries, child },
  onRetry,
  onDelete,
  onSwap,
}: {
  conversation: Conversation;
  onRetry: (answer: Answer) => void;
  onDelete: (entry: Entry) => void;
  onSwap: (found: string) => void;
}) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles[entry.is]}>
          {entry.is === 'question' ? (
            <QuestionCard question={entry} onDelete={() => onDelete(entry)} />
          ) : (
            <AnswerCard
              answer={entry}
              child={child}
              onRetry={() => onRetry(entry)}
              onDelete={() => onDelete(entry)}
              onSwap={onSwap}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
