import { useState } from 'react';
import type { EmergencyDetails } from '#device/records/emergency-details';
import { m } from '#paraglide/messages';
import { later } from '#ui/later/later';
import { Disclosure } from '#ui/layout/disclosure';
import styles from './emergency-section.module.css';

const Fields = later(async () => (await import('#shared/children/emergency-fields')).EmergencyFields);

/** Optional, after everything a plan is made of: none of it is sent. Fetched when it is looked into. */
export function EmergencySection(props: {
  details: EmergencyDetails;
  onChange: (change: (now: EmergencyDetails) => EmergencyDetails) => void;
}) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div className={styles.section}>
      <Disclosure
        summary={m.emergency_section()}
        hint={m.emergency_section_hint()}
        onOpen={() => setIsOpened(true)}
      >
        {isOpened && <Fields {...props} />}
      </Disclosure>
    </div>
  );
}
