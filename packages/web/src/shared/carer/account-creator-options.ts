import { type AccountCreator, accountCreators } from '@calmbridge/domain/users/carer-profile';
import { m } from '#paraglide/messages';
import type { Option } from '#ui/fields/select-field';

/** Important roles carry the same words. */
export const accountCreatorLabels: Record<AccountCreator, () => string> = {
  parentsGuardians: m.creator_parents_guardians,
  teachersEducationalStaff: m.creator_teachers,
  behavioralTherapists: m.creator_behavioral_therapists,
  healthcareProviders: m.creator_healthcare_providers,
  specialEducationCoordinators: m.creator_special_education,
  recreationalTherapists: m.creator_recreational_therapists,
  socialWorkers: m.creator_social_workers,
  other: m.creator_other,
};

export const accountCreatorOptions = (): Option<AccountCreator>[] =>
  accountCreators.map((value) => ({ value, label: accountCreatorLabels[value]() }));

/** The words for what is stored; an unknown value is shown as it is. */
export const accountCreatorWords = (stored: string): string =>
  accountCreatorOptions().find(({ value }) => value === stored)?.label ?? stored;
