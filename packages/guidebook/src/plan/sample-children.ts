// Three children the tests write plans for: one of whom hardly anything is known, the boy of our exemplars, a teenager.
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
export const mika: Partial<ChildProfile> = {
  name: 'Mika',
  age: '6',
  gender: 'Male',
  diagnosisType: 'ASD Level 2',
  communication: 'Limited Verbal',
  preferredCommunication: 'AAC Device',
  sensorySensitivities: ['Sound', 'Touch'],
  comfortItems: 'blue blanket, small train',
  strengths: 'builds long train tracks, remembers every route, gentle with his baby cousin',
  specialInterests: 'trains and maps',
  triggers: 'hand dryers, a sudden change of plan, crowded corridor',
  challenges: 'leaving the playground, haircuts',
  sleepSchedule: 'in bed 19:30, awake by 5:00',
  eatingHabits: 'pasta, pears, rice cakes, everything cold',
  dietRestrictions: ['Dairy-Free'],
  wanderingBehavior: 'has run off towards the railway station twice',
  importantRoles: ['parentsGuardians', 'teachersEducationalStaff'],
  carePlans: ['customizedCarePlans', 'behavioralSensoryManagement', 'safetyEmergencyPlanning'],
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
