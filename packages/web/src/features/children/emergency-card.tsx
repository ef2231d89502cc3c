import { linesFor } from '@calmbridge/domain/help/helplines';
import { useDevicePicture } from '#device/pictures/use-device-picture';
import type { SavedChild } from '#device/records/shapes';
import { useHelpPlace } from '#device/records/use-help-place';
import type { SheetPart } from '#documents/one-sheet/one-sheet';
import IconPhone from '#icon/IconPhone';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import styles from './emergency-card.module.css';
import { emergencySheetOf } from './emergency-sheet.ts';

/** Big, in the order in which it is needed; every number is a call. */
export function EmergencyCard({ child }: { child: SavedChild }) {
  const { name, lead, allergies, medicines, details, parts } = emergencySheetOf(child);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {child.photo && <Photo id={child.photo} />}
        <div>
          <h1 className={styles.name}>{name}</h1>
          {lead.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <EmergencyNumber />
      <Part part={allergies} />
      <Part part={medicines} />
      <section className={styles.part}>
        <h2>{m.emergency_call()}</h2>
        {details.contacts.length === 0 && <p>{m.emergency_unsaid()}</p>}
        <ol className={styles.calls}>
          {details.contacts.map((contact) => (
            <li key={contact.id}>
              <Call
                name={[contact.name, contact.relation].filter(Boolean).join(' · ')}
                phone={contact.phone}
              />
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part}>
        <h2>{m.emergency_doctor()}</h2>
        {details.doctor.name === '' && details.doctor.phone === '' ? (
          <p>{m.emergency_unsaid()}</p>
        ) : (
          <Call name={details.doctor.name} phone={details.doctor.phone} />
        )}
      </section>
      {parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </div>
  );
}

const Part = ({ part: { heading, lines, isStrong } }: { part: SheetPart }) => (
  <section className={classNames(styles.part, isStrong && styles.strong)}>
    <h2>{heading}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </section>
);

/** Of the country the carer chose, or of the device's. */
function EmergencyNumber() {
  const { place } = useHelpPlace();
  const number = linesFor(place).find(({ need }) => need === 'emergency')?.number;
  return number ? <Call name={m.emergency_services()} phone={number} isMain /> : null;
}

/** A number that can't be dialled is shown all the same. */
function Call({ name, phone, isMain = false }: { name: string; phone: string; isMain?: boolean }) {
  const dialled = phone.replaceAll(/[^\d+*#,]/g, '');
  const words = (
    <>
      <span className={styles.who}>{name}</span>
      <span className={styles.phone}>{phone}</span>
    </>
  );
  if (!/\d/.test(dialled)) return <p className={styles.uncalled}>{words}</p>;
  return (
    <a className={classNames(styles.call, isMain && styles.main)} href={`tel:${dialled}`}>
      <IconPhone size={28} aria-hidden="true" />
      <span className={styles.words}>{words}</span>
    </a>
  );
}

function Photo({ id }: { id: string }) {
  const picture = useDevicePicture(id);
  return picture.is === 'ready' ? <img className={styles.photo} src={picture.src} alt="" /> : null;
}
