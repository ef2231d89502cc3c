import { useDocument } from '#device/device-context';
import { consent } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { useConfirm } from '#ui/dialogs/ask';
import { formatDay } from '#ui/format/format-date';
import { formatList } from '#ui/format/format-list';
import { Card } from '#ui/layout/card';
import { useToast } from '#ui/toasts/toasts';
import styles from './consent-card.module.css';

/** What was agreed before the first question to the assistant, and the way to take it back. */
export function ConsentCard() {
  const { value, write } = useDocument(consent);
  const confirm = useConfirm();
  const toast = useToast();
  const agreedAt = value?.agreedAt ?? null;
  const destination = (value?.sentTo ?? '')
    .split(', ')
    .map((name) => (name === 'guidebook' ? m.settings_consent_guidebook() : name));

  const takeBack = async () => {
    if (value === null) return;
    const isSure = await confirm({
      title: m.settings_consent_ask(),
      text: m.settings_consent_after(),
      confirmLabel: m.settings_consent_take_back(),
    });
    if (!isSure) return;
    const done = await write({ ...value, agreedAt: null });
    if (done.ok) toast({ text: m.settings_consent_taken_back() });
  };

  return (
    <Card aria-labelledby="settings-consent">
      <h2 id="settings-consent">{m.settings_consent()}</h2>
      <p className={styles.state}>
        {agreedAt === null
          ? m.settings_consent_none()
          : m.settings_consent_given({
              day: formatDay(agreedAt),
              destination: formatList(destination),
            })}
      </p>
      {agreedAt !== null && (
        <Button look="secondary" isSmall onClick={takeBack}>
          {m.settings_consent_take_back()}
        </Button>
      )}
    </Card>
  );
}
