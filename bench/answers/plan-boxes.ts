// How many boxes that strangers filled stand in the plan whole and word for word (PL18, PL24): beside triggers and challenges, which are read entry by entry.
import { readFileSync } from 'node:fs';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { writeCarePlan } from '@calmbridge/guidebook/plan/write-care-plan';

const boxes = [
  'strengths',
  'activities',
  'comfortItems',
  'specialInterests',
  'sleepSchedule',
  'eatingHabits',
  'socialSupports',
  'learningStyle',
  'notes',
  'safetyRisks',
  'wanderingBehavior',
  'interactionStyle',
] as const;

const file = new URL('../../packages/reader/data/natural/profiles.jsonl', import.meta.url);

export function boxesTable(today: string): string {
  const profiles = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): ChildProfile & { id: string } => ({ ...emptyProfile, ...JSON.parse(line) }))
    // The form has lists for these, and the strangers wrote freely.
    .map((profile) => ({
      ...profile,
      communication: '' as const,
      preferredCommunication: '' as const,
      sensorySensitivities: [],
      dietRestrictions: [],
    }));
  const told = profiles.flatMap((profile) => {
    const plan = plainly(writeCarePlan({ profile, today }));
    return boxes
      .filter((box) => /[\p{L}\p{N}]/u.test(profile[box]))
      .map((box) => ({ at: `${profile.id} ${box}`, isWhole: plan.includes(plainly(profile[box])) }));
  });
  const cut = told.filter(({ isWhole }) => !isWhole).map(({ at }) => at);
  return `boxes that stand whole: ${told.length - cut.length} of ${told.length}; not: ${cut.join(', ')}`;
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
