import { type MomentKind, momentKinds } from '@calmbridge/domain/moments/moment';
import { m } from '#paraglide/messages';
import { kindIcons } from '#shared/moments/kind-icons';
import { kindNames } from '#shared/moments/moment-words';
import { describedBy, FieldNotes } from '#ui/fields/field-frame';
import styles from './moment-sheet.module.css';

/** What happened, as large tiles. Real radio buttons. */
export function KindChoice({
  id,
  kind,
  error,
  onChange,
}: {
  id: string;
  kind: MomentKind | '';
  error?: string | undefined;
  onChange: (kind: MomentKind) => void;
}) {
  return (
    <fieldset id={id} aria-describedby={describedBy({ id, error })} tabIndex={-1}>
      <legend className="visually-hidden">{m.moment_title()}</legend>
      <div className={styles.kinds}>
        {momentKinds.map((one) => {
          const Icon = kindIcons[one];
          return (
            <label key={one} className={styles.kind}>
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                checked={one === kind}
                onChange={() => onChange(one)}
              />
              <Icon size={26} aria-hidden="true" />
              <span>{kindNames[one]()}</span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
