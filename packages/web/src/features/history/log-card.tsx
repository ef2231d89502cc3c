import { useMemo } from 'react';
import { DownloadMenu } from '#documents/download-menu';
import IconFileText from '#icon/IconFileText';
import IconMessageCircle from '#icon/IconMessageCircle';
import IconNote from '#icon/IconNote';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { openChat } from '#shared/chat/chat';
import { EmergencyMark } from '#shared/children/emergency-mark';
import { planPath } from '#shared/plan/kept-plans';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { formatTimeOfDay } from '#ui/format/format-date';
import { Badge } from '#ui/layout/badge';
import { Card } from '#ui/layout/card';
import { AddNote } from './add-note.tsx';
import styles from './log-card.module.css';
import { LogNotes } from './log-notes.tsx';
import { LogText } from './log-text.tsx';
import { titleOf } from './log-words.ts';
import type { PlanLog } from './logs.ts';
import { Marked } from './marked.tsx';
import type { CardState } from './use-card-states.ts';
import type { LogActions } from './use-log-actions.ts';

export function LogCard({
  log,
  words,
  actions,
  state,
  onDeleted,
}: {
  log: PlanLog;
  words: string;
  actions: LogActions;
  state: CardState;
  onDeleted: () => void;
}) {
  const { message, child, notes } = log;
  const title = useMemo(() => titleOf(log), [log]);
  const isAdding = state.draft !== null;
  const addId = `add-note-${log.id}`;
  // What held the focus is gone: it goes to the nearest thing that stays.
  const focusAdd = () => document.getElementById(addId)?.focus();
  return (
    <Card as="div">
      <div className={styles.card}>
        <div className={styles.top}>
          {child && <Badge look="teal">{child}</Badge>}
          <EmergencyMark of={log.owner} />
          <Badge>{message.role === 'user' ? m.history_role_user() : m.history_role_assistant()}</Badge>
          <time className={styles.time} dateTime={message.timestamp}>
            {formatTimeOfDay(message.timestamp)}
          </time>
        </div>
        <h2 className={styles.title} id={`log-${log.id}`}>
          <Marked text={title} words={words} />
        </h2>
        {message.question && (
          <p className={styles.asked}>
            <Marked text={m.history_asked({ question: message.question })} words={words} />
          </p>
        )}
        <LogText log={log} words={words} isExpanded={state.isExpanded} onExpand={state.setIsExpanded} />
        {message.isCutShort && <p className={styles.cut}>{m.history_cut_short()}</p>}
        {state.isExpanded && message.writtenBy && <AiLine writtenBy={message.writtenBy} />}
        <LogNotes
          notes={notes}
          words={words}
          onDelete={(note) => void actions.deleteNote(note).then((isDone) => isDone && focusAdd())}
        />
        {isAdding && (
          <AddNote
            draft={state.draft ?? ''}
            onDraft={(draft) => {
              if (draft === null) focusAdd();
              state.setDraft(draft);
            }}
            save={(content) => actions.addNote(log, content)}
          />
        )}
        <div className={styles.actions}>
          {message.planId === undefined && (
            <ButtonLink
              to={planPath(log.id)}
              look="quiet"
              isSmall
              icon={<IconFileText size={20} aria-hidden="true" />}
            >
              {m.plan_open()}
            </ButtonLink>
          )}
          <Button
            look="quiet"
            isSmall
            icon={<IconNote size={20} aria-hidden="true" />}
            id={addId}
            aria-expanded={isAdding}
            onClick={() => state.setDraft(isAdding ? null : '')}
          >
            {m.history_add_note({ count: notes.length })}
          </Button>
          <DownloadMenu
            document={{
              title,
              kind: message.planId ? 'message' : 'care-plan',
              markdown: message.content,
              flags: message.flags,
              child: child || undefined,
              at: message.timestamp,
              writtenBy: message.writtenBy,
              isCutShort: message.isCutShort,
              notes,
            }}
          />
          <Button
            look="quiet"
            isSmall
            icon={<IconMessageCircle size={20} aria-hidden="true" />}
            onClick={() => void openChat({ is: 'response', messageId: log.id })}
          >
            {m.history_open_chat()}
          </Button>
          <MakeBoardButton title={title} text={message.content} childName={child} />
          <span className={styles.last}>
            <Button
              look="danger-quiet"
              isSmall
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => void actions.deleteLog(log).then((isDone) => isDone && onDeleted())}
            >
              {m.history_delete()}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
