import { sanitiseLine } from '../child/sanitise.ts';

/** One line of a name or label: nothing hidden, no markup, and no longer than it may be, cut between words if it can be. */
export function cleanLine(text: string, max: number, { keepsEnds = false } = {}): string {
  const line = sanitiseLine(text);
  const ends = keepsEnds ? { start: /^\s/.test(text) ? ' ' : '', end: /\s$/.test(text) ? ' ' : '' } : null;
  const whole = ends && line !== '' ? `${ends.start}${line}${ends.end}` : line;
  if (whole.length <= max) return whole;
  const room = whole.slice(0, max + 1);
  const space = room.lastIndexOf(' ');
  const short = !keepsEnds && space > max / 2 ? room.slice(0, space) : whole.slice(0, max);
  // Half of a character that needs two units is no character.
  return short.replace(/[\uD800-\uDBFF]$/u, '').trimEnd();
}
