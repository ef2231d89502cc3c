import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { StoryRequest } from '@calmbridge/domain/stories/story';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CheckedGroup } from './check-groups.ts';

type RunCheck = typeof import('./run-check.ts').runCheck;

export type CheckState =
  | { is: 'loading' }
  | { is: 'unavailable' }
  | { is: 'checked'; groups: readonly CheckedGroup[] };

let loaded: RunCheck | null = null;

/** Follows the text as it is typed, without holding up the typing. */
export function useStoryCheck(story: {
  title: string;
  text: string;
  request: StoryRequest;
  profile: ChildProfile | null;
}): CheckState {
  const [run, setRun] = useState<RunCheck | 'unavailable' | null>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isHere = true;
    import('./run-check.ts').then(
      ({ runCheck }) => {
        loaded = runCheck;
        if (isHere) setRun(() => runCheck);
      },
      () => isHere && setRun('unavailable'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const text = useDeferredValue(story.text);
  const { title, profile } = story;
  const { type, supportLevel, tone, context, about } = story.request;
  const groups = useMemo(
    () =>
      typeof run === 'function'
        ? run({ title, text, profile, request: { type, supportLevel, tone, context, about } })
        : [],
    [run, title, text, profile, type, supportLevel, tone, context, about],
  );
  if (run === 'unavailable') return { is: 'unavailable' };
  return run === null ? { is: 'loading' } : { is: 'checked', groups };
}
