// Two hundred varied children, the same ones on every run. Half are filled richly, some hold the three required fields only.
import {
  carePlanTypes,
  communications,
  diagnosisTypes,
  dietRestrictions,
  type Gender,
  genders,
  importantRoles,
  noKnownAllergies,
  preferredCommunications,
  sensorySensitivities,
} from '@calmbridge/domain/child/options';
import { ChildProfile } from '@calmbridge/domain/child/profile';
import * as words from './profile-words.ts';

export type GeneratedProfile = { id: string; profile: ChildProfile };

export const generatedProfiles = (count = 200): GeneratedProfile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `child-${String(index + 1).padStart(3, '0')}`,
    profile: profileNumber(index),
  }));

function profileNumber(index: number): ChildProfile {
  const next = numbers(index * 7919 + 17);
  const one = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T;
  const some = <T>(options: readonly T[], atLeast: number, atMost: number): T[] => {
    const left = [...options];
    const wanted = atLeast + Math.floor(next() * (atMost - atLeast + 1));
    return Array.from({ length: wanted }, () => left.splice(Math.floor(next() * left.length), 1)[0] as T);
  };
  // Every tenth child has only what the form insists on; every third leaves about half of the rest empty.
  const isBare = index % 10 === 9;
  const given = index % 3 === 0 ? 0.5 : 0.95;
  const text = (options: readonly string[]) => (!isBare && next() < given ? one(options) : '');
  const choice = <T extends string>(options: readonly T[]): T | '' =>
    !isBare && next() < given ? one(options) : '';

  const gender: Gender = one(genders);
  const roles = some(importantRoles, 1, 3);
  const carePlans = some(carePlanTypes, 1, 3);
  const sensory = next() < 0.15 ? (['None'] as const) : some(sensorySensitivities.slice(0, -1), 1, 3);
  const diet =
    next() < 0.2
      ? [noKnownAllergies]
      : some(
          dietRestrictions.filter((one) => one !== noKnownAllergies),
          1,
          2,
        );
  return ChildProfile.parse({
    importantRoles: index % 4 === 0 ? ['parentsGuardians', 'teachersEducationalStaff'] : roles,
    name: one(words.names[gender]),
    age: isBare ? '' : String(2 + (index % 18)),
    gender: isBare && index % 20 === 9 ? '' : gender,
    diagnosisType: choice(diagnosisTypes),
    communication: choice(communications),
    preferredCommunication: choice(preferredCommunications),
    sensorySensitivities: isBare && !carePlans.includes('behavioralSensoryManagement') ? [] : sensory,
    comfortItems: text(words.comfortItems),
    strengths: text(words.strengths),
    activities: text(words.activities),
    triggers: text(words.triggers),
    challenges: text(words.challenges),
    sleepSchedule: text(words.sleeps),
    eatingHabits: text(words.eatings),
    interactionStyle: text(words.interactionStyles),
    socialSupports: text(words.supports),
    learningStyle: text(words.learningStyles),
    specialInterests: text(words.interests),
    allergies: text(words.allergies),
    medications: text(words.medications),
    wanderingBehavior: text(words.wanderings),
    safetyRisks: text(words.risks),
    carePlans,
    notes: text(words.notes),
    dietRestrictions: isBare && !carePlans.includes('dietFocusedCarePlan') ? [] : diet,
  });
}

/** Mulberry32: small, seeded, the same everywhere. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
