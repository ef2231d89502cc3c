import { useDeviceStore } from '#device/device-context';
import { notes, profileFormResponses } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';
import type { LiveConversation } from './conversation/conversation.ts';
import type { Entry } from './conversation/entries.ts';

/** Takes an entry out of the conversation and off the device: asked first, taken back with Undo. */
export function useRemoveEntry(conversation: LiveConversation, toBox: () => void) {
  const store = useDeviceStore();
  const confirm = useConfirm();
  const toast = useToast();
  return async (entry: Entry) => {
    const kept = entry.is === 'answer' ? store.collection(profileFormResponses).get(entry.id) : null;
    const isSure = await confirm({
      title: questionFor(entry),
      text: kept ? m.chat_delete_kept_words() : m.chat_delete_words(),
      confirmLabel: m.chat_delete(),
      isDangerous: true,
    });
    if (!isSure) return;
    const showAgain = conversation.takeOut(entry.id);
    const gone = kept && [
      await store.collection(profileFormResponses).remove(kept.id),
      await store.collection(notes).remove(...(kept.noteIds ?? [])),
    ];
    toBox();
    toast({
      text: m.chat_deleted(),
      undo: () => {
        showAgain();
        for (const removed of gone ?? []) void removed.undo();
      },
    });
  };
}

const questionFor = (entry: Entry): string => {
  if (entry.is === 'question') return m.chat_delete_message_question();
  return entry.kind === 'plan' ? m.chat_delete_plan_question() : m.chat_delete_reply_question();
};
