import { memo } from 'react';
import {
  type Answer,
  answerUnderWay,
  type Choice,
  type Conversation,
  type Entry,
} from '../conversation/entries.ts';
import { AnswerCard } from './answer-card.tsx';
import styles from './message-list.module.css';
import { QuestionCard } from './question-card.tsx';

type Handlers = {
  onRetry: (answer: Answer) => void;
  onCalm: (answer: Answer) => void;
  onMisread: (answer: Answer) => void;
  onChoose: (answer: Answer, page: string) => void;
  onNext: (choice: Choice) => void;
  onDelete: (entry: Entry) => void;
  onSwap: (found: string) => void;
};

/** Newest first. */
export function MessageList({ conversation, ...handlers }: { conversation: Conversation } & Handlers) {
  const { entries, child } = conversation;
  const isBusy = answerUnderWay(conversation) !== null;
  return (
    <ol className={styles.list}>
      {entries.map((entry, at) => (
        <li key={entry.id} className={styles[entry.is]}>
          <EntryCard
            entry={entry}
            child={child}
            {...handlers}
            isLast={at === 0}
            isBusy={at === 0 && isBusy}
          />
        </li>
      ))}
    </ol>
  );
}

/** Rendered again only when it changes: a long conversation must not slow down typing, or the answer being written. */
const EntryCard = memo(
  function EntryCard({
    entry,
    child,
    isLast,
    isBusy,
    onRetry,
    onCalm,
    onMisread,
    onChoose,
    onNext,
    onDelete,
    onSwap,
  }: { entry: Entry; child: Conversation['child']; isLast: boolean; isBusy: boolean } & Handlers) {
    if (entry.is === 'question') return <QuestionCard question={entry} onDelete={() => onDelete(entry)} />;
    return (
      <AnswerCard
        answer={entry}
        child={child}
        isLast={isLast}
        isBusy={isBusy}
        onNext={onNext}
        onRetry={() => onRetry(entry)}
        onCalm={() => onCalm(entry)}
        onMisread={() => onMisread(entry)}
        onChoose={(page) => onChoose(entry, page)}
        onDelete={() => onDelete(entry)}
        onSwap={onSwap}
      />
    );
  },
  // What is done with an entry depends on the entry alone, so an older handler does as well.
  (before, now) =>
    before.entry === now.entry &&
    before.child === now.child &&
    before.isLast === now.isLast &&
    before.isBusy === now.isBusy,
);
