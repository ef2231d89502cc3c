import type { SocialStory } from '#device/records/shapes';
import { useDownloads } from '#documents/download-menu';
import IconDots from '#icon/IconDots';
import IconPencil from '#icon/IconPencil';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { iconButtonClass } from '#ui/buttons/icon-button';
import { MenuButton } from '#ui/buttons/menu-button';
import { MenuChoices } from '#ui/buttons/menu-choices';
import { paperOf } from '../story-words.ts';

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
  const downloads = useDownloads({ document: paperOf(story) });
  const choices = [
    { words: m.stories_rename(), Icon: IconPencil, act: onRename },
    ...downloads.choices,
    { words: m.stories_delete(), Icon: IconTrash, act: onRemove },
  ];
  return (
    <MenuButton
      className={iconButtonClass}
      label={m.stories_tile_menu({ title: titleOf(story) })}
      panel={(close) => <MenuChoices choices={choices} close={close} />}
    >
      <IconDots size={24} aria-hidden="true" />
    </MenuButton>
  );
}
