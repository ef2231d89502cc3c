import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type Ref, useRef, useState } from 'react';
import type { SocialStory } from '#device/records/shapes';
import IconBook2 from '#icon/IconBook2';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { Button } from '#ui/buttons/button';
import type { StoryActions } from '../use-story-actions.ts';
import { useNames } from '../writing/use-story-writing.ts';
import { draftOf } from './edit-drafts.ts';
import { RenameForm } from './rename-form.tsx';
import { StoryBadges } from './story-badges.tsx';
import { EditedBody, StoryBody } from './story-body.tsx';
import { CoverFigure } from './story-cover-figure.tsx';
import { StoryTools } from './story-tools.tsx';
import styles from './story-view.module.css';

type StoryViewProps = {
  story: SocialStory;
  profile: ChildProfile | null;
  /** Play was pressed to open it. */
  isRead: boolean;
  isOpenedByHand: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  actions: StoryActions;
  parts: StoryParts;
  onOpenBook: () => void;
};

/** A story with everything that can be done with it. */
export function StoryView({ headingRef, actions, parts, onOpenBook, ...shown }: StoryViewProps) {
  const { story, profile } = shown;
  const [mode, setMode] = useState<'reading' | 'renaming' | 'editing'>(
    draftOf(story.id) === undefined ? 'reading' : 'editing',
  );
  const renameButton = useRef<HTMLButtonElement>(null);
  const names = useNames(profile, story.child);
  const { Cover, ImageProgress } = parts;
  const finish = () => {
    setMode('reading');
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  const rename = async (name: string) => {
    if (await actions.rename(story, name)) finish();
  };
  return (
    <article className={styles.story} style={pastelStyle(story.type)} aria-label={titleOf(story)}>
      <StoryBadges story={story} />
      {mode === 'renaming' ? (
        <RenameForm name={titleOf(story)} onCancel={finish} onSave={rename} />
      ) : (
        <div className={styles.head}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
            {titleOf(story)}
          </h2>
          {story.cover?.is !== 'picture' && <Cover story={story} isLarge />}
        </div>
      )}
      {mode === 'reading' && <BookButton onClick={onOpenBook} />}
      {story.cover?.is === 'picture' && mode !== 'editing' && <CoverFigure story={story} Cover={Cover} />}
      {mode === 'editing' ? (
        <EditedBody {...{ story, profile }} onDone={finish} onSave={(text) => actions.edit(story, text)} />
      ) : (
        <StoryBody {...shown} actions={actions} onEdit={() => setMode('editing')}>
          <ImageProgress story={story} names={names} />
          <StoryTools
            story={story}
            names={names}
            parts={parts}
            renameRef={renameButton}
            onRename={() => setMode('renaming')}
            onEdit={() => setMode('editing')}
            onTellAnotherWay={() => void actions.tellAnotherWay(story)}
          />
        </StoryBody>
      )}
      <StoryFoot story={story} onRemove={() => void actions.remove(story)} />
    </article>
  );
}

function BookButton({ onClick }: { onClick: () => void }) {
  return (
    <span className={styles.book}>
      <Button isSmall icon={<IconBook2 size={22} aria-hidden="true" />} onClick={onClick}>
        {m.stories_book()}
      </Button>
    </span>
  );
}

function StoryFoot({ story, onRemove }: { story: SocialStory; onRemove: () => void }) {
  return (
    <>
      {story.notes && <p className={styles.notes}>{m.chat_notes({ notes: story.notes.join(' · ') })}</p>}
      <div className={styles.foot}>
        <AiLine writtenBy={story.writtenBy ?? 'service'} />
        <Button
          look="danger-quiet"
          isSmall
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onRemove}
        >
          {m.stories_delete()}
        </Button>
      </div>
    </>
  );
}
