import { expect, test } from 'vitest';
import { accountCreators } from '../users/carer-profile.ts';
import {
  carePlanTypes,
  communications,
  diagnosisTypes,
  dietRestrictions,
  genders,
  importantRoles,
  preferredCommunications,
  sensorySensitivities,
} from './options.ts';

// Stored, exported and sent: a list that changes a letter would make what is kept unreadable.
test.each([
  ['genders', genders, 'Male, Female, Other'],
  ['diagnosis types', diagnosisTypes, 'ASD Level 1, ASD Level 2, ASD Level 3, Other'],
  ['communications', communications, 'Verbal, Limited Verbal, Non-Verbal, Uses Assistive Devices'],
  ['preferred communications', preferredCommunications, 'Speech, AAC Device, Gestures, Sign Language, Other'],
  [
    'sensory sensitivities',
    sensorySensitivities,
    'Light, Sound, Textures, Crowds, Smell, Temperature, Taste, Touch, None',
  ],
  [
    'diet restrictions',
    dietRestrictions,
    'Gluten-Free, Dairy-Free, No Peanuts, No Tree Nuts, No Soy, No Eggs, No Shellfish, No Artificial Colors/Flavors, Low Sugar, No Red Meat, Vegetarian, Vegan, Ketogenic, Low FODMAP, Halal, Kosher, NKA (No Known Allergies), Other',
  ],
  [
    'care plans',
    carePlanTypes,
    'customizedCarePlans, educationalSupport, behavioralSensoryManagement, safetyEmergencyPlanning, strengthBasedActivities, dietFocusedCarePlan',
  ],
  [
    'important roles',
    importantRoles,
    'parentsGuardians, teachersEducationalStaff, behavioralTherapists, healthcareProviders, specialEducationCoordinators, recreationalTherapists, socialWorkers',
  ],
  [
    'kinds of people who open an account',
    accountCreators,
    'parentsGuardians, teachersEducationalStaff, behavioralTherapists, healthcareProviders, specialEducationCoordinators, recreationalTherapists, socialWorkers, other',
  ],
])('[CP10] the %s are to the letter', (_name, list, letters) => {
  expect(list.join(', ')).toBe(letters);
});
