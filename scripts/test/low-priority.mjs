import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Not the lowest: beside two busy stages it would stand still until its tests are given up. */
const { PRIORITY_BELOW_NORMAL } = constants.priority;

/** A process that leads its own session, and all it will start, get mostly what others leave of the processors. */
export function lowerPriority(pid) {
  try {
    setPriority(pid, PRIORITY_BELOW_NORMAL);
    // Some Linux systems share the processors by session first: then the priority within one says nothing to the others.
    if (existsSync(`/proc/${pid}/autogroup`))
      writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
  } catch {
    // It ended already, or may not be changed: the stage then only shares as others do.
  }
}
