import type { Note } from '@calmbridge/domain/history/message';
import { deviceWords } from '#device/device-words';
import type { DeviceRefusal } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import { momentTitle } from '#shared/moments/moment-words';
import { useAlert, useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';
import { titleOf } from './log-words.ts';
import type { MomentLog, PlanLog } from './logs.ts';
import type { LogChanges, Undone } from './use-logs.ts';

/** The acts of a card as the carer meets them: asked first, told afterwards, taken back with Undo. */
export function useLogActions(changes: LogChanges) {
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();

  const failed = (title: string, why: DeviceRefusal) => {
    // The specified sentence sends people to the console. A code, never what a carer typed.
    // oxlint-disable-next-line no-console -- the specified sentence names it
    console.error(why);
    return alert({ title, text: deviceWords(why) });
  };
  const told = async (outcome: Undone, words: string, failure: string): Promise<boolean> => {
    if (!outcome.ok) {
      await failed(failure, outcome.why);
      return false;
    }
    const undo = async () => {
      const back = await outcome.undo();
      if (!back.ok) await failed(m.history_undo_failed(), back.why);
    };
    toast({ text: words, undo: () => void undo() });
    return true;
  };
  const isSure = (title: string, text: string, confirmLabel: string) =>
    confirm({ title, text, confirmLabel, isDangerous: true });
  return {
    addNote: async (log: PlanLog, content: string): Promise<boolean> => {
      const added = await changes.addNote(log, content);
      if (!added.ok) await failed(m.history_note_add_failed(), added.why);
      return added.ok;
    },
    deleteNote: async (note: Note) => {
      const question = m.history_note_delete_ask();
      if (!(await isSure(question, m.history_note_delete_words(), m.history_note_delete()))) return false;
      return told(await changes.deleteNote(note), m.history_note_deleted(), m.history_note_delete_failed());
    },
    deleteLog: async (log: PlanLog) => {
      const count = log.notes.length;
      const question = m.history_delete_ask({ title: titleOf(log) });
      const words = count === 0 ? m.history_delete_words() : m.history_delete_words_notes({ count });
      if (!(await isSure(question, words, m.history_delete()))) return false;
      return told(await changes.deleteLog(log), m.history_deleted(), m.history_delete_failed());
    },
    deleteMoment: async ({ id, moment }: MomentLog) => {
      const question = m.history_delete_ask({ title: momentTitle(moment) });
      if (!(await isSure(question, m.history_delete_words(), m.history_delete()))) return false;
      return told(await changes.deleteMoment(id), m.history_deleted(), m.history_delete_failed());
    },
  };
}

export type LogActions = ReturnType<typeof useLogActions>;
