// What holds for a hard moment of each kind: a sound, a place, a change, a demand, a person, a need of the body.
import { kindEntries } from '#generated/situations';
import { byKey } from './by-key.ts';
import { situationKinds } from './entries.ts';

export const kindLines = byKey(situationKinds, kindEntries, ({ kind }) => kind);
