import { type Theme, themes } from '#device/appearance/appearance';
import { m } from '#paraglide/messages';
import styles from './theme-picker.module.css';

const names: Record<Theme, () => string> = {
  light: m.settings_theme_light,
  dark: m.settings_theme_dark,
  system: m.settings_theme_system,
};

/** Three small pages to choose from. Real radio buttons; the drawings only show what the words say. */
export function ThemePicker({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{m.settings_theme()}</legend>
      <div className={styles.choices}>
        {themes.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={each === theme}
              onChange={() => onChange(each)}
            />
            <ThemePreview theme={each} />
            <span className={styles.name}>{names[each]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A page in the colours of its theme, whatever the theme of the page around it. */
function ThemePreview({ theme }: { theme: Theme }) {
  return (
    <svg
      className={styles.preview}
      viewBox="0 0 96 74"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {theme !== 'dark' && <PreviewPage ground="#faf6ef" ink="#203031" line="#a9a69d" teal="#0f5557" />}
      {theme !== 'light' && (
        <g {...(theme === 'system' ? { clipPath: 'url(#theme-half)' } : {})}>
          <PreviewPage ground="#131d1f" ink="#efe8db" line="#6d7877" teal="#8ccdc2" />
        </g>
      )}
      <clipPath id="theme-half">
        <path d="M54 0H96V74H42Z" />
      </clipPath>
    </svg>
  );
}

const PreviewPage = ({ ground, ink, line, teal }: Record<'ground' | 'ink' | 'line' | 'teal', string>) => (
  <>
    <rect width="96" height="74" fill={ground} />
    <rect x="14" y="14" width="40" height="8" rx="4" fill={ink} />
    <rect x="14" y="28" width="54" height="6" rx="3" fill={line} />
    <rect x="14" y="43" width="32" height="18" rx="6" fill={teal} />
  </>
);
