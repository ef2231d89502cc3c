import { useState } from 'react';
import IconAdjustments from '#icon/IconAdjustmentsHorizontal';
import { m } from '#paraglide/messages';
import { IconButton } from '#ui/icon-button';
import { ReadAloudNotice } from '#ui/read-aloud/read-aloud-notice';
import { useBoardVoice } from './board-voice.ts';
import { SentenceStrip } from './sentence-strip.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import styles from './strip.module.css';

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
