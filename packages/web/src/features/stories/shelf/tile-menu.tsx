import type { SocialStory } from '#device/records/shapes';
import { useDownloads } from '#documents/download-menu';
import IconDots from '#icon/IconDots';
import IconPencil from '#icon/IconPencil';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { MenuButton } from '#ui/buttons/menu-button';
import { paperOf } from '../story-words.ts';
import styles from './saved-stories.module.css';

/** What can be done with a saved story without opening it. Its picture book is made where it is open. */
export function TileMenu({
  story,
  onRename,
  onRemove,
}: {
  story: SocialStory;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { choices } = useDownloads({ document: paperOf(story) });
  const actions = [
    { words: m.stories_rename(), Icon: IconPencil, act: onRename },
    ...choices,
    { words: m.stories_delete(), Icon: IconTrash, act: onRemove },
  ];
  return (
    <MenuButton
      className={styles.dots}
      label={m.stories_tile_menu({ title: titleOf(story) })}
      panel={(close) =>
        actions.map(({ words, Icon, act }) => (
          <button
            key={words}
            type="button"
            onClick={() => {
              close();
              void act();
            }}
          >
            <Icon size={22} aria-hidden="true" />
            {words}
          </button>
        ))
      }
    >
      <IconDots size={24} aria-hidden="true" />
    </MenuButton>
  );
}
