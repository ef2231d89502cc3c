import { m } from '#paraglide/messages';
import { Switch } from '#ui/fields/switch';
import styles from './board-downloads.module.css';
import type { Choices } from './choices.ts';

export function PaperSwitches({
  choices,
  onChange,
}: {
  choices: Choices;
  onChange: (more: Partial<Choices>) => void;
}) {
  if (choices.format === 'obz') return null;
  const hasCards = choices.format === 'pdf' && choices.layout === 'cards';
  return (
    <div className={styles.switches}>
      <Switch
        label={m.boardfiles_words()}
        isOn={choices.hasWords}
        onChange={(hasWords) => onChange({ hasWords })}
      />
      {hasCards && (
        <Switch
          label={m.boardfiles_cut_lines()}
          isOn={choices.hasCutLines}
          onChange={(hasCutLines) => onChange({ hasCutLines })}
        />
      )}
      <Switch label={m.boardfiles_grey()} isOn={choices.isGrey} onChange={(isGrey) => onChange({ isGrey })} />
    </div>
  );
}
