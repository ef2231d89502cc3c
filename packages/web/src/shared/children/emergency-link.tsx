import type { SavedChild } from '#device/records/shapes';
import IconFirstAidKit from '#icon/IconFirstAidKit';
import { m } from '#paraglide/messages';
import { ButtonLink } from '#ui/buttons/button-link';
import { emergencyPath } from './child-paths.ts';

/** Stands wherever a child is shown. */
export const EmergencyLink = ({ child }: { child: Pick<SavedChild, 'id'> }) => (
  <ButtonLink
    to={emergencyPath(child.id)}
    look="secondary"
    isSmall
    icon={<IconFirstAidKit size={22} aria-hidden="true" />}
  >
    {m.emergency_card()}
  </ButtonLink>
);
