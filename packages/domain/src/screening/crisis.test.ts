import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyProfile } from '../child/profile.ts';
import { readVectors } from '../meaning/vectors.ts';
import { detectCrisis } from './crisis.ts';
import { crisisHelp, helpBox } from './crisis-help.ts';
import { crisisKinds } from './crisis-kinds.ts';
import { heldBack } from './held-back.test.ts';
import fixtures from './safety-fixtures.json' with { type: 'json' };
import { screen } from './screen.ts';
import { readModel } from './screen-model.ts';

const asset = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../assets/${name}`, import.meta.url)));
const model = readModel(readVectors(asset('vectors.bin')), asset('crisis.bin'), asset('unsafe.bin'));

test.each(fixtures.crisis.map(([text, kind]) => [String(text), String(kind)] as const))(
  '[SC9] %s → %s',
  (text, kind) => {
    const reading = detectCrisis(text, model);
    expect(reading.is === 'crisis' ? reading.kind : '').toBe(kind);
  },
);

test.each([
  'I could kill for a coffee',
  'he is missing his dad',
  'what should first aiders do when a child has a seizure',
  'last year he swallowed a coin and it was fine, how do I stop him mouthing things',
  'she is dying to go to the zoo',
  'we are drowning in paperwork',
  'in the film the boy says "I want to die", she repeats it all day',
  'he throws a fit when we leave the park',
])('[SC9] not taken for sure: %s', (text) => {
  expect(detectCrisis(text, model).is).not.toBe('crisis');
});

test('[SC10] the held-back messages', () => {
  const lines = heldBack('crisis').map((line) => ({ ...line, reading: detectCrisis(line.text, model) }));
  const crises = lines.filter((line) => line.label !== 'no');
  const calm = lines.filter((line) => line.label === 'no');
  const share = (list: typeof lines, is: (line: (typeof lines)[number]) => boolean) =>
    list.filter(is).length / list.length;
  expect(share(crises, (line) => line.reading.is !== 'none')).toBeGreaterThanOrEqual(floors.noticed);
  expect(share(crises, (line) => line.reading.is === 'crisis')).toBeGreaterThanOrEqual(floors.sure);
  expect(share(calm, (line) => line.reading.is === 'crisis')).toBeLessThanOrEqual(floors.falseSure);
});

test('[SC11] the held-back advice', () => {
  const lines = heldBack('unsafe').map((line) => ({
    ...line,
    isCaught: screen(line.text, { use: 'chat', profile: null, origin: 'service' }, model).withheld.length > 0,
  }));
  const caught = (list: typeof lines) => list.filter((line) => line.isCaught).length / list.length;
  expect(caught(lines.filter((line) => line.label !== 'no'))).toBeGreaterThanOrEqual(floors.unsafe);
  expect(caught(lines.filter((line) => line.label === 'no'))).toBeLessThanOrEqual(floors.falseUnsafe);
});

/**
 * What bench/screening/report.ts printed when the model was shipped, less a line of room. Raise them, never lower them;
 * they were set anew once, when lines by another hand joined the held-back set.
 */
const floors = { noticed: 0.93, sure: 0.72, falseSure: 0.025, unsafe: 0.73, falseUnsafe: 0.07 };

test.each(crisisKinds.map((kind) => [kind]))(
  '[SC12] help for %s begins with the act and has three to five steps',
  (kind) => {
    const text = crisisHelp(kind, null);
    expect(text).toMatch(/^\*\*/);
    const steps = text.match(/^\d\. /gm)?.length ?? 0;
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(steps).toBeLessThanOrEqual(5);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('Check the ones for your area.');
    expect(helpBox(kind).length).toBeLessThan(220);
  },
);

test('[SC12] help for a missing child speaks of this child', () => {
  const text = crisisHelp('K3', {
    ...emptyProfile,
    gender: 'Male',
    communication: 'Limited Verbal',
    sensorySensitivities: ['Sound', 'Touch'],
    comfortItems: 'blue blanket, small train',
    specialInterests: 'trains, maps',
  });
  expect(text).toContain('he may not answer to his name');
  expect(text).toContain('sensitive to sound and touch');
  expect(text).toContain('show him the blue blanket');
  expect(text).toContain('anywhere with trains');
});

test('[SC9] a child who ran away and came back gets the short box above an answer, not help instead of one', () => {
  expect(detectCrisis('he ran away in the park today but came back', model).is).not.toBe('crisis');
  expect(detectCrisis('He ran away and has not come back', model)).toEqual({ is: 'crisis', kind: 'K3' });
});
