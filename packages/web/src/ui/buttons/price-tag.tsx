import { m } from '#paraglide/messages';
import { classNames } from '../class-names.ts';
import { formatCredits } from '../format/format.ts';
import { Pebble } from './pebble.tsx';
import styles from './price-tag.module.css';

/** A price or a balance in credits: the pebble and the figure in a pill. `isOnFill` is for inside a filled button. */
export function PriceTag({
  hundredths,
  text,
  isOnFill = false,
  isUnitSaid = true,
  hasPebble = true,
}: {
  hundredths?: number;
  text?: string;
  isOnFill?: boolean;
  /** Off where the words beside it say "credits" already. */
  isUnitSaid?: boolean;
  hasPebble?: boolean;
}) {
  return (
    <span className={classNames(styles.tag, isOnFill && styles.onFill)}>
      {hasPebble && <Pebble size={16} />}
      <span>{text ?? formatCredits(hundredths ?? 0)}</span>
      {isUnitSaid && <span className="visually-hidden"> {m.ui_credits_unit()}</span>}
    </span>
  );
}
