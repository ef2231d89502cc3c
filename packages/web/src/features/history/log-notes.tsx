import type { Note } from '@calmbridge/domain/history/message';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { IconButton } from '#ui/buttons/icon-button';
import { formatShortMoment } from '#ui/format/format-date';
import { NoteSlip } from '#ui/layout/note-slip';
import styles from './log-card.module.css';
import { Marked } from './marked.tsx';

export function LogNotes({
  notes,
  words,
  onDelete,
}: {
  notes: readonly Note[];
  words: string;
  onDelete: (note: Note) => void;
}) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={m.history_notes()}>
      {notes.map((note) => (
        <li key={note.id}>
          <NoteSlip
            footer={<time dateTime={note.timestamp}>{formatShortMoment(note.timestamp)}</time>}
            action={
              <IconButton
                label={m.history_note_delete()}
                icon={<IconTrash size={20} aria-hidden="true" />}
                onClick={() => onDelete(note)}
              />
            }
          >
            <Marked text={note.content} words={words} />
          </NoteSlip>
        </li>
      ))}
    </ul>
  );
}
