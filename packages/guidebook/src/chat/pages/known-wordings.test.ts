import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownVectors } from '@calmbridge/reader/node/known-vectors';
import { expect, test } from 'vitest';
import { topics } from '#generated/topics';

const asset = join(import.meta.dirname, '../../../../reader/assets/asked.bin');

test('[RD7] nearly all wordings of pages are worked out beforehand', () => {
  const known = readKnownVectors(readFileSync(asset));
  const wordings = topics.flatMap(({ own = [] }) => own.flatMap(({ asked }) => asked));
  const missing = wordings.filter((text) => known.get(text) === undefined);
  expect(missing.length / wordings.length, 'npm run train -- asked').toBeLessThan(0.1);
});
