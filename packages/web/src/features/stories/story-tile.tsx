import { memo } from 'react';
import type { SocialStory } from '#device/shapes';
import IconPlayerPlay from '#icon/IconPlayerPlay';
import { m } from '#paraglide/messages';
import { formatDayOfYear } from '#ui/format-date';
import { IconButton } from '#ui/icon-button';
import { pastelStyle, titleOf } from '#ui/story/story-look';
import type { StoryParts } from '#ui/story/story-parts';
import styles from './saved-stories.module.css';

export type OpenStory = (id: string, isRead: boolean) => void;

/** A saved story, small: pressing it shows it, Play also reads it. */
export const StoryTile = memo(function StoryTile({
  story,
  isShown,
  Cover,
  onOpen,
}: Pick<StoryParts, 'Cover'> & {
  story: SocialStory;
  isShown: boolean;
  onOpen: OpenStory;
}) {
  const title = titleOf(story);
  return (
    <li className={styles.tile} style={pastelStyle(story.type)}>
      <span className={styles.type}>{story.type}</span>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            aria-current={isShown || undefined}
            onClick={() => onOpen(story.id, false)}
          >
            {title}
          </button>
        </h3>
        <Cover story={story} />
      </div>
      <div className={styles.foot}>
        <span>
          {formatDayOfYear(story.date)}
          {isShown && ` · ${m.stories_open_now()}`}
        </span>
        <IconButton
          label={m.stories_play({ title })}
          icon={<IconPlayerPlay size={22} aria-hidden="true" />}
          onClick={() => onOpen(story.id, true)}
        />
      </div>
    </li>
  );
});
