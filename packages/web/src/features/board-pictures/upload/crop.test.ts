import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Size, scaledTo } from '#shared/pictures/photo-size';
import {
  type Crop,
  firstCrop,
  greatestZoom,
  moveCrop,
  turnCrop,
  turnedSize,
  zoomCrop,
  zoomOf,
} from './crop.ts';

test('[BP9] the first part is the largest square, in the middle', () => {
  expect(firstCrop({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, side: 300 });
  expect(firstCrop({ width: 300, height: 400 })).toEqual({ x: 0, y: 50, side: 300 });
});

test('[BP9] sizing keeps the middle and stops at its ends', () => {
  const size = { width: 400, height: 300 };
  const twice = zoomCrop(firstCrop(size), size, 2);
  expect(twice).toEqual({ x: 125, y: 75, side: 150 });
  expect(zoomOf(twice, size)).toBe(2);
  expect(zoomCrop(twice, size, 99).side).toBe(300 / greatestZoom);
  expect(zoomCrop(twice, size, 0)).toEqual(firstCrop(size));
});

test('[BP9] four turns give the same part again', () => {
  let size: Size = { width: 400, height: 300 };
  const crop: Crop = { x: 20, y: 30, side: 100 };
  let turned = turnCrop(crop, size);
  // What was left above is right above.
  expect(turned).toEqual({ x: 170, y: 20, side: 100 });
  for (let turn = 1; turn < 4; turn += 1) {
    size = turnedSize(size, 1);
    turned = turnCrop(turned, size);
  }
  expect(turned).toEqual(crop);
});

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 2048 }),
  height: fc.integer({ min: 1, max: 2048 }),
});
const acts = fc.array(
  fc.oneof(
    fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) }),
    fc.double({ min: 0, max: 20, noNaN: true }),
    fc.constant('turn' as const),
  ),
  { maxLength: 12 },
);

test('[BP9] whatever is done, the part stays inside the photo', () => {
  fc.assert(
    fc.property(sizes, acts, (start, done) => {
      let size = start;
      let crop = firstCrop(size);
      for (const act of done) {
        if (act === 'turn') {
          crop = turnCrop(crop, size);
          size = turnedSize(size, 1);
        } else crop = typeof act === 'number' ? zoomCrop(crop, size, act) : moveCrop(crop, size, act);
      }
      const bit = 1e-6;
      expect(crop.x).toBeGreaterThanOrEqual(-bit);
      expect(crop.y).toBeGreaterThanOrEqual(-bit);
      expect(crop.x + crop.side).toBeLessThanOrEqual(size.width + bit);
      expect(crop.y + crop.side).toBeLessThanOrEqual(size.height + bit);
    }),
  );
});

test('[BP10] scaling goes down to the limit, keeps the shape and never goes up', () => {
  expect(scaledTo({ width: 4000, height: 3000 }, 1024)).toEqual({ width: 1024, height: 768 });
  expect(scaledTo({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 });
  expect(scaledTo({ width: 9000, height: 2 }, 1024)).toEqual({ width: 1024, height: 1 });
});
