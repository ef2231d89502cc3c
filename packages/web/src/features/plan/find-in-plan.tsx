import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { type FormEvent, type RefObject, useId } from 'react';
import IconChevronDown from '#icon/IconChevronDown';
import IconChevronUp from '#icon/IconChevronUp';
import IconSearch from '#icon/IconSearch';
import { m } from '#paraglide/messages';
import { IconButton } from '#ui/buttons/icon-button';
import styles from './find-in-plan.module.css';
import { useFind } from './use-find.ts';

/** Every place of a word is marked; Enter and the arrows go from one to the next. */
export function FindInPlan({
  text,
  sections,
  onFind,
}: {
  text: RefObject<HTMLDivElement | null>;
  sections: readonly PlanSection[];
  onFind: () => void;
}) {
  const id = useId();
  const { words, setWords, count, at, go } = useFind(text, sections);
  const isAsked = words.trim() !== '';
  const next = (event: FormEvent) => {
    event.preventDefault();
    onFind();
    go(1);
  };
  return (
    <form className={styles.find} onSubmit={next}>
      <label htmlFor={id} className="visually-hidden">
        {m.plan_find()}
      </label>
      <span className={styles.field}>
        <IconSearch className={styles.icon} size={20} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={styles.box}
          placeholder={m.plan_find()}
          value={words}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setWords(event.target.value)}
        />
      </span>
      {isAsked && (
        <span className={styles.hits}>
          <output className={styles.count}>
            {count === 0 ? m.plan_find_none() : m.plan_find_count({ at: at + 1, count })}
          </output>
          {count > 0 && (
            <>
              <IconButton
                label={m.plan_find_previous()}
                icon={<IconChevronUp size={22} aria-hidden="true" />}
                onClick={() => go(-1)}
              />
              <IconButton
                label={m.plan_find_next()}
                icon={<IconChevronDown size={22} aria-hidden="true" />}
                onClick={() => go(1)}
              />
            </>
          )}
        </span>
      )}
    </form>
  );
}
