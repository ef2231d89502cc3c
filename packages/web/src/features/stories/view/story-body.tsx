import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { requestWithout } from '@calmbridge/domain/stories/left-out';
import { type ReactNode, useRef } from 'react';
import type { SocialStory } from '#device/records/shapes';
import { ReadAloudBar } from '#shared/read-aloud/read-aloud-bar';
import { titleOf } from '#shared/story/story-look';
import { StoryCheck } from '../check/story-check.tsx';
import { paragraphsOf } from '../story-words.ts';
import type { StoryActions } from '../use-story-actions.ts';
import { requestOf } from '../writing/use-choices.ts';
import { EditForm } from './edit-form.tsx';
import { LeftOut } from './left-out.tsx';
import { StoryText } from './story-text.tsx';
import { useAutoPlay } from './use-auto-play.ts';

type OfStory = { story: SocialStory; profile: ChildProfile | null };

/** The text as it is read and heard, with its check. */
export function StoryBody({
  story,
  profile,
  isRead,
  isOpenedByHand,
  actions,
  onEdit,
  children,
}: OfStory & {
  isRead: boolean;
  isOpenedByHand: boolean;
  actions: Pick<StoryActions, 'add' | 'leaveOut'>;
  onEdit: () => void;
  children: ReactNode;
}) {
  const textRef = useRef<HTMLDivElement>(null);
  const autoPlay = useAutoPlay(story.id);
  return (
    <>
      <StoryText ref={textRef} story={story} />
      <LeftOut
        story={story}
        onEdit={onEdit}
        onAdd={(addition) => actions.add(story, addition)}
        onDismiss={() => actions.leaveOut(story)}
        onGone={() => textRef.current?.focus()}
      />
      <ReadAloudBar
        text={paragraphsOf(story.content).join('\n\n')}
        label={titleOf(story)}
        textRef={textRef}
        isOnPastel
        autoPlay={autoPlay}
        startsAtOnce={isRead || (isOpenedByHand && autoPlay.isOn)}
      />
      <StoryCheck
        title={story.title ?? titleOf(story)}
        text={story.content}
        request={requestWithout(requestOf(story), story.leftOut ?? [])}
        chosen={story.chosen}
        profile={profile}
      />
      {children}
    </>
  );
}

/** The text as it is changed, checked while it is. */
export function EditedBody({
  story,
  profile,
  onDone,
  onSave,
}: OfStory & { onDone: () => void; onSave: (text: string) => Promise<boolean> }) {
  return (
    <EditForm
      storyId={story.id}
      text={story.content}
      onDone={onDone}
      onSave={onSave}
      check={(text) => (
        <StoryCheck
          title={story.title ?? titleOf(story)}
          text={text}
          request={requestWithout(requestOf(story), story.leftOut ?? [])}
          chosen={story.chosen}
          profile={profile}
          isOpenAtFirst
        />
      )}
    />
  );
}
