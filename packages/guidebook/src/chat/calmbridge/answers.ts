// What is so about Calmbridge itself. Written in content/en/about-calmbridge.
import { aboutCalmbridge } from '#generated/about-calmbridge';
import { withFacts } from './facts.ts';

export type AboutCalmbridge = {
  id: string;
  title: string;
  /** How carers put it, and what only sounds like it: found by nearness of meaning. */
  asked: readonly string[];
  notAsked: readonly string[];
  say: string;
};

export function saidOfCalmbridge(id: string): string {
  const found = aboutCalmbridge.find((one) => one.id === id);
  if (!found) throw new Error(`nothing is written about ${id}`);
  return withFacts(found.say);
}
