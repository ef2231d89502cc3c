import IconEraser from '#icon/IconEraser';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';
import styles from './chat-dialog.module.css';
import type { LiveConversation } from './conversation/conversation.ts';

/** Puts an empty chat in place of this one: asked first, taken back with Undo. */
export function ClearButton({
  conversation,
  onCleared,
  onGoBackTo,
}: {
  conversation: LiveConversation;
  onCleared: () => void;
  onGoBackTo: (conversation: LiveConversation) => void;
}) {
  const confirm = useConfirm();
  const toast = useToast();
  const clear = async () => {
    const isSure = await confirm({
      title: m.chat_clear_question(),
      text: m.chat_clear_words(),
      confirmLabel: m.chat_clear_yes(),
      isDangerous: true,
    });
    if (!isSure) return;
    conversation.stop();
    onCleared();
    toast({ text: m.chat_cleared(), undo: () => onGoBackTo(conversation) });
  };
  return (
    <button type="button" className={styles.clear} onClick={clear}>
      <IconEraser size={22} aria-hidden="true" />
      <span className={styles.clearWords}>{m.chat_clear()}</span>
    </button>
  );
}
