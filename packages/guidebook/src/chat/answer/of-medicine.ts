/** Refusals that are about a medicine. */
export const ofMedicine: ReadonlySet<string> = new Set([
  'doses',
  'stopping-medicine',
  'somebody-elses-medicine',
  'hiding-medicine',
  'trying-medicine',
]);
