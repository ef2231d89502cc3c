// The eight senses of the profile form, and what is said where none of them is marked.
import { sensorySensitivities } from '@calmbridge/domain/child/options';
import { senseEntries } from '#generated/advice';
import { byKey } from './by-key.ts';

export const senses = byKey(sensorySensitivities, senseEntries, ({ sensitivity }) => sensitivity);

export const steadySenses = senses.None;
