import { useMemo } from 'react';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { AddNote } from './add-note.tsx';
import styles from './log-card.module.css';
import { LogFrame } from './log-frame.tsx';
import { LogNotes } from './log-notes.tsx';
import { LogText } from './log-text.tsx';
import { titleOf } from './log-words.ts';
import type { PlanLog } from './logs.ts';
import { Marked } from './marked.tsx';
import { PlanLogTools } from './plan-log-tools.tsx';
import type { CardState } from './use-card-states.ts';
import type { LogActions } from './use-log-actions.ts';

type LogCardProps = {
  log: PlanLog;
  words: string;
  actions: LogActions;
  state: CardState;
  onDeleted: () => void;
};

export function LogCard({ log, words, actions, state, onDeleted }: LogCardProps) {
  const { message, child, notes, owner } = log;
  const title = useMemo(() => titleOf(log), [log]);
  const isAddingNote = state.draft !== null;
  const noteButtonId = `add-note-${log.id}`;
  // What held the focus is gone: it goes to the nearest thing that stays.
  const focusAdd = () => document.getElementById(noteButtonId)?.focus();
  const setDraft = (draft: string | null) => {
    if (draft === null) focusAdd();
    state.setDraft(draft);
  };
  const tools = { log, title, noteButtonId, isAddingNote };
  return (
    <LogFrame
      owner={owner}
      child={child}
      kind={message.role === 'user' ? m.history_role_user() : m.history_role_assistant()}
      at={message.timestamp}
      tools={<PlanLogTools {...tools} onAddNote={() => state.setDraft(isAddingNote ? null : '')} />}
      onDelete={() => void actions.deleteLog(log).then((isDone) => isDone && onDeleted())}
    >
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
      {isAddingNote && (
        <AddNote
          draft={state.draft ?? ''}
          onDraft={setDraft}
          save={(content) => actions.addNote(log, content)}
        />
      )}
    </LogFrame>
  );
}
