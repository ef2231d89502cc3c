import { useState } from 'react';
import { useDeviceHealth } from '#device/device-health';
import { quarantineFile } from '#device/store/quarantine';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { useConfirm } from '#ui/dialogs/ask';
import { Notice } from '#ui/layout/notice';
import { saveFile } from '#ui/save-file';
import { BackupReminder } from './backup-reminder.tsx';
import styles from './device-notices.module.css';
import { ImportNotice } from './import-notice.tsx';

/** Says what a carer must know of this device before they rely on it. Nothing, as a rule. */
export function DeviceNotices() {
  const { isLasting, canKeepPictures, oldDataWaits, quarantined, newerCount } = useDeviceHealth();
  return (
    <div className={styles.notices}>
      <ImportNotice />
      {!isLasting && (
        <Notice kind="warning" isAnnounced={false}>
          <p>{m.device_not_lasting()}</p>
        </Notice>
      )}
      {!canKeepPictures && (
        <Notice kind="warning" isAnnounced={false}>
          <p>{m.device_no_pictures_notice()}</p>
        </Notice>
      )}
      {oldDataWaits && (
        <Notice kind="warning" isAnnounced={false}>
          <p>{m.device_old_data_waits()}</p>
        </Notice>
      )}
      {quarantined.length > 0 && <QuarantineNotice />}
      {newerCount > 0 && (
        <Notice>
          <p>{m.device_newer({ count: newerCount })}</p>
        </Notice>
      )}
      <BackupReminder />
    </div>
  );
}

/** What could not be read is kept until its owner has it as a file. */
function QuarantineNotice() {
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
