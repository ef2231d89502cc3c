import { distinct } from '@calmbridge/domain/moments/phrases';
import { m } from '#paraglide/messages';
import { ChipGroup } from '#ui/fields/chip-group';
import { TextField } from '#ui/fields/text-field';
import styles from './moment-sheet.module.css';

/** Phrases to tap, and a line for others. */
export function PhraseField({
  id,
  legend,
  offered,
  chosen,
  onChoose,
  typed,
  onType,
}: {
  id: string;
  legend: string;
  offered: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  typed: string;
  onType: (typed: string) => void;
}) {
  const options = distinct([...chosen, ...offered])
    .sort((a, b) => placeOf(offered, a) - placeOf(offered, b))
    .map((phrase) => ({ value: phrase, label: phrase }));
  const own = m.moment_phrases_own({ legend });
  return (
    <div className={styles.phrases}>
      {options.length > 0 && (
        <ChipGroup
          id={`${id}-chosen`}
          legend={legend}
          options={options}
          chosen={chosen}
          onChange={onChoose}
        />
      )}
      <TextField
        id={id}
        label={options.length > 0 ? own : legend}
        help={m.moment_phrases_help()}
        value={typed}
        onChange={onType}
        autoComplete="off"
      />
    </div>
  );
}

/** A chip stays where it is when it is tapped; the carer's own stand at the end. */
const placeOf = (offered: readonly string[], phrase: string) =>
  offered.includes(phrase) ? offered.indexOf(phrase) : offered.length;
