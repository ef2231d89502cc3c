import { useCollection } from '#device/device-context';
import { savedChildren } from '#device/records/shapes';
import { later } from '#ui/later/later';
import styles from './header.module.css';

const ChildSwitch = later(async () => (await import('#features/children/child-switch')).ChildSwitch, {
  waiting: <span />,
});

/** Where there are saved children, the one everything is about. Fetched after the page, and only then. */
export function ChildPlace() {
  const { records } = useCollection(savedChildren);
  return (
    records.length > 0 && (
      <div className={styles.child}>
        <ChildSwitch />
      </div>
    )
  );
}
