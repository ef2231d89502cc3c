import { type CSSProperties, useId, useState } from 'react';
import IconLock from '#icon/IconLock';
import IconLockOpen from '#icon/IconLockOpen';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { useConfirm } from '../dialogs/ask.tsx';
import styles from './hold-button.module.css';
import { holdMs, useHold } from './use-hold.ts';

/** The way out of a screen the child uses. It must be held, so that no accidental touch leaves it. */
export function HoldButton({
  question,
  hasHint,
  onHeld,
}: {
  /** Asked where a button can't be held, for instance by a switch. */
  question: string;
  hasHint: boolean;
  onHeld: () => void;
}) {
  const hintId = useId();
  const [isTooShort, setIsTooShort] = useState(false);
  const confirm = useConfirm();
  const ask = async () => {
    const isLeaving = await confirm({
      title: question,
      confirmLabel: m.hold_leave_yes(),
      cancelLabel: m.hold_leave_no(),
    });
    if (isLeaving) onHeld();
  };
  const { isHeld, handlers } = useHold({
    onHeld,
    onTooShort: () => setIsTooShort(true),
    onOther: () => void ask(),
  });
  const Icon = isHeld ? IconLockOpen : IconLock;
  const isHintShown = isTooShort || hasHint;
  return (
    <div className={styles.box}>
      <output id={hintId} className={classNames(styles.hint, !isHintShown && 'visually-hidden')}>
        {isHintShown ? m.hold_leave_hint() : ''}
      </output>
      <button
        type="button"
        className={classNames(styles.button, isHeld && styles.held)}
        style={{ '--hold': `${holdMs}ms` } as CSSProperties}
        aria-describedby={hintId}
        {...handlers}
      >
        <span className={styles.fill} aria-hidden="true" />
        <Icon size={22} aria-hidden="true" />
        <span className={styles.words}>{m.hold_leave()}</span>
      </button>
    </div>
  );
}
