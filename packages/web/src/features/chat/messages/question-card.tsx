import { fileName } from '#documents/paper';
import IconDownload from '#icon/IconDownload';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { CopyButton } from '#ui/buttons/copy-button';
import { saveFile } from '#ui/save-file';
import { useToast } from '#ui/toasts/toasts';
import type { Question } from '../conversation/entries.ts';
import styles from './message-card.module.css';
import { MessageTop } from './message-top.tsx';

export function QuestionCard({ question, onDelete }: { question: Question; onDelete: () => void }) {
  const toast = useToast();
  const download = () => {
    const name = fileName({ title: m.chat_paper_question(), at: question.at }, 'txt');
    saveFile(name, new Blob([`${question.text}\n`], { type: 'text/plain;charset=utf-8' }));
    toast({ text: m.document_ready({ name }) });
  };
  return (
    <article className={styles.question} aria-label={m.chat_you()}>
      <MessageTop name={m.chat_you()} at={question.at} look="surface" />
      <p className={styles.asked}>{question.text}</p>
      <div className={styles.actions}>
        <CopyButton text={question.text} />
        <Button look="quiet" isSmall icon={<IconDownload size={20} aria-hidden="true" />} onClick={download}>
          {m.document_download()}
        </Button>
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
