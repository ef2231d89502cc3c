import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { useDeferredValue, useMemo } from 'react';
import { usePart } from '#ui/later/later';
import { createPart } from '#ui/later/part';
import type { CheckedGroup } from './check-groups.ts';

export type CheckState =
  | { is: 'loading' }
  | { is: 'unavailable' }
  | { is: 'checked'; groups: readonly CheckedGroup[] };

const check = createPart(async () => (await import('./run-check.ts')).runCheck);

/** Follows the text as it is typed, without holding up the typing. */
export function useStoryCheck(story: {
  title: string;
  text: string;
  request: StoryRequest;
  profile: ChildProfile | null;
  chosen?: string | undefined;
}): CheckState {
  const part = usePart(check);
  const run = part.is === 'there' ? part.value : null;
  const text = useDeferredValue(story.text);
  const { title, profile, chosen } = story;
  const { type, supportLevel, tone, context, about } = story.request;
  const groups = useMemo(
    () =>
      run ? run({ title, text, profile, chosen, request: { type, supportLevel, tone, context, about } }) : [],
    [run, title, text, profile, chosen, type, supportLevel, tone, context, about],
  );
  if (part.is === 'missing') return { is: 'unavailable' };
  return run ? { is: 'checked', groups } : { is: 'loading' };
}
