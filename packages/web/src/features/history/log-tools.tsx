import { useId } from 'react';
import IconSearch from '#icon/IconSearch';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import { FieldFrame } from '#ui/fields/field-frame';
import frame from '#ui/fields/field-frame.module.css';
import { SelectField } from '#ui/fields/select-field';
import styles from './log-tools.module.css';
import type { Order, Wanted } from './logs.ts';

/** Search, child, kind and order. */
export function LogTools({
  wanted,
  onChange,
  names,
  hasMoments,
}: {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  names: readonly string[];
  hasMoments: boolean;
}) {
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
        <FieldFrame id={`${id}-search`} label={m.history_search()}>
          <div className={styles.searchBox}>
            <IconSearch className={styles.icon} size={22} aria-hidden="true" />
            <input
              id={`${id}-search`}
              type="search"
              className={classNames(frame.control, styles.input)}
              placeholder={m.history_search_hint()}
              autoComplete="off"
              value={wanted.words}
              onChange={(event) => onChange({ ...wanted, words: event.target.value })}
            />
          </div>
        </FieldFrame>
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
