import { m } from '#paraglide/messages';
import { classNames } from '../class-names.ts';
import styles from './password-meter.module.css';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const words: Record<PasswordStrength, () => string> = {
  0: m.meter_too_short,
  1: m.meter_weak,
  2: m.meter_fair,
  3: m.meter_good,
  4: m.meter_strong,
};

/** Says how well a password would hold. It advises; only the shortest ones are refused. */
export function PasswordMeter({
  password,
  minLength = 6,
}: {
  password: string;
  minLength?: number | undefined;
}) {
  if (password === '') return <span>{m.meter_hint({ minLength })}</span>;
  const strength = passwordStrength(password, minLength);
  return (
    <span className={classNames(styles.meter, strength < 2 && styles.weak, strength === 2 && styles.fair)}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classNames(styles.bar, bar <= Math.max(strength, 1) && styles.full)} />
        ))}
      </span>
      <output className={styles.word}>
        <span className="visually-hidden">{m.meter_label()} </span>
        {words[strength]()}
      </output>
    </span>
  );
}
