// What one credit buys, computed from the price table so that no page can contradict it (CR13).
import { type Feature, priceHundredths } from './prices.ts';

/** "At least" is what the product has always promised for one credit, whatever today's prices are. */
export const promisedPerCredit = { carePlans: 1, stories: 1, aiChats: 10 } as const satisfies Partial<
  Record<Feature, number>
>;

export const boughtByOneCredit = (feature: Feature): number => Math.floor(100 / priceHundredths[feature]);
