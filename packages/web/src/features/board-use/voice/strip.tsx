import { useState } from 'react';
import IconAdjustments from '#icon/IconAdjustmentsHorizontal';
import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { IconButton } from '#ui/buttons/icon-button';
import { Dialog } from '#ui/dialogs/dialog';
import { later } from '#ui/later/later';
import { useBoardVoice } from './board-voice.ts';
import { SentenceStrip } from './sentence-strip.tsx';
import styles from './strip.module.css';

/** Rarely opened, and not small. */
const SettingsDialog = later<{ onClose: () => void }>(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  {
    around: (words, { onClose }) => (
      <Dialog title={m.boarduse_settings()} onPhone="sheet" onClose={onClose}>
        {words}
      </Dialog>
    ),
  },
);

/** The sentence as the carer meets it, above the board that is being made. */
export function Strip() {
  const { told, silence, aloud } = useBoardVoice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.box}>
      <SentenceStrip
        more={
          <IconButton
            label={m.boarduse_settings()}
            title={m.boarduse_settings()}
            icon={<IconAdjustments size={22} aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          />
        }
      />
      {silence && <ReadAloudNotice aloud={aloud} />}
      <output className="visually-hidden">{told}</output>
      {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
