// Children the tests write plans for beside the boy of our examples: one of whom hardly anything is known, a teenager.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { writeCarePlan } from './write-care-plan.ts';

export const today = '2026-11-15';
export const planFor = (some: Partial<ChildProfile>): string =>
  writeCarePlan({ profile: { ...emptyProfile, ...some }, today });

export const bare: Partial<ChildProfile> = {
  name: 'Ro',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};
export const zola: Partial<ChildProfile> = {
  name: 'Zola',
  age: '14',
  gender: 'Female',
  communication: 'Verbal',
  preferredCommunication: 'Speech',
  sensorySensitivities: ['Light', 'Smell'],
  comfortItems: 'green hoodie',
  strengths: 'draws comics, honest',
  specialInterests: 'sharks, K-pop',
  activities: 'swimming',
  triggers: 'perfume on the bus, being laughed at',
  challenges: 'homework, showering',
  sleepSchedule: 'lights out 22:30, up at 7',
  eatingHabits: 'toast, cheese, no mixed textures',
  dietRestrictions: ['Gluten-Free', 'Vegan'],
  allergies: 'sesame',
  medications: 'melatonin 2 mg at night',
  importantRoles: ['specialEducationCoordinators', 'healthcareProviders'],
  carePlans: ['educationalSupport', 'strengthBasedActivities', 'dietFocusedCarePlan'],
};
