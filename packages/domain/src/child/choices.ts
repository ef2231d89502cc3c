import type { SensorySensitivity } from './options.ts';

/** "None" stands alone: choosing it lets the others go, choosing another lets it go (CP6). */
export const withNoneAlone = (
  before: readonly SensorySensitivity[],
  after: readonly SensorySensitivity[],
): SensorySensitivity[] => {
  if (!after.includes('None')) return [...after];
  return before.includes('None') ? after.filter((sense) => sense !== 'None' || after.length === 1) : ['None'];
};
