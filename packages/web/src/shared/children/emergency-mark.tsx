import { Link } from 'react-router';
import type { Owned } from '#device/records/child-of';
import { useChildOf } from '#device/records/use-child-of';
import IconFirstAidKit from '#icon/IconFirstAidKit';
import { m } from '#paraglide/messages';
import { emergencyPath } from './child-paths.ts';
import { calledOf } from './child-words.ts';
import styles from './emergency-mark.module.css';

/** Beside a child's name on a card: the way to the emergency card, as small as a finger allows. */
export function EmergencyMark({ of }: { of: Owned }) {
  const child = useChildOf()(of);
  if (child === null) return null;
  return (
    <Link
      to={emergencyPath(child.id)}
      className={styles.mark}
      aria-label={m.child_switch_emergency({ name: calledOf(child) })}
    >
      <IconFirstAidKit size={22} aria-hidden="true" />
    </Link>
  );
}
