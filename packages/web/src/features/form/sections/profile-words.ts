// What is wrong with a field, in the words of the specification. The codes come from the domain's schema.
import {
  type ChildProfile,
  childNameMax,
  comfortItemsMax,
  freeTextMax,
  notesMax,
} from '@calmbridge/domain/child/profile';
import { m } from '#paraglide/messages';
import type { Issues } from '#ui/form/use-form';

/** A field of the form: what phrases mean has none of its own. */
export type Field = Exclude<keyof ChildProfile, 'meanings'>;
type FieldErrors = Partial<Record<Field, string>>;

/** What a section is given: the values as they stand, what is wrong with them, and how to change one. */
export type SectionForm = {
  values: ChildProfile;
  errors: FieldErrors;
  set: <Name extends keyof ChildProfile>(name: Name, value: ChildProfile[Name]) => void;
};

/** Also the order of the error summary. */
export const fieldLabels: Record<Field, () => string> = {
  importantRoles: m.form_roles,
  name: m.form_name,
  age: m.form_age,
  gender: m.form_gender,
  diagnosisType: m.form_diagnosis_type,
  diagnosisDate: m.form_diagnosis_date,
  communication: m.form_communication_field,
  preferredCommunication: m.form_preferred_communication,
  sensorySensitivities: m.form_sensory_field,
  comfortItems: m.form_comfort,
  dietRestrictions: m.form_diet_field,
  carePlans: m.form_plans,
  dob: m.form_dob,
  strengths: m.form_strengths,
  activities: m.form_activities,
  triggers: m.form_triggers,
  challenges: m.form_challenges,
  sleepSchedule: m.form_sleep,
  eatingHabits: m.form_eating,
  interactionStyle: m.form_interaction,
  socialSupports: m.form_supports,
  learningStyle: m.form_learning,
  specialInterests: m.form_interests,
  allergies: m.form_allergies,
  medications: m.form_medications,
  wanderingBehavior: m.form_wandering,
  safetyRisks: m.form_safety,
  notes: m.form_notes,
};

export const fieldId = (field: Field): string => `form-${field}`;

const limits: Partial<Record<Field, number>> = {
  name: childNameMax,
  comfortItems: comfortItemsMax,
  notes: notesMax,
};
export const limitOf = (field: Field): number => limits[field] ?? freeTextMax;

const exact: Record<string, () => string> = {
  'name-required': m.form_error_name_required,
  'roles-required': m.form_error_roles_required,
  'plans-required': m.form_error_plans_required,
  'sensory-required': m.form_error_sensory_required,
  'diet-required': m.form_error_diet_required,
  'nka-with-others': m.form_error_nka,
  'age-out-of-range': m.form_error_age,
};

export function profileWords(issues: Issues<ChildProfile>, values: ChildProfile): FieldErrors {
  const standing = (Object.keys(fieldLabels) as Field[]).flatMap((field) => {
    const issue = issues[field];
    return issue && !isMoot(issue, values) ? [[field, issueWords(field, issue, values)] as const] : [];
  });
  return Object.fromEntries(standing);
}

/** A plan that is no longer wanted needs nothing any more. */
const isMoot = (issue: string, { carePlans }: ChildProfile) =>
  (issue === 'sensory-required' && !carePlans.includes('behavioralSensoryManagement')) ||
  (issue === 'diet-required' && !carePlans.includes('dietFocusedCarePlan'));

export function issueWords(field: Field, issue: string, values: ChildProfile): string {
  const label = fieldLabels[field]();
  if (issue === 'too-long')
    return m.form_error_too_long({ label, max: limitOf(field), count: values[field].length });
  if (issue === 'in-the-future') return m.form_error_future({ label });
  return exact[issue]?.() ?? m.form_error_day({ label });
}
