import { useState } from 'react';
import type { SavedChild } from '#device/shapes';
import IconChevronDown from '#icon/IconChevronDown';
import IconPencil from '#icon/IconPencil';
import { m } from '#paraglide/messages';
import { formatDayOfYear } from '#ui/format-date';
import { MenuButton } from '#ui/menu-button';
import { ChildAvatar } from './child-avatar.tsx';
import styles from './children.module.css';
import { ChildrenDialog } from './children-dialog.tsx';

/** Whom the form was filled from, and the way to fill it from another. Not there before a child was saved. */
export function SavedChildrenBar({
  saved,
  filledFrom,
  onFill,
}: {
  saved: readonly SavedChild[];
  filledFrom: SavedChild | null;
  onFill: (child: SavedChild) => void;
}) {
  const [isManaging, setIsManaging] = useState(false);
  return (
    <>
      {saved.length > 0 && (
        <div className={styles.bar}>
          {filledFrom && <ChildAvatar name={filledFrom.name} />}
          <p className={styles.words}>
            {filledFrom ? (
              <>
                <strong>{m.form_children_filled_from({ name: filledFrom.name })}</strong>
                {m.form_children_filled({ day: formatDayOfYear(filledFrom.savedAt) })}
              </>
            ) : (
              countWords(saved.length)
            )}
          </p>
          <MenuButton
            className={styles.menu}
            panel={(close) => (
              <>
                {saved.map((child) => (
                  <button
                    key={child.id}
                    type="button"
                    onClick={() => {
                      close();
                      onFill(child);
                    }}
                  >
                    <ChildAvatar name={child.name} />
                    <span className={styles.who}>
                      <span>{child.name}</span>
                      <span className={styles.when}>
                        {m.form_children_saved_on({ day: formatDayOfYear(child.savedAt) })}
                      </span>
                    </span>
                  </button>
                ))}
                <button
                  type="button"
                  className={styles.manage}
                  onClick={() => {
                    close();
                    setIsManaging(true);
                  }}
                >
                  <IconPencil size={20} aria-hidden="true" />
                  {m.form_children_manage()}
                </button>
              </>
            )}
          >
            {m.form_children_fill()}
            <IconChevronDown size={20} aria-hidden="true" />
          </MenuButton>
        </div>
      )}
      {isManaging && <ChildrenDialog onClose={() => setIsManaging(false)} />}
    </>
  );
}

const countWords = (count: number) => (count === 1 ? m.form_children_one() : m.form_children_some({ count }));
