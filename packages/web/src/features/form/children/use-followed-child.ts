import { isEmptyProfile, isSameProfile } from '@calmbridge/domain/child/compare';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentChild } from '#device/records/current-child';
import { noDetails } from '#device/records/emergency-details';
import type { SavedChild } from '#device/records/shapes';
import type { Draft } from '../drafts/draft-keeper.ts';

/** A form as the child was saved. */
export const draftOf = (child: SavedChild): Draft => ({
  profile: profileFrom(child.profile),
  childId: child.id,
  emergency: child.emergency ?? noDetails,
});

/** Another child in the header is another child in the form, unless something typed would be lost. */
export function useFollowedChild(now: ChildProfile, put: (draft: Draft) => void): void {
  const { child } = useCurrentChild();
  const before = useRef(child);
  const follow = useEffectEvent(() => {
    const left = before.current;
    before.current = child;
    if (child === null || child.id === left?.id) return;
    const isUntouched =
      isEmptyProfile(now) || (left !== null && isSameProfile(now, profileFrom(left.profile)));
    if (isUntouched) put(draftOf(child));
  });
  const id = child?.id;
  // Who is chosen is what it follows.
  useEffect(() => follow(), [id]);
}
