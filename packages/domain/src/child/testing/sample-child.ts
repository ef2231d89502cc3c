// The boy of our examples, whom tests of plans, stories and answers share. Not part of the product.
import { type ChildProfile, emptyProfile } from '../profile.ts';

export const mika: ChildProfile = {
  ...emptyProfile,
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
