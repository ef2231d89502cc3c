import type { Flag } from '@calmbridge/domain/assistant/wire';
import { Fragment, type ReactNode } from 'react';
import IconAlertTriangle from '#icon/IconAlertTriangle';
import IconInfoCircle from '#icon/IconInfoCircle';
import { m } from '#paraglide/messages';
import styles from './flag-note.module.css';
import { flagWords, isMark } from './flag-words.ts';

/** "Check this: …", after the paragraph it is about; quieter where it is only to be talked over. */
export function FlagNote({
  flags,
  action,
}: {
  flags: readonly Flag[];
  action?: ((flag: Flag) => ReactNode) | undefined;
}) {
  const isQuiet = flags.every(isMark);
  const Icon = isQuiet ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={isQuiet ? styles.quiet : styles.note} role="note" data-flag-note>
      <Icon className={styles.icon} size={24} aria-hidden="true" />
      <div className={styles.words}>
        {flags.map((flag) => (
          <Fragment key={flag.rule + flag.found}>
            <p className={styles.what}>{flagWords(flag)}</p>
            {flags.length > 1 && action?.(flag)}
          </Fragment>
        ))}
        {!isQuiet && <p className={styles.help}>{m.aitext_flag_help()}</p>}
        {flags.length === 1 && flags[0] && action?.(flags[0])}
      </div>
    </div>
  );
}
