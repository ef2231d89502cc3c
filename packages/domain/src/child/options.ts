// The option lists of the child profile, to the letter: they are stored, exported and sent, so they never change
// meaning. Labels for ids live in the page's message catalogue.

export const genders = ['Male', 'Female', 'Other'] as const;
export const diagnosisTypes = ['ASD Level 1', 'ASD Level 2', 'ASD Level 3', 'Other'] as const;
export const communications = ['Verbal', 'Limited Verbal', 'Non-Verbal', 'Uses Assistive Devices'] as const;
export const preferredCommunications = [
  'Speech',
  'AAC Device',
  'Gestures',
  'Sign Language',
  'Other',
] as const;
export const sensorySensitivities = [
  'Light',
  'Sound',
  'Textures',
  'Crowds',
  'Smell',
  'Temperature',
  'Taste',
  'Touch',
  'None',
] as const;
export const dietRestrictions = [
  'Gluten-Free',
  'Dairy-Free',
  'No Peanuts',
  'No Tree Nuts',
  'No Soy',
  'No Eggs',
  'No Shellfish',
  'No Artificial Colors/Flavors',
  'Low Sugar',
  'No Red Meat',
  'Vegetarian',
  'Vegan',
  'Ketogenic',
  'Low FODMAP',
  'Halal',
  'Kosher',
  'NKA (No Known Allergies)',
  'Other',
] as const;
export const carePlanTypes = [
  'customizedCarePlans',
  'educationalSupport',
  'behavioralSensoryManagement',
  'safetyEmergencyPlanning',
  'strengthBasedActivities',
  'dietFocusedCarePlan',
] as const;
export const importantRoles = [
  'parentsGuardians',
  'teachersEducationalStaff',
  'behavioralTherapists',
  'healthcareProviders',
  'specialEducationCoordinators',
  'recreationalTherapists',
  'socialWorkers',
] as const;

export type Gender = (typeof genders)[number];
export type DiagnosisType = (typeof diagnosisTypes)[number];
export type Communication = (typeof communications)[number];
export type PreferredCommunication = (typeof preferredCommunications)[number];
export type SensorySensitivity = (typeof sensorySensitivities)[number];
export type DietRestriction = (typeof dietRestrictions)[number];
export type CarePlanType = (typeof carePlanTypes)[number];
export type ImportantRole = (typeof importantRoles)[number];

export const noKnownAllergies: DietRestriction = 'NKA (No Known Allergies)';
