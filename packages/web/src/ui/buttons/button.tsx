import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { PriceTag } from './price-tag.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: ButtonLook;
  /** 44 high instead of 50, for rows of actions. */
  isSmall?: boolean;
  isWide?: boolean;
  icon?: ReactNode;
  /** What pressing it spends. */
  priceHundredths?: number;
  isBusy?: boolean;
  busyText?: string;
};

/** Busy keeps the width, stays focusable and says so; presses are ignored meanwhile. */
export function Button({
  look = 'primary',
  isSmall = false,
  isWide = false,
  icon,
  priceHundredths,
  isBusy = false,
  busyText = m.ui_processing(),
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      className={buttonClass(look, { isSmall, isWide, isBusy })}
      onClick={press}
    >
      <span className={styles.label} aria-hidden={isBusy || undefined}>
        {icon}
        {children}
        {priceHundredths !== undefined && (
          <PriceTag hundredths={priceHundredths} isOnFill={look === 'primary' || look === 'danger'} />
        )}
      </span>
      {isBusy && <span className={styles.busyText}>{busyText}</span>}
    </button>
  );
}

/** The same looks for a link that reads as a button. */
export const buttonClass = (
  look: ButtonLook,
  { isSmall = false, isWide = false, isBusy = false } = {},
): string =>
  classNames(
    styles.button,
    styles[look],
    isSmall && styles.small,
    isWide && styles.wide,
    isBusy && styles.busy,
  );
