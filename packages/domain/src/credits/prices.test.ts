import { expect, test } from 'vitest';
import { adminCredits, packages, priceHundredths, startingHundredths } from './prices.ts';

test('[CR15] the price table holds the agreed prices', () => {
  expect(priceHundredths).toEqual({
    carePlans: 25,
    stories: 25,
    aiChats: 5,
    pecsDownloads: 50,
    pecsGenerations: 25,
    pecsUploads: 50,
  });
  expect(packages).toEqual({
    bronze: { priceCents: 995, creditHundredths: 1000 },
    silver: { priceCents: 1995, creditHundredths: 2500 },
    gold: { priceCents: 2995, creditHundredths: 5000 },
  });
});

test('[CR15] plans start with 1, 10, 25 and 50 credits, and an administrator shows 999999', () => {
  const starts = (['free', 'bronze', 'silver', 'gold'] as const).map(startingHundredths);
  expect(starts).toEqual([100, 1000, 2500, 5000]);
  expect(adminCredits).toBe(999_999);
});
