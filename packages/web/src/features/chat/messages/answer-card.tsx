import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { useRef, useState } from 'react';
import { DownloadMenu } from '#documents/download-menu';
import type { Paper } from '#documents/paper';
import IconFileText from '#icon/IconFileText';
import IconTrash from '#icon/IconTrash';
import IconVolume from '#icon/IconVolume';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { AiText } from '#shared/ai-text/ai-text';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { planPath } from '#shared/plan/kept-plans';
import { ReadAloudBar } from '#shared/read-aloud/read-aloud-bar';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { CopyButton } from '#ui/buttons/copy-button';
import type { Answer } from '../conversation/entries.ts';
import { isUnderWay } from '../conversation/entries.ts';
import { AnswerEnding } from './answer-ending.tsx';
import { DangerQuestion } from './danger-question.tsx';
import { HelpBox } from './help-box.tsx';
import styles from './message-card.module.css';
import { MessageTop } from './message-top.tsx';
import { WhichPage } from './which-page.tsx';

export function AnswerCard({
  answer,
  child,
  onRetry,
  onCalm,
  onMisread,
  onChoose,
  onDelete,
  onSwap,
}: {
  answer: Answer;
  child: ChildProfile | null;
  /** Something in it does not suit the child: the carer wants another idea. */
  onSwap: (found: string) => void;
  onRetry: () => void;
  /** Nobody is in danger. */
  onCalm: () => void;
  /** The help that came was not meant. */
  onMisread: () => void;
  /** Which page is meant. */
  onChoose: (page: string) => void;
  onDelete: () => void;
}) {
  const shown = useRef<HTMLDivElement>(null);
  const [isReading, setIsReading] = useState(false);
  const { text, help, state } = answer;
  const name = nameOf(answer, child);
  const isWriting = isUnderWay(answer);
  return (
    <article className={styles.answer} aria-label={name} aria-busy={isWriting || undefined}>
      <MessageTop name={name} at={answer.at} look="teal" />
      {help?.isInstead && (
        <HelpBox help={help} isFree={answer.charged === 0} onMisread={isWriting ? null : onMisread} />
      )}
      {help?.isInstead === false && <DangerQuestion help={help} onCalm={onCalm} />}
      {answer.asked.map((asked, at) => (
        <WhichPage key={at} asked={asked} isFree={answer.isMisread === true} onChoose={onChoose} />
      ))}
      {text === '' && isWriting && <span className={styles.waiting} />}
      {text !== '' && (
        <AiText
          ref={shown}
          markdown={text}
          flags={answer.flags}
          withheld={answer.withheld}
          isStreaming={state.is === 'writing'}
          topLevel={3}
          flagAction={(flag) =>
            flag.rule.startsWith('diet/') && (
              <button type="button" className={styles.swap} onClick={() => onSwap(flag.found)}>
                {m.chat_swap()}
              </button>
            )
          }
        />
      )}
      {answer.isMisread && answer.charged === 0 && text !== '' && (
        <p className={styles.free}>{m.chat_misread_free()}</p>
      )}
      {answer.isFreeReply && answer.charged === 0 && <p className={styles.free}>{m.chat_reply_free()}</p>}
      <AnswerEnding answer={answer} onRetry={onRetry} />
      {text !== '' && (
        <>
          <div className={styles.actions}>
            <CopyButton text={text} />
            <Button
              look="quiet"
              isSmall
              icon={<IconVolume size={20} aria-hidden="true" />}
              aria-expanded={isReading}
              onClick={() => setIsReading(!isReading)}
            >
              {m.chat_read_aloud()}
            </Button>
            <DownloadMenu document={paperOf(answer, child)} />
            {answer.kind === 'plan' && (
              <ButtonLink
                to={planPath(answer.id)}
                look="quiet"
                isSmall
                icon={<IconFileText size={20} aria-hidden="true" />}
              >
                {m.plan_open()}
              </ButtonLink>
            )}
            {answer.kind === 'plan' && state.is === 'whole' && (
              <MakeBoardButton title={planTitle(child)} text={text} childName={child?.name} />
            )}
            <Button
              look="danger-quiet"
              isSmall
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={onDelete}
            >
              {m.chat_delete()}
            </Button>
          </div>
          {answer.notes && (
            <p className={styles.notes}>{m.chat_notes({ notes: answer.notes.join(' · ') })}</p>
          )}
          {answer.writtenBy && <AiLine writtenBy={answer.writtenBy} />}
          {isReading && <ReadAloudBar text={text} label={name} textRef={shown} />}
        </>
      )}
    </article>
  );
}

function nameOf({ kind }: Answer, child: ChildProfile | null): string {
  if (kind === 'reply') return m.chat_reply();
  if (!child) return m.chat_plan();
  const { name, age } = child;
  return age === '' ? m.chat_plan_for({ name }) : m.chat_plan_for_aged({ name, age });
}

const paperOf = (answer: Answer, child: ChildProfile | null): Paper => ({
  title: answer.kind === 'plan' ? planTitle(child) : m.chat_paper_reply(),
  kind: answer.kind === 'plan' ? 'care-plan' : 'message',
  markdown: answer.text,
  flags: answer.flags,
  child: child?.name,
  at: answer.at,
  writtenBy: answer.writtenBy ?? undefined,
  isCutShort: answer.state.is !== 'whole',
});

const planTitle = (child: ChildProfile | null) =>
  child ? m.chat_paper_plan({ name: child.name }) : m.chat_plan();
