import { useId } from 'react';
import type { EmergencyDetails } from '#device/records/emergency-details';
import { m } from '#paraglide/messages';
import { TextAreaField } from '#ui/fields/text-area-field';
import { TextField } from '#ui/fields/text-field';
import { ContactFields } from './contact-fields.tsx';
import styles from './emergency-fields.module.css';

/** Whom to call and what a helper must know. Nothing of it leaves the device, which stands above the fields. */
export function EmergencyFields({
  details,
  onChange,
}: {
  details: EmergencyDetails;
  /** Given a change of what stands there then. */
  onChange: (change: (now: EmergencyDetails) => EmergencyDetails) => void;
}) {
  const id = useId();
  const { contacts, doctor, places, painSigns } = details;
  const set = (more: Partial<EmergencyDetails>) => onChange((now) => ({ ...now, ...more }));
  return (
    <div className={styles.fields}>
      <p className={styles.private}>{m.emergency_private()}</p>
      <ContactFields
        contacts={contacts}
        onChange={(change) => onChange((now) => ({ ...now, contacts: change(now.contacts) }))}
      />
      <fieldset className={styles.group}>
        <legend>{m.emergency_doctor()}</legend>
        <div className={styles.pair}>
          <TextField
            id={`${id}-doctor`}
            label={m.emergency_doctor_name()}
            autoComplete="off"
            value={doctor.name}
            onChange={(name) => set({ doctor: { ...doctor, name } })}
          />
          <TextField
            id={`${id}-doctor-phone`}
            label={m.emergency_doctor_phone()}
            type="tel"
            autoComplete="off"
            value={doctor.phone}
            onChange={(phone) => set({ doctor: { ...doctor, phone } })}
          />
        </div>
      </fieldset>
      <TextAreaField
        id={`${id}-places`}
        label={m.emergency_places_field()}
        help={m.emergency_places_help()}
        value={places}
        onChange={(text) => set({ places: text })}
      />
      <TextAreaField
        id={`${id}-pain`}
        label={m.emergency_pain_field()}
        help={m.emergency_pain_help()}
        value={painSigns}
        onChange={(text) => set({ painSigns: text })}
      />
    </div>
  );
}
