// The seven sections that the bridge counts, in their order, and what makes each of them done.
import { noKnownAllergies } from '@calmbridge/domain/child/options';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { m } from '#paraglide/messages';

export const sectionIds = [
  'roles',
  'basic',
  'diagnosis',
  'communication',
  'sensory',
  'diet',
  'plans',
] as const;
export type SectionId = (typeof sectionIds)[number];

export const sectionTitles: Record<SectionId, () => string> = {
  roles: m.form_roles,
  basic: m.form_basic,
  diagnosis: m.form_diagnosis,
  communication: m.form_communication,
  sensory: m.form_sensory,
  diet: m.form_diet,
  plans: m.form_plans,
};

export const headingId = (section: SectionId): string => `form-section-${section}`;

/** Done is what says something; the basics are done with the name. */
const isDone: Record<SectionId, (profile: ChildProfile) => boolean> = {
  roles: ({ importantRoles }) => importantRoles.length > 0,
  basic: ({ name }) => name.trim() !== '',
  diagnosis: ({ diagnosisType, diagnosisDate }) => diagnosisType !== '' || diagnosisDate !== '',
  communication: ({ communication, preferredCommunication }) =>
    communication !== '' || preferredCommunication !== '',
  sensory: ({ sensorySensitivities }) => sensorySensitivities.length > 0,
  diet: ({ dietRestrictions }) =>
    dietRestrictions.length === 1 ||
    (dietRestrictions.length > 1 && !dietRestrictions.includes(noKnownAllergies)),
  plans: ({ carePlans }) => carePlans.length > 0,
};

export const doneSections = (profile: ChildProfile): ReadonlySet<SectionId> =>
  new Set(sectionIds.filter((section) => isDone[section](profile)));
