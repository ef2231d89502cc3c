import { type Ref, useRef, useSyncExternalStore } from 'react';
import { deviceWords } from '#device/device-words';
import { m } from '#paraglide/messages';
import { HelpNowButton } from '#shared/help-now/help-now-button';
import { Dialog } from '#ui/dialogs/dialog';
import { Notice } from '#ui/layout/notice';
import styles from './chat-dialog.module.css';
import { ChatEmpty } from './chat-empty.tsx';
import { ClearButton } from './clear-button.tsx';
import { Composer } from './composer/composer.tsx';
import { WritingBar } from './composer/writing-bar.tsx';
import type { LiveConversation } from './conversation/conversation.ts';
import { answerUnderWay } from './conversation/entries.ts';
import type { ConversationView } from './conversation/transcript.ts';
import { MessageList } from './messages/message-list.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { type ChatActions, useChatActions } from './use-chat-actions.ts';

type ChatDialogProps = {
  conversation: LiveConversation;
  agree: () => Promise<boolean>;
  onClose: () => void;
  onStartAnew: () => void;
  onGoBackTo: (conversation: LiveConversation) => void;
  onGoOnFrom: (messageId: string) => void;
};

export function ChatDialog({
  conversation,
  agree,
  onClose,
  onStartAnew,
  onGoBackTo,
  onGoOnFrom,
}: ChatDialogProps) {
  const view = useSyncExternalStore(conversation.subscribe, conversation.get);
  const list = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const toBox = () => box.current?.focus();
  const toTop = () => list.current?.scrollTo?.({ top: 0 });
  const actions = useChatActions(conversation, { agree, onClose, toBox, toTop });
  const underWay = answerUnderWay(view);
  const startAnew = () => {
    onStartAnew();
    toTop();
    toBox();
  };
  const suggest = (text: string) => {
    actions.draft.setText(text);
    toBox();
  };
  const stop = () => {
    conversation.stop();
    toBox();
  };
  const goOnFrom = (messageId: string) => {
    onGoOnFrom(messageId);
    toTop();
    list.current?.focus();
  };
  const clearing = { conversation, onGoBackTo, onCleared: startAnew };
  const composing = {
    ref: box,
    draft: actions.draft,
    isBusy: underWay !== null,
    onSend: () => [toTop(), void actions.send()],
  };
  return (
    <Dialog
      title={m.chat_title()}
      width="large"
      onPhone="full"
      isFramed
      onClose={onClose}
      headerActions={[
        <HelpNowButton key="help" />,
        view.entries.length > 0 && <ClearButton key="clear" {...clearing} />,
      ]}
      footer={<Composer conversation={view} {...composing} />}
    >
      {underWay && <WritingBar answer={underWay} onStop={stop} />}
      <Messages ref={list} view={view} actions={actions} onSuggest={suggest} onGoOnFrom={goOnFrom} />
      <Announcement conversation={conversation} />
    </Dialog>
  );
}

function Announcement({ conversation }: { conversation: LiveConversation }) {
  return (
    <output className="visually-hidden" aria-live="polite">
      {useAnnouncement(conversation)}
    </output>
  );
}

function Messages({
  ref,
  view,
  actions,
  onSuggest,
  onGoOnFrom,
}: {
  ref: Ref<HTMLElement>;
  view: ConversationView;
  actions: ChatActions;
  onSuggest: (text: string) => void;
  onGoOnFrom: (messageId: string) => void;
}) {
  const isEmpty = view.entries.length === 0;
  return (
    <section
      ref={ref}
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
        <ChatEmpty onExample={onSuggest} onPlan={onGoOnFrom} />
      ) : (
        <MessageList
          conversation={view}
          onRetry={actions.retry}
          onCalm={actions.answerCalmly}
          onMisread={actions.answerMisread}
          onChoose={actions.choosePage}
          onNext={actions.askNext}
          onDelete={actions.remove}
          onSwap={(found) => onSuggest(m.chat_swap_question({ found }))}
        />
      )}
    </section>
  );
}
