import { stillLeftOut } from '@calmbridge/domain/stories/left-out';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';
import type { SocialStory } from '#device/records/shapes';
import IconEdit from '#icon/IconEdit';
import IconPlus from '#icon/IconPlus';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { Button } from '#ui/buttons/button';
import styles from './story-view.module.css';

type LeftOutProps = {
  story: SocialStory;
  onEdit: () => void;
  /** Each answers whether it was kept. */
  onAdd: (addition: StoryAddition) => Promise<boolean>;
  onDismiss: () => Promise<boolean>;
  /** The note, or the button that was pressed, is gone: the next place to be is the text. */
  onGone: () => void;
};

/** What the carer wrote and the story does not say, until it does or is left out for good. */
export function LeftOut({ story, onEdit, onAdd, onDismiss, onGone }: LeftOutProps) {
  const { leftOut = [], additions = [] } = story;
  const parts = stillLeftOut(leftOut, `${titleOf(story)} ${story.content}`, additions);
  if (parts.length === 0 || story.isLeftOutKnown === true) return null;
  const ready = additions.filter(({ part }) => parts.includes(part));
  const then = (act: Promise<boolean>) => void act.then((isKept) => isKept && onGone());
  return (
    <section className={styles.leftOut} aria-label={m.stories_left_out_name()}>
      <p>{m.stories_left_out({ parts: parts.map((part) => `“${part}”`).join(', ') })}</p>
      <div className={styles.leftOutActions}>
        {ready.map((addition) => (
          <Button
            key={addition.part}
            look="secondary"
            isSmall
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => then(onAdd(addition))}
          >
            {m.stories_left_out_add_sentence({ sentence: addition.sentence })}
          </Button>
        ))}
        {ready.length < parts.length && (
          <Button look="quiet" isSmall icon={<IconEdit size={20} aria-hidden="true" />} onClick={onEdit}>
            {m.stories_left_out_add()}
          </Button>
        )}
        <Button look="quiet" isSmall onClick={() => then(onDismiss())}>
          {m.stories_left_out_dismiss()}
        </Button>
      </div>
    </section>
  );
}
