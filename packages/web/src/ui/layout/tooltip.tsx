import { cloneElement, type ReactElement, useId, useState } from 'react';
import styles from './tooltip.module.css';

/** An extra sentence on hover and focus. Escape hides it. It never holds information that is nowhere else. */
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
