import { withAddition } from '@calmbridge/domain/stories/left-out';
import type { StoryAddition } from '@calmbridge/domain/stories/story-addition';
import { useCollection } from '#device/device-context';
import { type SocialStory, socialStories } from '#device/records/shapes';
import type { Saved } from '#device/store/user-scope';
import { m } from '#paraglide/messages';
import { titleOf } from '#shared/story/story-look';
import { useKeptOrTold } from '#shared/trouble/use-kept-or-told';
import { useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';

export type StoryActions = {
  /** Each answers whether it was kept. */
  rename: (story: SocialStory, name: string) => Promise<boolean>;
  edit: (story: SocialStory, text: string) => Promise<boolean>;
  /** A sentence for a part of the line that the story left out. */
  add: (story: SocialStory, addition: StoryAddition) => Promise<boolean>;
  /** What was left out is named no more. */
  leaveOut: (story: SocialStory) => Promise<boolean>;
  /** The next telling; this one comes again after the others. */
  tellAnotherWay: (story: SocialStory) => Promise<boolean>;
  remove: (story: SocialStory) => Promise<boolean>;
};

/** What a carer can do with a kept story: asked first, told afterwards, taken back with Undo. */
export function useStoryActions(): StoryActions {
  const { update, remove } = useCollection(socialStories);
  const confirm = useConfirm();
  const toast = useToast();
  const keptOrTold = useKeptOrTold();
  const undoing = (act: () => Promise<Saved>) => () =>
    void act().then((saved) => keptOrTold(saved, m.stories_undo_failed()));
  const changeText = async (story: SocialStory, content: string, text: string): Promise<boolean> => {
    if (content === story.content) return true;
    const kept = await update(story.id, (now) => ({ ...now, content, isEdited: true }));
    const before = { content: story.content, isEdited: story.isEdited ?? false };
    if (kept.ok) toast({ text, undo: undoing(() => update(story.id, (now) => ({ ...now, ...before }))) });
    return keptOrTold(kept, m.stories_change_failed());
  };

  return {
    rename: async ({ id, title }, name) => {
      const customName = name === title?.trim() ? '' : name;
      return keptOrTold(await update(id, (now) => ({ ...now, customName })), m.stories_change_failed());
    },
    edit: (story, content) => changeText(story, content, m.stories_text_saved()),
    add: (story, addition) =>
      changeText(story, withAddition(story.content, addition), m.stories_left_out_added()),
    leaveOut: async ({ id }) => {
      const kept = await update(id, (now) => ({ ...now, isLeftOutKnown: true }));
      if (kept.ok)
        toast({
          text: m.stories_left_out_dismissed(),
          undo: undoing(() => update(id, (now) => ({ ...now, isLeftOutKnown: false }))),
        });
      return keptOrTold(kept, m.stories_change_failed());
    },
    tellAnotherWay: async ({ id, others: [next, ...rest] = [] }) => {
      if (!next) return true;
      const kept = await update(id, (now) => ({
        ...now,
        title: next.title,
        content: next.text,
        others: [...rest, { title: now.title ?? next.title, text: now.content }],
      }));
      return keptOrTold(kept, m.stories_change_failed());
    },
    remove: async (story) => {
      const isSure = await confirm({
        title: m.stories_delete_ask({ title: titleOf(story) }),
        text: m.stories_delete_words(),
        confirmLabel: m.stories_delete(),
        isDangerous: true,
      });
      if (!isSure) return false;
      const gone = await remove(story.id);
      if (gone.ok) toast({ text: m.stories_deleted(), undo: undoing(gone.undo) });
      return keptOrTold(gone, m.stories_delete_failed());
    },
  };
}
