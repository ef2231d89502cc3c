import { useRef, useSyncExternalStore } from 'react';
import { deviceWords } from '#device/device-words';
import IconEraser from '#icon/IconEraser';
import { m } from '#paraglide/messages';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import { useConfirm } from '#ui/dialogs/ask';
import { Dialog } from '#ui/dialogs/dialog';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import styles from './chat-dialog.module.css';
import { ChatEmpty } from './chat-empty.tsx';
import { Composer } from './composer/composer.tsx';
import { WritingBar } from './composer/writing-bar.tsx';
import type { LiveConversation } from './conversation/conversation.ts';
import { answerUnderWay } from './conversation/entries.ts';
import { MessageList } from './messages/message-list.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useChatActions } from './use-chat-actions.ts';

export function ChatDialog({
  conversation,
  agree,
  onClose,
  onStartAnew,
  onGoBackTo,
  onGoOnFrom,
}: {
  conversation: LiveConversation;
  agree: () => Promise<boolean>;
  onClose: () => void;
  onStartAnew: () => void;
  onGoBackTo: (conversation: LiveConversation) => void;
  onGoOnFrom: (messageId: string) => void;
}) {
  const view = useSyncExternalStore(conversation.subscribe, conversation.get);
  const announcement = useAnnouncement(conversation);
  const confirm = useConfirm();
  const toast = useToast();
  const list = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const toBox = () => box.current?.focus();
  const toTop = () => list.current?.scrollTo?.({ top: 0 });
  const actions = useChatActions(conversation, { agree, onClose, toBox });
  const underWay = answerUnderWay(view);
  const isEmpty = view.entries.length === 0;

  const clear = async () => {
    const isSure = await confirm({
      title: m.chat_clear_question(),
      text: m.chat_clear_words(),
      confirmLabel: m.chat_clear_yes(),
      isDangerous: true,
    });
    if (!isSure) return;
    conversation.stop();
    onStartAnew();
    toTop();
    toBox();
    toast({ text: m.chat_cleared(), undo: () => onGoBackTo(conversation) });
  };
  const suggest = (text: string) => {
    actions.draft.setText(text);
    toBox();
  };
  const stop = () => {
    conversation.stop();
    toBox();
  };

  return (
    <Dialog
      title={m.chat_title()}
      width="large"
      onPhone="full"
      isFramed
      onClose={onClose}
      headerActions={
        <>
          <HelpNowButton />
          {!isEmpty && (
            <button type="button" className={styles.clear} onClick={clear}>
              <IconEraser size={22} aria-hidden="true" />
              <span className={styles.clearWords}>{m.chat_clear()}</span>
            </button>
          )}
        </>
      }
      footer={
        <Composer
          ref={box}
          conversation={view}
          draft={actions.draft}
          isBusy={underWay !== null}
          onSend={() => {
            toTop();
            void actions.send();
          }}
        />
      }
    >
      {underWay && <WritingBar answer={underWay} onStop={stop} />}
      <section
        ref={list}
        className={styles.list}
        aria-label={m.chat_messages()}
        // Scrolls, so it must be reachable by keyboard; and it is where reading begins when there is something to read.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        {...(isEmpty ? {} : { 'data-first-focus': true })}
      >
        {view.keepTrouble && (
          <Notice kind="warning">{m.chat_not_kept({ why: deviceWords(view.keepTrouble) })}</Notice>
        )}
        {isEmpty ? (
          <ChatEmpty
            onExample={suggest}
            onPlan={(id) => {
              onGoOnFrom(id);
              toTop();
              list.current?.focus();
            }}
          />
        ) : (
          <MessageList
            conversation={view}
            onRetry={actions.retry}
            onCalm={actions.answerCalmly}
            onMisread={actions.answerMisread}
            onChoose={actions.choosePage}
            onDelete={actions.remove}
            onSwap={(found) => suggest(m.chat_swap_question({ found }))}
          />
        )}
      </section>
      <output className="visually-hidden" aria-live="polite">
        {announcement}
      </output>
    </Dialog>
  );
}
