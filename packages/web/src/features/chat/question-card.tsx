import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { Button } from '#ui/button';
import type { Question } from './conversation/entries.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './message-card.module.css';
import { MessageTop } from './message-top.tsx';

export function QuestionCard({ question, onDelete }: { question: Question; onDelete: () => void }) {
  return (
    <article className={styles.question} aria-label={m.chat_you()}>
      <MessageTop name={m.chat_you()} at={question.at} look="surface" />
      <p className={styles.asked}>{question.text}</p>
      <div className={styles.actions}>
        <CopyButton text={question.text} />
        <Button
          look="danger-quiet"
          isSmall
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onDelete}
        >
          {m.chat_delete()}
        </Button>
      </div>
    </article>
  );
}
