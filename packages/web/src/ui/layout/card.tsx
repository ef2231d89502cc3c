import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A sheet of paper. `isCurrent` marks the one in work; `isLifted` is for the card over the landscape. */
export function Card({
  isCurrent = false,
  isLifted = false,
  as: Tag = 'section',
  ...rest
}: Omit<ComponentProps<'section'>, 'className'> & {
  isCurrent?: boolean;
  isLifted?: boolean;
  as?: 'section' | 'div' | 'article' | 'li';
}) {
  const Any = Tag as 'section';
  return (
    <Any
      {...rest}
      className={classNames(styles.card, isCurrent && styles.current, isLifted && styles.lifted)}
    />
  );
}
