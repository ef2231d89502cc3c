import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

test('[DV3] a full device is said in words that tell what is safe and what to do', () => {
  expect(deviceWords('device/full')).toMatch(/device is full.*Nothing else was lost.*Delete something/);
});

test('every refusal of the device has a sentence of its own', () => {
  const sentences = (
    ['device/full', 'device/newer-version', 'device/unreadable', 'device/not-there'] as const
  ).map(deviceWords);
  expect(new Set(sentences).size).toBe(4);
});
