import { expect, test } from 'vitest';
import { accountCreators } from '../users/carer-profile.ts';
import * as options from './options.ts';

// Stored, exported and sent: a list that changes a letter would make what is kept unreadable.
const lists = {
  genders: 'Male, Female, Other',
  diagnosisTypes: 'ASD Level 1, ASD Level 2, ASD Level 3, Other',
  communications: 'Verbal, Limited Verbal, Non-Verbal, Uses Assistive Devices',
  preferredCommunications: 'Speech, AAC Device, Gestures, Sign Language, Other',
  sensorySensitivities: 'Light, Sound, Textures, Crowds, Smell, Temperature, Taste, Touch, None',
  dietRestrictions:
    'Gluten-Free, Dairy-Free, No Peanuts, No Tree Nuts, No Soy, No Eggs, No Shellfish, No Artificial Colors/Flavors, Low Sugar, No Red Meat, Vegetarian, Vegan, Ketogenic, Low FODMAP, Halal, Kosher, NKA (No Known Allergies), Other',
  carePlanTypes:
    'customizedCarePlans, educationalSupport, behavioralSensoryManagement, safetyEmergencyPlanning, strengthBasedActivities, dietFocusedCarePlan',
  importantRoles:
    'parentsGuardians, teachersEducationalStaff, behavioralTherapists, healthcareProviders, specialEducationCoordinators, recreationalTherapists, socialWorkers',
} as const;

test.each(Object.entries(lists))('[CP10] %s are to the letter', (name, letters) => {
  expect(options[name as keyof typeof lists].join(', ')).toBe(letters);
});

test('[CP10] who opens an account is one of the roles, or other', () => {
  expect(accountCreators).toEqual([...options.importantRoles, 'other']);
});
