// The phrases of a profile whose meaning the plan asks for. Whoever has a reader reads them first and hands the readings
// to the writer: the writer itself asks nobody.
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { tellsOfPain } from '@calmbridge/reader/clinic/told-words';
import { plainProfile } from '../carer-words.ts';
import { namesWhomToCall } from './contacts.ts';
import { hardEntriesOf } from './hard-entries.ts';
import { harmsIn } from './harm/harm-by-others.ts';
import { tellsOfSelfHarm } from './self-harm.ts';
import { dangerEntriesOf } from './told/danger-entries.ts';
import { isOnlyTried, isOver } from './tried.ts';

const lists = ['triggers', 'challenges'] as const;
const fields = ['safetyRisks', 'sleepSchedule', 'interactionStyle', 'eatingHabits'] as const;

/** Each phrase once, as the readings are looked up by it. */
export function phrasesToRead(ask: CarePlanAsk): string[] {
  const profile = plainProfile(ask.profile);
  const phrases = [
    ...lists.flatMap((field) => hardEntriesOf(profile[field])),
    ...fields.flatMap((field) =>
      field === 'safetyRisks' ? dangerEntriesOf(profile[field]) : entriesOf(profile[field]),
    ),
    ...sentencesOf(profile.notes),
  ];
  return [...new Set(phrases.filter((phrase) => !belongsElsewhere(phrase)))];
}

/** Those alone that the form may ask about. */
export function phrasesToAsk(written: ChildProfile): string[] {
  const profile = plainProfile(written);
  const phrases = [
    ...hardEntriesOf(profile.triggers),
    ...hardEntriesOf(profile.challenges),
    ...entriesOf(profile.sleepSchedule),
  ];
  return [...new Set(phrases.filter((phrase) => !belongsElsewhere(phrase)))];
}

/** The clinic's, harm by others, a sign of pain, a number to call, over, or told as working or not: printed where it belongs, never advised on. */
export const belongsElsewhere = (phrase: string): boolean =>
  standsElsewhere(phrase) || isOver(phrase) || isOnlyTried(phrase);

/** Printed whole in a part of its own: the clinic's, harm by others, the emergency sheet. */
export const standsElsewhere = (phrase: string): boolean =>
  isForClinic(phrase) ||
  tellsOfSelfHarm(phrase) ||
  harmsIn(phrase).length > 0 ||
  tellsOfPain(phrase) ||
  namesWhomToCall(phrase);
