import { stillLeftOut } from '@calmbridge/domain/stories/left-out';
import type { SocialStory } from '#device/records/shapes';
import IconEdit from '#icon/IconEdit';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { Button } from '#ui/buttons/button';
import styles from './story-view.module.css';

/** What the carer wrote and the story does not say, until it does. */
export function LeftOut({ story, onEdit }: { story: SocialStory; onEdit: () => void }) {
  const parts = stillLeftOut(story.leftOut ?? [], `${titleOf(story)} ${story.content}`);
  if (parts.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p>{m.stories_left_out({ parts: parts.map((part) => `“${part}”`).join(', ') })}</p>
      <Button look="quiet" isSmall icon={<IconEdit size={20} aria-hidden="true" />} onClick={onEdit}>
        {m.stories_left_out_add()}
      </Button>
    </div>
  );
}
