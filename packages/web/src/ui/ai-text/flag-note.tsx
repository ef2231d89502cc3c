import type { Flag } from '@calmbridge/domain/assistant/wire';
import { Fragment, type ReactNode } from 'react';
import IconAlertTriangle from '#icon/IconAlertTriangle';
import { m } from '#paraglide/messages';
import styles from './flag-note.module.css';

/** "Check this: …", after the paragraph it is about. */
export function FlagNote({
  flags,
  action,
}: {
  flags: readonly Flag[];
  action?: ((flag: Flag) => ReactNode) | undefined;
}) {
  return (
    <div className={styles.note} role="note" data-flag-note>
      <IconAlertTriangle className={styles.icon} size={24} aria-hidden="true" />
      <div className={styles.words}>
        {flags.map((flag) => (
          <Fragment key={flag.rule + flag.found}>
            <p className={styles.what}>{m.aitext_flag({ why: flag.why })}</p>
            {flags.length > 1 && action?.(flag)}
          </Fragment>
        ))}
        <p className={styles.help}>{m.aitext_flag_help()}</p>
        {flags.length === 1 && flags[0] && action?.(flags[0])}
      </div>
    </div>
  );
}
