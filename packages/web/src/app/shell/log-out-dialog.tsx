import { useState } from 'react';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Checkbox } from '#ui/fields/checkbox';
import { Notice } from '#ui/layout/notice';
import styles from './log-out-dialog.module.css';

/** Asks first. The data on the device stays unless its owner ticks the box. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  const [removeMyData, setRemoveMyData] = useState(false);
  const [state, setState] = useState<{ is: 'asking' } | { is: 'leaving' } | { is: 'refused'; why: string }>({
    is: 'asking',
  });
  const leave = async () => {
    setState({ is: 'leaving' });
    const refusal = await signOut({ removeMyData });
    if (refusal) setState({ is: 'refused', why: refusalWords(refusal) });
  };
  return (
    <Dialog
      title={m.shell_logout_question()}
      width="normal"
      hasCloseButton={false}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button
            look={removeMyData ? 'danger' : 'primary'}
            isWide
            isBusy={state.is === 'leaving'}
            onClick={leave}
          >
            {m.shell_logout_confirm()}
          </Button>
          <Button look="secondary" isWide data-first-focus onClick={onClose}>
            {m.shell_logout_cancel()}
          </Button>
        </div>
      }
    >
      {state.is === 'refused' && <Notice kind="warning">{state.why}</Notice>}
      {!removeMyData && <p>{m.shell_logout_stays()}</p>}
      <Checkbox
        label={m.shell_logout_remove()}
        help={m.shell_logout_remove_help()}
        isChecked={removeMyData}
        onChange={setRemoveMyData}
      />
    </Dialog>
  );
}
