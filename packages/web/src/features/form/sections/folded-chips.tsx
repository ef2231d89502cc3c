import { useState } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import { ChipGroup } from '#ui/fields/chip-group';
import type { Option } from '#ui/fields/select-field';
import styles from './folded-chips.module.css';

const firstShown = 7;

/**
 * A long list of chips that shows its first rows on a phone. All of them stay in reach of the keyboard and of a screen
 * reader; focus, a choice further down or an error unfolds the list.
 */
export function FoldedChips<Value extends string>({
  id,
  legend,
  error,
  options,
  chosen,
  onChange,
}: {
  id: string;
  legend: string;
  error: string | undefined;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const hasMore = options.slice(firstShown).some(({ value }) => chosen.includes(value));
  const isFolded = !isUnfolded && !hasMore && !error;
  return (
    <div>
      <div className={classNames(isFolded && styles.folded)} onFocus={() => setIsUnfolded(true)}>
        <ChipGroup
          id={id}
          legend={legend}
          isLegendHidden
          error={error}
          options={options}
          chosen={chosen}
          onChange={onChange}
        />
      </div>
      {isFolded && (
        <div className={styles.more}>
          <Button look="quiet" isSmall onClick={() => setIsUnfolded(true)}>
            {m.form_diet_all({ count: options.length })}
            <IconChevronDown size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
