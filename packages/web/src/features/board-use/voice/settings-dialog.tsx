import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { ReadAloudSettings } from '#shared/read-aloud/read-aloud-settings';
import { Dialog } from '#ui/dialogs/dialog';
import { Switch } from '#ui/fields/switch';
import { Notice } from '#ui/layout/notice';
import { useBoardVoice } from './board-voice.ts';

/** How boards speak, and what child view shows. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { aloud, settings } = useBoardVoice();
  return (
    <Dialog title={m.boarduse_settings()} onPhone="sheet" onClose={onClose}>
      <Switch
        label={m.boarduse_says_tapped()}
        help={m.boarduse_says_tapped_help()}
        isOn={settings.saysTapped}
        onChange={(saysTapped) => settings.choose({ saysTapped })}
      />
      <Switch
        label={m.boarduse_has_strip()}
        help={m.boarduse_has_strip_help()}
        isOn={settings.hasStrip}
        onChange={(hasStrip) => settings.choose({ hasStrip })}
      />
      <ReadAloudSettings aloud={aloud} />
      <ReadAloudNotice aloud={aloud} />
      {!settings.isKept && <Notice>{m.boarduse_not_kept()}</Notice>}
    </Dialog>
  );
}
