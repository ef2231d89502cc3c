import { useState } from 'react';
import IconAdjustments from '#icon/IconAdjustmentsHorizontal';
import { m } from '#paraglide/messages';
import { Dialog } from '#ui/dialog';
import { IconButton } from '#ui/icon-button';
import { later } from '#ui/later/later';
import { ReadAloudNotice } from '#ui/read-aloud/read-aloud-notice';
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
