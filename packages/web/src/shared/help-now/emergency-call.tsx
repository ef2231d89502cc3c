import { linesFor } from '@calmbridge/domain/help/helplines';
import { useHelpPlace } from '#device/records/use-help-place';
import IconPhone from '#icon/IconPhone';
import { m } from '#paraglide/messages';
import styles from './help-now.module.css';
import { telephoneLink } from './telephone-link.ts';

/** One tap to the emergency number of the carer's country. */
export function EmergencyCall() {
  const { place } = useHelpPlace();
  const number = linesFor(place).find(({ need }) => need === 'emergency')?.number;
  if (number === undefined) return null;
  return (
    <a className={styles.emergency} href={telephoneLink(number)}>
      <IconPhone size={22} aria-hidden="true" />
      {m.help_now_call({ number })}
    </a>
  );
}
