import { DownloadMenu } from '#documents/download-menu';
import IconFileText from '#icon/IconFileText';
import IconMessageCircle from '#icon/IconMessageCircle';
import IconNote from '#icon/IconNote';
import { m } from '#paraglide/messages';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { openChat } from '#shared/chat/chat';
import { planPath } from '#shared/plan/kept-plans';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import type { PlanLog } from './logs.ts';

/** What can be done with a kept plan or answer. */
export function PlanLogTools({
  log: { id, message, child, notes },
  title,
  noteButtonId,
  isAddingNote,
  onAddNote,
}: {
  log: PlanLog;
  title: string;
  noteButtonId: string;
  isAddingNote: boolean;
  onAddNote: () => void;
}) {
  const quiet = { look: 'quiet', isSmall: true } as const;
  return (
    <>
      {message.planId === undefined && (
        <ButtonLink {...quiet} to={planPath(id)} icon={<IconFileText size={20} aria-hidden="true" />}>
          {m.plan_open()}
        </ButtonLink>
      )}
      <Button
        {...quiet}
        icon={<IconNote size={20} aria-hidden="true" />}
        id={noteButtonId}
        aria-expanded={isAddingNote}
        onClick={onAddNote}
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
        {...quiet}
        icon={<IconMessageCircle size={20} aria-hidden="true" />}
        onClick={() => void openChat({ is: 'response', messageId: id })}
      >
        {m.history_open_chat()}
      </Button>
      <MakeBoardButton title={title} text={message.content} childName={child} />
    </>
  );
}
