import { Link } from 'react-router';
import { m } from '#paraglide/messages';
import styles from './bring-here.module.css';

/** On an empty page: what a carer made on another device is there, and how it comes here. */
export function BringHere() {
  return (
    <p className={styles.words}>
      {m.ui_bring_here()} <Link to="/settings">{m.ui_bring_here_link()}</Link>
    </p>
  );
}
