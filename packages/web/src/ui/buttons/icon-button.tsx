import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

/** For a menu that opens from such a button. */
export const iconButtonClass = styles.button;

/** A button whose name is not written out, for places where its meaning is plain: close, show password. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
}) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
