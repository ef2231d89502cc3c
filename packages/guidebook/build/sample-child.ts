import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { emptyProfile } from '@calmbridge/domain/child/profile';

/** The child that previews are written for: something in every field that an entry may speak of. */
export const sampleChild: ChildProfile = {
  ...emptyProfile,
  name: 'Sam',
  age: '7',
  gender: 'Male',
  communication: 'Verbal',
  preferredCommunication: 'Speech',
  sensorySensitivities: ['Sound', 'Touch'],
  comfortItems: 'blue blanket',
  strengths: 'good memory',
  specialInterests: 'trains',
  activities: 'swinging',
  triggers: 'hand dryers, sudden changes',
  challenges: 'waiting',
  sleepSchedule: 'bed at 19:30',
  eatingHabits: 'plain pasta, apples',
  importantRoles: ['parentsGuardians', 'teachersEducationalStaff'],
  carePlans: ['customizedCarePlans'],
};

export const sampleDay = '2026-11-15';
