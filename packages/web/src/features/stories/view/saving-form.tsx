import type { ReactNode } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import styles from './story-view.module.css';

/** Something of a story that is being changed: its field, Save and Cancel. */
export function SavingForm({
  children,
  onSave,
  onCancel,
}: {
  children: ReactNode;
  onSave: () => Promise<void>;
  onCancel: () => void;
}) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit" isSmall>
          {m.stories_save()}
        </Button>
        <Button look="secondary" isSmall onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
