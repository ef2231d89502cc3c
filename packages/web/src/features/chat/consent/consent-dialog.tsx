import type { ReactNode } from 'react';
import IconDeviceMobile from '#icon/IconDeviceMobile';
import IconFileText from '#icon/IconFileText';
import IconLock from '#icon/IconLock';
import IconSend from '#icon/IconSend';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import type { ConsentQuestion } from './consent.ts';
import styles from './consent-dialog.module.css';

/** Before the first use: what is sent, where, what never, and what is kept. */
export function ConsentDialog({ to, answer }: ConsentQuestion) {
  return (
    <Dialog
      title={m.consent_heading()}
      hasCloseButton={false}
      onClose={() => answer(false)}
      footer={
        <div className={styles.buttons}>
          <Button isWide onClick={() => answer(true)}>
            {m.consent_yes()}
          </Button>
          <Button look="secondary" isWide data-first-focus onClick={() => answer(false)}>
            {m.consent_no()}
          </Button>
        </div>
      }
    >
      <dl className={styles.facts}>
        <Fact icon={<IconFileText size={24} />} name={m.consent_what()}>
          {m.consent_what_words()}
        </Fact>
        <Fact icon={<IconSend size={24} />} name={m.consent_where()}>
          {whereWords(to)}
        </Fact>
        <Fact icon={<IconLock size={24} />} name={m.consent_never()}>
          {m.consent_never_words()}
        </Fact>
        <Fact icon={<IconDeviceMobile size={24} />} name={m.consent_kept()}>
          {m.consent_kept_words()}
        </Fact>
      </dl>
      <p className={styles.later}>{m.consent_later()}</p>
    </Dialog>
  );
}

const whereWords = ({ assistant, pictures }: ConsentQuestion['to']): string =>
  [
    assistant.is === 'guidebook'
      ? m.consent_where_guidebook()
      : m.consent_where_service({ name: assistant.name }),
    ...(pictures ? [m.consent_where_pictures({ name: pictures })] : []),
  ].join(' ');

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
