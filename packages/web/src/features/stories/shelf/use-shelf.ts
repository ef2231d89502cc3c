import { useMemo } from 'react';
import { useCollection } from '#device/device-context';
import { childFinder } from '#device/records/child-of';
import { useCurrentChild } from '#device/records/current-child';
import { profileFormResponses, socialStories } from '#device/records/shapes';
import { chatsOf, storyChild } from '../writing/chats.ts';
import { subjectsOf } from '../writing/subjects.ts';

/** The stories of the child everything is about, or all of them, and what new ones can be made from. */
export function useShelf() {
  const all = useCollection(socialStories).records;
  const responses = useCollection(profileFormResponses).records;
  const { child, children } = useCurrentChild();
  return useMemo(() => {
    const childOf = childFinder(children);
    const chats = chatsOf(responses, children, childOf);
    const isShown = (story: (typeof all)[number]) =>
      child === null || storyChild(story, chats, childOf) === child.id;
    return { stories: all.filter(isShown), chats, children, subjects: subjectsOf(chats, children) };
  }, [all, responses, child, children]);
}
