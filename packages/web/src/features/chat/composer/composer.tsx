import { chatMessageMax } from '@calmbridge/domain/assistant/wire';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { namesIn } from '#api/hidden-profile';
import { useCollection } from '#device/device-context';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import IconAlertCircle from '#icon/IconAlertCircle';
import IconSend from '#icon/IconSend';
import IconWifiOff from '#icon/IconWifiOff';
import { m } from '#paraglide/messages';
import { calledOf } from '#shared/children/child-words';
import { Button } from '#ui/buttons/button';
import { useIsOnline } from '#ui/use-is-online';
import type { Conversation } from '../conversation/entries.ts';
import { hiddenMessage } from '../conversation/requests.ts';
import styles from './composer.module.css';
import type { useDraft } from './use-draft.ts';

const nearLimit = 400;

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  conversation: Conversation;
  draft: ReturnType<typeof useDraft>;
  isBusy: boolean;
  onSend: () => void;
};

export function Composer({ ref, conversation, draft: { text, setText }, isBusy, onSend }: ComposerProps) {
  const id = useId();
  const isOnline = useIsOnline();
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 599px)').matches);
  const saved = useCollection(savedChildren).records;
  const about = saved.find(({ id: childId }) => childId === conversation.childId) ?? null;
  const left = leftOf(text, namesIn(conversation.child, saved));
  const isTooLong = left < 0;
  const hasNote = !isOnline || left <= nearLimit;
  useCaretAtEnd(id);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy && isOnline && !isTooLong && text.trim() !== '') onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {m.chat_message()}
      </label>
      <div className={styles.row}>
        <textarea
          ref={ref}
          id={id}
          className={styles.box}
          value={text}
          rows={Math.min(6, text.split('\n').length)}
          placeholder={placeholderOf(conversation, about, isNarrow)}
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-keys${hasNote ? ` ${id}-note` : ''}`}
          {...(conversation.entries.length === 0 ? { 'data-first-focus': true } : {})}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          icon={<IconSend size={22} aria-hidden="true" />}
          priceHundredths={priceHundredths.aiChats}
          isBusy={isBusy}
          busyText={m.chat_send_busy()}
        >
          <span className={styles.send}>{m.chat_send()}</span>
        </Button>
      </div>
      <p className="visually-hidden" id={`${id}-keys`}>
        {m.chat_keys()}
      </p>
      <ComposerNotes id={`${id}-note`} isOnline={isOnline} left={left} />
    </form>
  );
}

function ComposerNotes({ id, isOnline, left }: { id: string; isOnline: boolean; left: number }) {
  return (
    <div id={id} className={styles.notes} aria-live="polite">
      {!isOnline && (
        <p className={styles.note}>
          <IconWifiOff size={20} aria-hidden="true" />
          {m.chat_offline()}
        </p>
      )}
      {left < 0 && (
        <p className={styles.error}>
          <IconAlertCircle size={20} aria-hidden="true" />
          {left === -1 ? m.chat_too_long_one() : m.chat_too_long({ count: -left })}
        </p>
      )}
      {/* Only steps are announced, or every keystroke would be. */}
      {left >= 0 && left <= nearLimit && (
        <p className={styles.note} aria-hidden={left % 100 !== 0 || undefined}>
          {left === 1 ? m.chat_left_one() : m.chat_left({ count: left })}
        </p>
      )}
    </div>
  );
}

/** How many characters may still be typed, counted as it is sent: a placeholder may be longer than the name it stands for. */
function leftOf(text: string, names: readonly string[]): number {
  const isNear = text.length > chatMessageMax / 2;
  return chatMessageMax - (isNear ? hiddenMessage(text, names).length : text.length);
}

/** What was typed before goes on at its end, not at its beginning. */
function useCaretAtEnd(id: string): void {
  useEffect(() => {
    const box = document.getElementById(id);
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length);
  }, [id]);
}

/** Says whom the talk is about, where it is about one. */
function placeholderOf({ planId }: Conversation, about: SavedChild | null, isNarrow: boolean): string {
  if (planId && !isNarrow) return m.chat_placeholder_plan();
  return about ? m.chat_placeholder_child({ name: calledOf(about) }) : m.chat_placeholder();
}
