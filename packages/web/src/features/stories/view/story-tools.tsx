import type { Ref } from 'react';
import { useDeviceStore } from '#device/device-context';
import type { SocialStory } from '#device/records/shapes';
import { DownloadMenu } from '#documents/download-menu';
import IconEdit from '#icon/IconEdit';
import IconPencil from '#icon/IconPencil';
import IconRefresh from '#icon/IconRefresh';
import { m } from '#paraglide/messages';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { Button } from '#ui/buttons/button';
import { paperOf } from '../story-words.ts';
import styles from './story-view.module.css';

/** What can be done with the story that is read. */
export function StoryTools({
  story,
  names,
  parts: { GenerateImage, RemoveCover, makeBook },
  renameRef,
  onRename,
  onEdit,
  onTellAnotherWay,
}: {
  story: SocialStory;
  names: readonly string[];
  parts: StoryParts;
  renameRef: Ref<HTMLButtonElement>;
  onRename: () => void;
  onEdit: () => void;
  onTellAnotherWay: () => void;
}) {
  const store = useDeviceStore();
  const quiet = { look: 'quiet', isSmall: true } as const;
  return (
    <div className={styles.actions}>
      <Button
        {...quiet}
        ref={renameRef}
        icon={<IconPencil size={20} aria-hidden="true" />}
        onClick={onRename}
      >
        {m.stories_rename()}
      </Button>
      <Button {...quiet} icon={<IconEdit size={20} aria-hidden="true" />} onClick={onEdit}>
        {m.stories_edit()}
      </Button>
      {(story.others?.length ?? 0) > 0 && (
        <Button {...quiet} icon={<IconRefresh size={20} aria-hidden="true" />} onClick={onTellAnotherWay}>
          {m.stories_another_way()}
        </Button>
      )}
      <DownloadMenu document={paperOf(story)} book={() => makeBook({ story, names }, store)} />
      <RemoveCover story={story} />
      <span className={styles.long}>
        <MakeBoardButton title={titleOf(story)} text={story.content} childName={story.child} />
      </span>
      <span className={styles.long}>
        <GenerateImage story={story} names={names} />
      </span>
    </div>
  );
}
