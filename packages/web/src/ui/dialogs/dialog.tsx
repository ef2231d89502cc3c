import { type ReactNode, useId, useRef } from 'react';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ToastOutlet } from '../toasts/toast-outlet.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  title: string;
  onClose: () => void;
  /** How it stands on a phone: a small card, a sheet from the bottom edge, or the whole screen. */
  onPhone?: 'card' | 'sheet' | 'full';
  width?: 'small' | 'normal' | 'large';
  /** Header and footer set off by lines and as tall as the screen allows; the body brings its own spacing and scrolling. */
  isFramed?: boolean;
  hasCloseButton?: boolean;
  headerActions?: ReactNode;
  footer?: ReactNode;
  /** Read out with the title when it opens. */
  describedBy?: string;
  children: ReactNode;
};

/** Open while it is rendered. The browser's modal dialog keeps the focus inside and gives it back afterwards. */
export function Dialog({
  title,
  onClose,
  onPhone = 'card',
  width = 'normal',
  isFramed = false,
  hasCloseButton = true,
  headerActions,
  footer,
  describedBy,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(element, onClose);
  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[width], styles[onPhone], isFramed && styles.framed)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {headerActions}
          {hasCloseButton && <IconButton label={m.ui_close()} icon={<IconX size={24} />} onClick={onClose} />}
        </div>
        <ToastOutlet />
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
