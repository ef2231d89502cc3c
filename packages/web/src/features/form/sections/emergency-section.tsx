import type { EmergencyDetails } from '#device/emergency-details';
import { m } from '#paraglide/messages';
import { Disclosure } from '#ui/disclosure';
import { later } from '#ui/later/later';
import styles from './emergency-section.module.css';

const Fields = later(async () => (await import('#ui/children/emergency-fields')).EmergencyFields);

/** Optional, after everything a plan is made of: none of it is sent. */
export const EmergencySection = (props: {
  details: EmergencyDetails;
  onChange: (change: (now: EmergencyDetails) => EmergencyDetails) => void;
}) => (
  <div className={styles.section}>
    <Disclosure summary={m.emergency_section()} hint={m.emergency_section_hint()}>
      <Fields {...props} />
    </Disclosure>
  </div>
);
