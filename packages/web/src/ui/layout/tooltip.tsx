import { cloneElement, type ReactElement, useId, useState } from 'react';
import styles from './tooltip.module.css';

/** A sentence more, on hover and on focus. Escape hides it. What it says is never the only place it is said. */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <span
      role="presentation"
      className={styles.anchor}
      onMouseEnter={() => setIsShown(true)}
      onMouseLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.tip} hidden={!isShown}>
        {text}
      </span>
    </span>
  );
}
