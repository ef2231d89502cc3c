import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type RefObject, useState } from 'react';
import { DownloadMenu } from '#documents/download-menu';
import type { Paper } from '#documents/paper';
import IconFileText from '#icon/IconFileText';
import IconTrash from '#icon/IconTrash';
import IconVolume from '#icon/IconVolume';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { planPath } from '#shared/plan/kept-plans';
import { ReadAloudBar } from '#shared/read-aloud/read-aloud-bar';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { CopyButton } from '#ui/buttons/copy-button';
import type { Answer } from '../conversation/entries.ts';
import styles from './message-card.module.css';

/** What can be done with an answer that has words, and where they come from. */
export function AnswerTools({
  answer,
  child,
  name,
  textRef,
  onDelete,
}: {
  answer: Answer;
  child: ChildProfile | null;
  name: string;
  textRef: RefObject<HTMLDivElement | null>;
  onDelete: () => void;
}) {
  const [isReading, setIsReading] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <CopyButton text={answer.text} />
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
        {answer.kind === 'plan' && <PlanTools plan={answer} child={child} />}
        <Button
          look="danger-quiet"
          isSmall
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onDelete}
        >
          {m.chat_delete()}
        </Button>
      </div>
      {answer.notes && <p className={styles.notes}>{m.chat_notes({ notes: answer.notes.join(' · ') })}</p>}
      {answer.writtenBy && <AiLine writtenBy={answer.writtenBy} />}
      {isReading && <ReadAloudBar text={answer.text} label={name} textRef={textRef} />}
    </>
  );
}

function PlanTools({ plan, child }: { plan: Answer; child: ChildProfile | null }) {
  return (
    <>
      <ButtonLink
        to={planPath(plan.id)}
        look="quiet"
        isSmall
        icon={<IconFileText size={20} aria-hidden="true" />}
      >
        {m.plan_open()}
      </ButtonLink>
      {plan.state.is === 'whole' && (
        <MakeBoardButton title={planTitle(child)} text={plan.text} childName={child?.name} />
      )}
    </>
  );
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
