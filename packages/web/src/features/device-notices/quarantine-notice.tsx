import { useState } from 'react';
import { useDeviceHealth } from '#device/device-health';
import { quarantineFile } from '#device/store/quarantine';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { useConfirm } from '#ui/dialogs/ask';
import { Notice } from '#ui/layout/notice';
import { saveFile } from '#ui/save-file';
import styles from './device-notices.module.css';

/** What could not be read is kept until its owner has it as a file. */
export function QuarantineNotice() {
  const { quarantined, releaseQuarantine } = useDeviceHealth();
  const confirm = useConfirm();
  const [hasFile, setHasFile] = useState(false);
  const save = () => {
    const text = quarantineFile(quarantined);
    saveFile('calmbridge-unreadable.json', new Blob([text], { type: 'application/json' }));
    setHasFile(true);
  };
  const letGo = async () => {
    const isSure = await confirm({
      title: m.device_quarantine_question(),
      text: m.device_quarantine_question_words(),
      confirmLabel: m.device_quarantine_remove(),
      isDangerous: true,
    });
    if (isSure) await releaseQuarantine();
  };
  return (
    <Notice kind="warning" isAnnounced={false}>
      <p>{m.device_quarantine({ count: quarantined.length })}</p>
      <div className={styles.buttons}>
        <Button look="secondary" isSmall onClick={save}>
          {m.device_quarantine_save()}
        </Button>
        {hasFile && (
          <Button look="danger-quiet" isSmall onClick={letGo}>
            {m.device_quarantine_remove()}
          </Button>
        )}
      </div>
    </Notice>
  );
}
