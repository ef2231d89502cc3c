import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, ownColourTexts } from './card-colours.ts';

const byte = fc.integer({ min: 0, max: 255 });

test('[BD13] words can be read on any ground a file gives', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (ground) => {
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test('[BD13] a card has the colours of its file, and none where the file gave none', () => {
  expect(ownColourTexts({ colours: { ground: 'rgb(0, 0, 128)' } })).toEqual({
    ground: 'rgb(0, 0, 128)',
    border: null,
    ink: 'rgb(255, 255, 255)',
  });
  expect(ownColourTexts({})).toEqual({ ground: null, border: null, ink: null });
});
