import { memo, useState } from 'react';
import type { SocialStory } from '#device/records/shapes';
import IconPlayerPlay from '#icon/IconPlayerPlay';
import { m } from '#paraglide/messages';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { IconButton } from '#ui/buttons/icon-button';
import { classNames } from '#ui/class-names';
import { formatDayOfYear } from '#ui/format/format-date';
import list from '#ui/layout/tile-list.module.css';
import type { StoryActions } from '../use-story-actions.ts';
import { RenameForm } from '../view/rename-form.tsx';
import styles from './saved-stories.module.css';
import { TileMenu } from './tile-menu.tsx';

export type OpenStory = (id: string, isRead: boolean) => void;

/** A saved story, small: pressing it shows it, Play also reads it, and a menu renames, downloads and deletes it. */
export const StoryTile = memo(function StoryTile({
  story,
  isShown,
  Cover,
  actions,
  onOpen,
}: Pick<StoryParts, 'Cover'> & {
  story: SocialStory;
  isShown: boolean;
  actions: Pick<StoryActions, 'rename' | 'remove'>;
  onOpen: OpenStory;
}) {
  const title = titleOf(story);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className={styles.tile} style={pastelStyle(story.type)}>
      <span className={styles.type}>{story.type}</span>
      {isRenaming ? (
        <RenameForm
          name={title}
          onCancel={() => setIsRenaming(false)}
          onSave={async (name) => {
            if (await actions.rename(story, name)) setIsRenaming(false);
          }}
        />
      ) : (
        <div className={styles.head}>
          <h3 className={styles.title}>
            <button
              type="button"
              className={classNames(list.open, styles.open)}
              aria-current={isShown || undefined}
              onClick={() => onOpen(story.id, false)}
            >
              {title}
            </button>
          </h3>
          <Cover story={story} />
        </div>
      )}
      <TileFoot
        story={story}
        isShown={isShown}
        onPlay={() => onOpen(story.id, true)}
        onRename={() => setIsRenaming(true)}
        onRemove={() => void actions.remove(story)}
      />
    </li>
  );
});

function TileFoot({
  story,
  isShown,
  onPlay,
  onRename,
  onRemove,
}: {
  story: SocialStory;
  isShown: boolean;
  onPlay: () => void;
  onRename: () => void;
  onRemove: () => void;
}) {
  return (
    <div className={styles.foot}>
      <span>
        {formatDayOfYear(story.date)}
        {isShown && ` · ${m.stories_open_now()}`}
      </span>
      <div className={styles.actions}>
        <IconButton
          label={m.stories_play({ title: titleOf(story) })}
          icon={<IconPlayerPlay size={22} aria-hidden="true" />}
          onClick={onPlay}
        />
        <TileMenu story={story} onRename={onRename} onRemove={onRemove} />
      </div>
    </div>
  );
}
