import type { SavedChild } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { type ChildColor, childColors, colorOf } from '#shared/children/child-colors';
import styles from './child-page.module.css';

const names: Record<ChildColor, () => string> = {
  routine: m.child_color_blue,
  social: m.child_color_peach,
  emotional: m.child_color_green,
  scenario: m.child_color_lilac,
  safety: m.child_color_yellow,
  conflict: m.child_color_rose,
  advocacy: m.child_color_turquoise,
  coping: m.child_color_olive,
};

export function ColorChoice({
  child,
  onChange,
}: {
  child: SavedChild;
  onChange: (color: ChildColor) => void;
}) {
  return (
    <fieldset className={styles.colors}>
      <legend>{m.child_color()}</legend>
      {childColors.map((color) => (
        <label key={color} className={styles.color} title={names[color]()}>
          <input
            type="radio"
            name="child-color"
            aria-label={names[color]()}
            checked={colorOf(child) === color}
            onChange={() => onChange(color)}
          />
          <span style={{ background: `var(--story-${color})`, borderColor: `var(--story-${color}-ink)` }} />
        </label>
      ))}
    </fieldset>
  );
}
