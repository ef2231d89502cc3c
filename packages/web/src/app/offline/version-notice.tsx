import { useState } from 'react';
import IconArrowUp from '#icon/IconArrowUp';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { type NewVersion, useNewVersion } from './new-version.ts';
import styles from './version-notice.module.css';

/** Offers a new version, never forces it: what is being typed is worth more (OF8). */
export function VersionNotice() {
  const version = useNewVersion();
  const [putOff, setPutOff] = useState<NewVersion | null>(null);
  const isShown = version !== null && version !== putOff;
  return (
    <output className={isShown ? styles.slip : undefined}>
      {isShown && (
        <>
          <IconArrowUp size={24} aria-hidden="true" />
          <p className={styles.words}>{m.offline_new_version()}</p>
          <span className={styles.buttons}>
            <Button look="secondary" isSmall onClick={version.take}>
              {m.offline_reload()}
            </Button>
            <Button look="quiet" isSmall onClick={() => setPutOff(version)}>
              {m.offline_later()}
            </Button>
          </span>
        </>
      )}
    </output>
  );
}
