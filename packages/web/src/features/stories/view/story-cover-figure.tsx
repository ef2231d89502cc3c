import { usualImageServiceName } from '@calmbridge/domain/images/service-name';
import { useServiceFacts } from '#api/service-facts';
import type { SocialStory } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import type { StoryParts } from '#shared/story/story-parts';
import styles from './story-view.module.css';

/** A made picture, with a word on who made it. */
export function CoverFigure({ story, Cover }: { story: SocialStory } & Pick<StoryParts, 'Cover'>) {
  const facts = useServiceFacts();
  return (
    <figure className={styles.cover}>
      <Cover story={story} isLarge />
      {story.coverMadeBy && (
        <figcaption>
          {story.coverMadeBy === 'library'
            ? m.stories_cover_library()
            : m.stories_cover_service({ name: facts?.imageServiceName ?? usualImageServiceName })}
        </figcaption>
      )}
    </figure>
  );
}
