import { useSession } from '#api/session';
import IconCloudOff from '#icon/IconCloudOff';
import { m } from '#paraglide/messages';
import { useIsOnline } from '#ui/use-is-online';
import styles from './offline-notice.module.css';

/** One quiet line at the top of every page while there is no connection (OF12). */
export function OfflineNotice() {
  const { isRemembered } = useSession();
  const isOffline = !useIsOnline() || isRemembered;
  return (
    <output className={isOffline ? styles.line : undefined}>
      {isOffline && (
        <>
          <IconCloudOff size={22} aria-hidden="true" />
          <span>{m.offline_notice()}</span>
        </>
      )}
    </output>
  );
}
