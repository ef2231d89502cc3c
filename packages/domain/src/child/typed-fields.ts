// The fields a carer types freely. The others hold choices, numbers and dates.
import type { ChildProfile } from './profile.ts';

/** On one line. */
export const typedLines = ['name', 'comfortItems'] as const satisfies readonly (keyof ChildProfile)[];

/** On several lines. */
export const typedTexts = [
  'strengths',
  'activities',
  'triggers',
  'challenges',
  'sleepSchedule',
  'eatingHabits',
  'interactionStyle',
  'socialSupports',
  'learningStyle',
  'specialInterests',
  'allergies',
  'medications',
  'wanderingBehavior',
  'safetyRisks',
  'notes',
] as const satisfies readonly (keyof ChildProfile)[];
