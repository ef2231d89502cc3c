import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type Ref, useRef } from 'react';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import { HelpBox } from '#shared/help-now/help-box';
import { Button } from '#ui/buttons/button';
import type { Answer, Asked, Choice } from '../conversation/entries.ts';
import { isUnderWay } from '../conversation/entries.ts';
import { AnswerEnding } from './answer-ending.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { DangerQuestion } from './danger-question.tsx';
import styles from './message-card.module.css';
import { MessageTop } from './message-top.tsx';
import { NextQuestions } from './next-questions.tsx';
import { WhichPage } from './which-page.tsx';

type AnswerCardProps = {
  answer: Answer;
  child: ChildProfile | null;
  /** The talk has not gone on. */
  isLast: boolean;
  /** An answer is being written. */
  isBusy: boolean;
  /** Something in it does not suit the child: the carer wants another idea. */
  onSwap: (found: string) => void;
  onRetry: () => void;
  /** Nobody is in danger. */
  onCalm: () => void;
  /** The help that came was not meant. */
  onMisread: () => void;
  /** Which page is meant. */
  onChoose: (page: string) => void;
  /** What carers ask next. */
  onNext: (choice: Choice) => void;
  onDelete: () => void;
};

export function AnswerCard({ answer, child, isLast, isBusy, onSwap, onDelete, ...told }: AnswerCardProps) {
  const shown = useRef<HTMLDivElement>(null);
  const { text, help, charged } = answer;
  const name = nameOf(answer, child);
  const isWriting = isUnderWay(answer);
  const which = (asked: Asked, at: number) => (
    <WhichPage key={at} asked={asked} isFree={answer.isMisread === true} onChoose={told.onChoose} />
  );
  // What is likely is shown in short over the question that is still open.
  const answered = answer.asked.filter(({ chosen }) => chosen !== null);
  const open = answer.asked.filter(({ chosen }) => chosen === null);
  return (
    <article className={styles.answer} aria-label={name} aria-busy={isWriting || undefined}>
      <MessageTop name={name} at={answer.at} look="teal" />
      {help?.isInstead && (
        <HelpBox help={help} isFree={charged === 0}>
          {!isWriting && (
            <div>
              <Button look="secondary" isSmall onClick={told.onMisread}>
                {m.chat_misread()}
              </Button>
            </div>
          )}
        </HelpBox>
      )}
      {help?.isInstead === false && <DangerQuestion help={help} onCalm={told.onCalm} />}
      {answered.map((asked, at) => which(asked, at))}
      {text === '' && isWriting && <span className={styles.waiting} />}
      {text !== '' && <AnswerText ref={shown} answer={answer} onSwap={onSwap} />}
      {open.map((asked) => which(asked, answered.length))}
      {answer.isMisread && charged === 0 && text !== '' && (
        <p className={styles.free}>{m.chat_misread_free()}</p>
      )}
      {answer.isFreeReply && charged === 0 && <p className={styles.free}>{m.chat_reply_free()}</p>}
      <AnswerEnding answer={answer} onRetry={told.onRetry} />
      {text !== '' && (
        <AnswerTools answer={answer} child={child} name={name} textRef={shown} onDelete={onDelete} />
      )}
      {isLast && answer.state.is === 'whole' && answer.next !== undefined && answer.next.length > 0 && (
        <NextQuestions next={answer.next} isBusy={isBusy} onNext={told.onNext} />
      )}
    </article>
  );
}

function AnswerText({
  ref,
  answer,
  onSwap,
}: Pick<AnswerCardProps, 'answer' | 'onSwap'> & { ref: Ref<HTMLDivElement> }) {
  return (
    <AiText
      ref={ref}
      markdown={answer.text}
      flags={answer.flags}
      withheld={answer.withheld}
      isStreaming={answer.state.is === 'writing'}
      topLevel={3}
      flagAction={(flag) =>
        flag.rule.startsWith('diet/') && (
          <button type="button" className={styles.swap} onClick={() => onSwap(flag.found)}>
            {m.chat_swap()}
          </button>
        )
      }
    />
  );
}

function nameOf({ kind }: Answer, child: ChildProfile | null): string {
  if (kind === 'reply') return m.chat_reply();
  if (!child) return m.chat_plan();
  const { name, age } = child;
  return age === '' ? m.chat_plan_for({ name }) : m.chat_plan_for_aged({ name, age });
}
