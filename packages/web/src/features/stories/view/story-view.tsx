import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { usualImageServiceName } from '@calmbridge/domain/images/service-name';
import { type Ref, useRef, useState } from 'react';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import type { SocialStory } from '#device/records/shapes';
import { DownloadMenu } from '#documents/download-menu';
import IconBook2 from '#icon/IconBook2';
import IconEdit from '#icon/IconEdit';
import IconPencil from '#icon/IconPencil';
import IconRefresh from '#icon/IconRefresh';
import IconTrash from '#icon/IconTrash';
import { m } from '#paraglide/messages';
import { AiLine } from '#shared/ai-text/ai-line';
import { MakeBoardButton } from '#shared/board/make-board-button';
import { EmergencyMark } from '#shared/children/emergency-mark';
import { ReadAloudBar } from '#shared/read-aloud/read-aloud-bar';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import type { StoryParts } from '#shared/story/story-parts';
import { Button } from '#ui/buttons/button';
import { Badge } from '#ui/layout/badge';
import { StoryCheck } from '../check/story-check.tsx';
import { paperOf, paragraphsOf, shortLevel } from '../story-words.ts';
import type { StoryActions } from '../use-story-actions.ts';
import { requestOf } from '../writing/use-choices.ts';
import { useNames } from '../writing/use-story-writing.ts';
import { draftOf } from './edit-drafts.ts';
import { EditForm } from './edit-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { StoryText } from './story-text.tsx';
import styles from './story-view.module.css';
import { useAutoPlay } from './use-auto-play.ts';

/** A story with everything that can be done with it. */
export function StoryView({
  story,
  profile,
  isRead,
  isOpenedByHand,
  headingRef,
  actions,
  parts: { Cover, GenerateImage, ImageProgress, RemoveCover, makeBook },
  onOpenBook,
}: {
  story: SocialStory;
  profile: ChildProfile | null;
  /** Play was pressed to open it. */
  isRead: boolean;
  isOpenedByHand: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  actions: StoryActions;
  parts: StoryParts;
  onOpenBook: () => void;
}) {
  const [mode, setMode] = useState<'reading' | 'renaming' | 'editing'>(
    draftOf(story.id) === undefined ? 'reading' : 'editing',
  );
  const textRef = useRef<HTMLDivElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const autoPlay = useAutoPlay(story.id);
  const title = titleOf(story);
  const finish = () => {
    setMode('reading');
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  const request = requestOf(story);
  const names = useNames(profile, story.child);
  const store = useDeviceStore();
  return (
    <article className={styles.story} style={pastelStyle(story.type)} aria-label={title}>
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
      {mode === 'renaming' ? (
        <RenameForm
          name={title}
          onCancel={finish}
          onSave={async (name) => {
            if (await actions.rename(story, name)) finish();
          }}
        />
      ) : (
        <div className={styles.head}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {story.cover?.is !== 'picture' && <Cover story={story} isLarge />}
        </div>
      )}
      {mode === 'reading' && (
        <span className={styles.book}>
          <Button isSmall icon={<IconBook2 size={22} aria-hidden="true" />} onClick={onOpenBook}>
            {m.stories_book()}
          </Button>
        </span>
      )}
      {story.cover?.is === 'picture' && mode !== 'editing' && <CoverFigure story={story} Cover={Cover} />}
      {mode === 'editing' ? (
        <EditForm
          storyId={story.id}
          text={story.content}
          onDone={finish}
          onSave={(text) => actions.edit(story, text)}
          check={(text) => (
            <StoryCheck
              title={story.title ?? title}
              text={text}
              request={request}
              profile={profile}
              isOpenAtFirst
            />
          )}
        />
      ) : (
        <>
          <StoryText ref={textRef} story={story} />
          <ReadAloudBar
            text={paragraphsOf(story.content).join('\n\n')}
            label={title}
            textRef={textRef}
            isOnPastel
            autoPlay={autoPlay}
            startsAtOnce={isRead || (isOpenedByHand && autoPlay.isOn)}
          />
          <StoryCheck title={story.title ?? title} text={story.content} request={request} profile={profile} />
          <ImageProgress story={story} names={names} />
          <div className={styles.actions}>
            <Button
              ref={renameButton}
              look="quiet"
              isSmall
              icon={<IconPencil size={20} aria-hidden="true" />}
              onClick={() => setMode('renaming')}
            >
              {m.stories_rename()}
            </Button>
            <Button
              look="quiet"
              isSmall
              icon={<IconEdit size={20} aria-hidden="true" />}
              onClick={() => setMode('editing')}
            >
              {m.stories_edit()}
            </Button>
            {(story.others?.length ?? 0) > 0 && (
              <Button
                look="quiet"
                isSmall
                icon={<IconRefresh size={20} aria-hidden="true" />}
                onClick={() => void actions.tellAnotherWay(story)}
              >
                {m.stories_another_way()}
              </Button>
            )}
            <DownloadMenu document={paperOf(story)} book={() => makeBook({ story, names }, store)} />
            <RemoveCover story={story} />
            <span className={styles.long}>
              <MakeBoardButton title={title} text={story.content} childName={story.child} />
            </span>
            <span className={styles.long}>
              <GenerateImage story={story} names={names} />
            </span>
          </div>
        </>
      )}
      {story.notes && <p className={styles.notes}>{m.chat_notes({ notes: story.notes.join(' · ') })}</p>}
      <div className={styles.foot}>
        <AiLine writtenBy={story.writtenBy ?? 'service'} />
        <Button
          look="danger-quiet"
          isSmall
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => void actions.remove(story)}
        >
          {m.stories_delete()}
        </Button>
      </div>
    </article>
  );
}

/** A made picture, with a word on who made it. */
function CoverFigure({ story, Cover }: { story: SocialStory } & Pick<StoryParts, 'Cover'>) {
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
