import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { ProfileFields } from '@calmbridge/domain/history/message';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Draft } from './drafts/draft-keeper.ts';

/** What another page of ours wants the form to begin with: the review of a plan begins the next one. */
const Start = z.object({ start: z.object({ profile: ProfileFields, childId: z.string() }) });

/** Once: going back to the form later finds what was typed since. */
export function useStart(put: (draft: Omit<Draft, 'emergency'>) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const begin = useEffectEvent(() => {
    const read = Start.safeParse(state);
    if (!read.success) return;
    const { profile, childId } = read.data.start;
    put({ profile: profileFrom(profile), childId });
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => begin(), []);
}
