import { useDeviceHealth } from '#device/device-health';
import { m } from '#paraglide/messages';
import { later } from '#ui/later/later';
import { Notice } from '#ui/layout/notice';
import { BackupReminder } from './backup-reminder.tsx';
import styles from './device-notices.module.css';
import { ImportNotice } from './import-notice.tsx';

// Hardly any device needs it, and every private page would load it.
const QuarantineNotice = later(async () => (await import('./quarantine-notice.tsx')).QuarantineNotice);

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
