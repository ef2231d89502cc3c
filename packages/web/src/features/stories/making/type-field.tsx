import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { pastelStyle } from '#shared/story/story-look';
import { classNames } from '#ui/class-names';
import { FieldFrame } from '#ui/fields/field-frame';
import frame from '#ui/fields/field-frame.module.css';
import styles from './story-generator.module.css';

/** A select that shows the pastel of what is chosen. */
export function TypeField({
  id,
  types,
  value,
  onChange,
}: {
  id: string;
  types: readonly string[];
  value: string;
  onChange: (type: string) => void;
}) {
  return (
    <FieldFrame id={id} label={m.stories_type()}>
      <div className={classNames(frame.box, styles.typeBox)} style={pastelStyle(value)}>
        <span className={styles.swatch} aria-hidden="true" />
        <select
          id={id}
          className={classNames(frame.control, frame.select)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
        <IconChevronDown className={frame.chevron} size={22} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
