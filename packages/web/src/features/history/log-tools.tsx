import { useId } from 'react';
import IconSearch from '#icon/IconSearch';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { FieldFrame } from '#ui/fields/field-frame';
import frame from '#ui/fields/field-frame.module.css';
import { SelectField } from '#ui/fields/select-field';
import styles from './log-tools.module.css';
import type { Order, Wanted } from './logs.ts';

type LogToolsProps = {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  names: readonly string[];
  hasMoments: boolean;
};

/** Search, child, kind and order. */
export function LogTools({ wanted, onChange, names, hasMoments }: LogToolsProps) {
  const id = useId();
  const orders: { value: Order; label: string }[] = [
    { value: 'newest', label: m.history_newest() },
    { value: 'oldest', label: m.history_oldest() },
    { value: 'child', label: m.history_by_child() },
  ];
  const kinds: { value: Wanted['kind']; label: string }[] = [
    { value: 'plan', label: m.history_kind_plans() },
    { value: 'moment', label: m.history_kind_moments() },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tests' page does not know the search element
    <div role="search" className={styles.box}>
      <div className={styles.tools}>
        <SearchField
          id={`${id}-search`}
          words={wanted.words}
          onChange={(words) => onChange({ ...wanted, words })}
        />
        {names.length > 0 && (
          <SelectField
            id={`${id}-child`}
            label={m.history_child()}
            value={wanted.child}
            emptyLabel={m.history_all_children()}
            options={names.map((name) => ({ value: name, label: name }))}
            onChange={(child) => onChange({ ...wanted, child })}
          />
        )}
        {hasMoments && (
          <SelectField
            id={`${id}-kind`}
            label={m.history_kind()}
            value={wanted.kind}
            emptyLabel={m.history_kind_all()}
            options={kinds}
            onChange={(kind) => onChange({ ...wanted, kind: kind as Wanted['kind'] })}
          />
        )}
        <SelectField
          id={`${id}-order`}
          label={m.history_sort()}
          value={wanted.order}
          options={orders}
          onChange={(order) => onChange({ ...wanted, order: order as Order })}
        />
      </div>
    </div>
  );
}

function SearchField({
  id,
  words,
  onChange,
}: {
  id: string;
  words: string;
  onChange: (words: string) => void;
}) {
  return (
    <FieldFrame id={id} label={m.history_search()}>
      <div className={styles.searchBox}>
        <IconSearch className={styles.icon} size={22} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={classNames(frame.control, styles.input)}
          placeholder={m.history_search_hint()}
          autoComplete="off"
          value={words}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
