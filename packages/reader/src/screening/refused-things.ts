/** What the guidebook refuses, by the names of `content/en/refusals`, in the order in which the encoder's layers for it were taught. */
export const refusedThings = [
  'care-equipment',
  'cures',
  'doses',
  'extreme-diets',
  'fasting-and-deliverance',
  'food-as-punishment',
  'forced-eating',
  'hiding-medicine',
  'hitting',
  'holding-down',
  'knocking-out',
  'left-alone',
  'locking-in',
  'needs-withheld',
  'sensory-punishment',
  'shaming',
  'somebody-elses-medicine',
  'speech-device',
  'stopping-medicine',
  'trying-medicine',
] as const;

export type RefusedThing = (typeof refusedThings)[number];
