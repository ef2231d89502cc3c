/** What is grave and told by the way, by the names of `content/en/grave`, in the order in which the encoder's layers for it were taught. */
export const graveThings = [
  'body-sign',
  'carer-end',
  'danger-place',
  'fire-weapon',
  'held',
  'hurt-by-others',
  'medicine',
  'neglect',
  'not-living',
  'online-money',
  'shut-in',
  'swallowed',
] as const;

export type GraveThing = (typeof graveThings)[number];
