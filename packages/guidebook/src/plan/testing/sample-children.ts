// Children the tests write plans for beside the boy of our examples: one of whom hardly anything is known, a teenager.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { situations } from '#generated/situations';
import { finder } from '#library/match';
import { phrasesToRead } from '../reading/phrases-to-read.ts';
import type { Readings } from '../reading/understand.ts';
import { writeCarePlan } from '../write-care-plan.ts';

export const today = '2026-11-15';
/** Readings made by hand for tests of the writer: a phrase with the words of an entry is surely read as that entry. */
export const handMade = (profile: ChildProfile): Readings =>
  new Map(
    phrasesToRead({ profile, today }).flatMap((phrase) => {
      const found = find(phrase);
      return found ? [[phrase, { nearest: [{ id: found.id, chance: 0.98 }], none: 0.02 }] as const] : [];
    }),
  );
const find = finder(situations);
export const planFor = (some: Partial<ChildProfile>): string => {
  const profile = { ...emptyProfile, ...some };
  return writeCarePlan({ profile, today }, handMade(profile));
};

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

/** Every field filled and every kind of plan chosen: the longest ask there is. */
export const full: Partial<ChildProfile> = {
  ...zola,
  name: 'Dara Quinn',
  age: '8',
  gender: 'Female',
  dob: '2018-03-02',
  diagnosisType: 'ASD Level 2',
  diagnosisDate: '2021-05-04',
  communication: 'Limited Verbal',
  preferredCommunication: 'AAC Device',
  sensorySensitivities: ['Sound', 'Touch', 'Smell'],
  comfortItems: 'the ferry book, a low swing, grey scarf',
  strengths: 'knows every ferry on our coast, kind to small dogs, remembers where things are',
  activities: 'splashing in the bath, baking with Nana, walking the pier',
  triggers:
    'hand dryers, when Mr Abara is off, the lift voice at nana’s flats, toast cut in squares, crowded corridor',
  challenges: 'leaving the playground, haircuts, homework, waiting for the bus',
  sleepSchedule: 'in bed 19:30, awake by 5:00, wakes up at night and sings',
  eatingHabits: 'pasta, pears, rice cakes, nothing mixed, drinks oat milk',
  interactionStyle: 'plays next to others, hugs people she likes, hides from visitors',
  socialSupports: 'Nana on Thursdays, ferry club, two neighbours',
  learningStyle: 'learns by watching, short tasks, needs pictures',
  specialInterests: 'ferries, harbours, captains',
  allergies: 'peanuts (anaphylaxis), EpiPen in the red bag by the kitchen door. Penicillin rash',
  medications: 'melatonin 2 mg at night, as Dr. B. Osei wrote; cetirizine 5 ml if hives',
  wanderingBehavior: 'runs to the ferry steps when it gets loud, about once a month',
  safetyRisks:
    'no fear of traffic, climbs on railings, seizures when feverish (plan from St. Columb’s, Nov. 2025)',
  notes:
    'We speak Irish at home. She would like to order her own juice. Pulls her ear when something hurts. Call Nana first: 07700 900123.',
  dietRestrictions: ['Dairy-Free', 'No Peanuts'],
  importantRoles: ['parentsGuardians', 'teachersEducationalStaff', 'healthcareProviders', 'socialWorkers'],
  carePlans: [
    'customizedCarePlans',
    'educationalSupport',
    'behavioralSensoryManagement',
    'safetyEmergencyPlanning',
    'strengthBasedActivities',
    'dietFocusedCarePlan',
  ],
};
