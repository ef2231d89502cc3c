// One section of a plan as a paid use. What is asked goes to the server, without names; where the text belongs stays on the
// device, so that a page opened later can go on with it.
import { hideNames } from '@calmbridge/domain/assistant/child-name';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { z } from 'zod';
import { hiddenProfile } from '#api/hidden-profile';
import type { UseWish } from '#api/paid-use/open-use';
import type { OpenUse } from '#device/records/shapes';

const SectionPlace = z.object({ planId: z.string(), sectionId: z.string(), names: z.array(z.string()) });
export type SectionPlace = z.infer<typeof SectionPlace>;

export type SectionWish = {
  planId: string;
  section: PlanSection;
  /** As it is now. */
  profile: ChildProfile;
  /** This child's name first. None of them leaves the page. */
  names: readonly string[];
};

export function sectionUseOf({ planId, section, profile, names }: SectionWish): UseWish {
  const place: SectionPlace = { planId, sectionId: section.id, names: [...names] };
  return {
    kind: 'section',
    body: { profile: hiddenProfile(profile, names, true), section: hideNames(section.title, names) },
    place,
  };
}

export const sectionPlaceOf = ({ kind, place }: OpenUse): SectionPlace | null =>
  (kind === 'section' && SectionPlace.safeParse(place).data) || null;
