import { useId } from 'react';
import IconPhotoEdit from '#icon/IconPhotoEdit';
import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { ReadAloudSettings } from '#shared/read-aloud/read-aloud-settings';
import type { ReadAloudControls } from '#shared/read-aloud/use-read-aloud';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Segmented } from '#ui/fields/segmented';
import { Switch } from '#ui/fields/switch';
import { Notice } from '#ui/layout/notice';
import styles from './carer-dialog.module.css';
import type { useBookReading } from './use-book-reading.ts';

/** What a carer sets, out of the child's way. */
export function CarerDialog({
  reading,
  aloud,
  onChangePicture,
  onClose,
}: {
  reading: ReturnType<typeof useBookReading>;
  aloud: ReadAloudControls;
  /** Absent on a page without a picture of its own. */
  onChangePicture?: (() => void) | undefined;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog title={m.storybook_carer()} onPhone="sheet" onClose={onClose}>
      <div className={styles.settings}>
        {onChangePicture && (
          <Button
            look="secondary"
            isWide
            icon={<IconPhotoEdit size={22} aria-hidden="true" />}
            onClick={onChangePicture}
          >
            {m.storybook_change()}
          </Button>
        )}
        <Segmented
          name={`${id}-size`}
          legend={m.storybook_size()}
          value={reading.textSize}
          segments={[
            { value: 'large', label: m.storybook_size_large(), hint: m.storybook_size_large_hint() },
            { value: 'larger', label: m.storybook_size_larger(), hint: m.storybook_size_larger_hint() },
          ]}
          onChange={(textSize) => reading.choose({ textSize })}
        />
        <Switch
          label={m.storybook_turns()}
          help={m.storybook_turns_help()}
          isOn={reading.turnsItself}
          onChange={(turnsItself) => reading.choose({ turnsItself })}
        />
        <div className={styles.aloud}>
          <ReadAloudSettings aloud={aloud} />
          <ReadAloudNotice aloud={aloud} />
        </div>
        {!reading.isKept && <Notice>{m.storybook_not_kept()}</Notice>}
      </div>
    </Dialog>
  );
}
