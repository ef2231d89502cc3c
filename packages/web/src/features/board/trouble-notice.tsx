import { deviceWords } from '#device/device-words';
import type { DeviceRefusal, Saved } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Notice } from '#ui/layout/notice';

/** The last changes are on the screen but not on the device. */
export function TroubleNotice({ why, onRetry }: { why: DeviceRefusal; onRetry: () => Promise<Saved> }) {
  return (
    <Notice kind="warning">
      <p>
        <strong>{m.board_not_saved()}</strong>{' '}
        {why === 'device/not-there' ? m.board_removed_elsewhere() : deviceWords(why)}
      </p>
      <p>{m.board_not_saved_words()}</p>
      <Button look="secondary" isSmall onClick={() => void onRetry()}>
        {why === 'device/not-there' ? m.board_keep_it() : m.board_try_again()}
      </Button>
    </Notice>
  );
}
