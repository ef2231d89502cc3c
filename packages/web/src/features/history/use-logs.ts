import { type Note, noteMax } from '@calmbridge/domain/history/message';
import { useMemo } from 'react';
import { useCollection, useCollectionFrontFirst, useDeviceStore } from '#device/device-context';
import {
  moments as momentShape,
  notes as noteShape,
  planProgress,
  profileFormResponses,
  savedChildren,
} from '#device/records/shapes';
import type { Saved } from '#device/store/user-scope';
import { type Log, logsOf, momentLogsOf, type PlanLog } from './logs.ts';

export type Undone = Saved & { undo: () => Promise<Saved> };

export type LogChanges = {
  addNote: (log: PlanLog, content: string) => Promise<Saved>;
  deleteNote: (note: Note) => Promise<Undone>;
  deleteLog: (log: PlanLog) => Promise<Undone>;
  deleteMoment: (id: string) => Promise<Undone>;
};

/** More than a screen shows. */
const firstShown = 40;

/**
 * The kept responses and moments, and what can be done with them. Follows this tab and the others. Where there are thousands, the
 * newest are there first and the rest a moment later, unless `isOneWanted`.
 */
export function useLogs(isOneWanted: boolean): {
  logs: readonly Log[];
  isWhole: boolean;
  count: number;
  changes: LogChanges;
} {
  const responses = useCollectionFrontFirst(profileFormResponses, firstShown, !isOneWanted);
  const notes = useCollection(noteShape);
  const moments = useCollectionFrontFirst(momentShape, firstShown, !isOneWanted);
  const children = useCollection(savedChildren).records;
  const logs = useMemo<Log[]>(
    () => [...logsOf(responses.records, notes.records), ...momentLogsOf(moments.records, children)],
    [responses.records, notes.records, moments.records, children],
  );

  const isWhole = responses.isWhole && moments.isWhole;
  return {
    logs,
    isWhole,
    count: isWhole ? logs.length : responses.size() + moments.size(),
    changes: useLogChanges(),
  };
}

function useLogChanges(): LogChanges {
  const store = useDeviceStore();
  const responses = store.collection(profileFormResponses);
  const notes = store.collection(noteShape);
  const progress = store.collection(planProgress);
  const moments = store.collection(momentShape);

  const setNoteIds = (messageId: string, change: (ids: string[]) => string[]) =>
    responses.update(messageId, (message) => ({ ...message, noteIds: change(message.noteIds ?? []) }));

  return {
    addNote: async ({ id: messageId }, content) => {
      const note: Note = {
        id: crypto.randomUUID(),
        messageId,
        content: content.trim().slice(0, noteMax),
        timestamp: new Date().toISOString(),
      };
      const added = await notes.add(note);
      if (!added.ok) return added;
      const attached = await setNoteIds(messageId, (ids) => [...ids, note.id]);
      // A note nobody can find is worse than none: the carer is told and still has the text.
      if (!attached.ok) await notes.remove(note.id);
      return attached;
    },
    deleteNote: async ({ id, messageId }) => {
      const gone = await notes.remove(id);
      if (!gone.ok) return gone;
      await setNoteIds(messageId, (ids) => ids.filter((other) => other !== id));
      const undo = async () => {
        const back = await gone.undo();
        if (back.ok) await setNoteIds(messageId, (ids) => [...ids.filter((other) => other !== id), id]);
        return back;
      };
      return { ok: true, undo };
    },
    deleteLog: async ({ id, notes: attached }) => {
      const gone = await responses.remove(id);
      if (!gone.ok) return gone;
      const goneNotes = await notes.remove(...attached.map((note) => note.id));
      // Ticks of a plan that is gone belong to nothing.
      const goneProgress = await progress.remove(id);
      const undo = async () => {
        const back = await gone.undo();
        if (back.ok) await goneProgress.undo();
        return back.ok ? goneNotes.undo() : back;
      };
      return { ok: true, undo };
    },
    deleteMoment: (id) => moments.remove(id),
  };
}
