import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { EmergencyMark } from '#shared/children/emergency-mark';
import { Badge } from '#ui/layout/badge';
import { shortLevel } from '../story-words.ts';
import styles from './story-view.module.css';

/** What kind of story it is, and for whom. */
export function StoryBadges({ story }: { story: SocialStory }) {
  return (
    <div className={styles.badges}>
      <span className={styles.type}>{story.type}</span>
      {[shortLevel(story.supportLevel), story.context, story.child].filter(Boolean).map((words) => (
        <Badge key={words} look="surface">
          {words}
        </Badge>
      ))}
      <EmergencyMark of={story} />
      {story.isEdited && <Badge look="honey">{m.stories_edited()}</Badge>}
    </div>
  );
}
