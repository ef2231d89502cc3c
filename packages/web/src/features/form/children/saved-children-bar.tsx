import { Link } from 'react-router';
import type { SavedChild } from '#device/records/shapes';
import IconChevronDown from '#icon/IconChevronDown';
import IconPencil from '#icon/IconPencil';
import { m } from '#paraglide/messages';
import { ChildAvatar } from '#shared/children/child-avatar';
import { ChildName } from '#shared/children/child-name';
import { childrenPath } from '#shared/children/child-paths';
import { EmergencyLink } from '#shared/children/emergency-link';
import { MenuButton } from '#ui/buttons/menu-button';
import { formatDayOfYear } from '#ui/format/format-date';
import styles from './children.module.css';

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
  return (
    <>
      {saved.length > 0 && (
        <div className={styles.bar}>
          {filledFrom && <ChildAvatar child={filledFrom} />}
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
          {filledFrom && <EmergencyLink child={filledFrom} />}
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
                    <ChildAvatar child={child} />
                    <ChildName child={child} />
                  </button>
                ))}
                <Link to={childrenPath} className={styles.manage}>
                  <IconPencil size={20} aria-hidden="true" />
                  {m.form_children_manage()}
                </Link>
              </>
            )}
          >
            {m.form_children_fill()}
            <IconChevronDown size={20} aria-hidden="true" />
          </MenuButton>
        </div>
      )}
    </>
  );
}

const countWords = (count: number) => (count === 1 ? m.form_children_one() : m.form_children_some({ count }));
