// "Tues", "mon to wed": days as people type them.

const days: ReadonlyArray<readonly [RegExp, string]> = [
  [/^mon$/i, 'Monday'],
  [/^tues?$/i, 'Tuesday'],
  [/^weds?$/i, 'Wednesday'],
  [/^thurs?$/i, 'Thursday'],
  [/^fri$/i, 'Friday'],
  [/^sat$/i, 'Saturday'],
  [/^sun$/i, 'Sunday'],
];

export const asDay = (word: string): string => days.find(([short]) => short.test(word))?.[1] ?? word;

/** "He sat on the mat" and "in the sun" are no days: only what stands behind "on", "every" and the like is one. */
export const dayAfter = (found: string): string => found.replace(/\S+$/, asDay);
