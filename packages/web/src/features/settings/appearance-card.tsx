import { type TextSize, textSizes } from '#device/appearance/appearance';
import { useAppearance } from '#device/appearance/use-appearance';
import { m } from '#paraglide/messages';
import { RangeField } from '#ui/fields/range-field';
import { Switch } from '#ui/fields/switch';
import { Card } from '#ui/layout/card';
import styles from './appearance-card.module.css';
import { ThemePicker } from './theme-picker.tsx';

const sizeNames: Record<TextSize, () => string> = {
  smallest: m.settings_size_smallest,
  small: m.settings_size_small,
  comfortable: m.settings_size_comfortable,
  large: m.settings_size_large,
  largest: m.settings_size_largest,
};

/** Belongs to this device and applies at once. */
export function AppearanceCard() {
  const { appearance, changeAppearance } = useAppearance();
  return (
    <Card aria-labelledby="settings-appearance">
      <div className={styles.parts}>
        <h2 id="settings-appearance">{m.settings_appearance()}</h2>
        <ThemePicker theme={appearance.theme} onChange={(theme) => changeAppearance({ theme })} />
        <Switch
          label={m.settings_low_stimulation()}
          help={m.settings_low_stimulation_help()}
          isOn={appearance.lowStimulation}
          onChange={(lowStimulation) => changeAppearance({ lowStimulation })}
        />
        <div className={styles.apart}>
          <RangeField
            id="text-size"
            label={m.settings_text_size()}
            valueText={sizeNames[appearance.textSize]()}
            min={0}
            max={textSizes.length - 1}
            step={1}
            value={textSizes.indexOf(appearance.textSize)}
            onChange={(at) => changeAppearance({ textSize: textSizes[at] ?? 'comfortable' })}
            startMark={<span className={styles.smallA}>{m.settings_size_mark()}</span>}
            endMark={<span className={styles.bigA}>{m.settings_size_mark()}</span>}
          />
        </div>
        <Switch
          label={m.settings_easy_reading()}
          help={m.settings_easy_reading_help()}
          isOn={appearance.easyReadingFont}
          onChange={(easyReadingFont) => changeAppearance({ easyReadingFont })}
        />
      </div>
    </Card>
  );
}
