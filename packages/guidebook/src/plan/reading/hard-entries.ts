// What is hard or dangerous is nearly always a list. Here a slash parts members as a comma does, and a comma does so also before "his
// phone" or "to lose", where in prose it would go on with the same thing.
import { entriesOf } from '@calmbridge/reader/clinic/split-entries';

export const hardEntriesOf = (text: string): string[] => {
  const members = text.split(/[,;\n]/u).length;
  const entries = entriesOf(bySlashes(text)).flatMap((entry) =>
    members > 2 ? parted(entry).flatMap(atSlashes) : [entry],
  );
  return [...new Set(entries.reduce<string[]>(withMeasure, []))];
};

/** How long or how far belongs to what came before: "long bus ride home, 70 min". */
const withMeasure = (before: readonly string[], entry: string): string[] => {
  const last = before.at(-1);
  return last !== undefined && /^\d+\s*(?:mins?|minutes|hours?|hrs?|km|miles|times|x)$/iu.test(entry)
    ? [...before.slice(0, -1), `${last}, ${entry}`]
    : [...before, entry];
};

/** "lights / chewing / group work" and "noise/crowds/queues" are lists; "and/or" and "red/green" are not. */
const bySlashes = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.split(/\s\/\s/u).length > 2 || (/\s\/\s/u.test(line) && !/[,;]/u.test(line))
        ? line.replace(/\s\/\s/gu, '\n')
        : bareSlashes.test(line.trim())
          ? line.replaceAll('/', '\n')
          : line,
    )
    .join('\n');

/** A member of three or more bare words: "hoover/dryer/blender". */
const atSlashes = (entry: string): string[] =>
  bareSlashes.test(entry) ? entry.split('/').map((part) => part.trim()) : [entry];
const bareSlashes = /^[\p{L} '’-]+(?:\/[\p{L} '’-]+){2,}$/u;

const parted = (entry: string): string[] => {
  const parts = entry.split(
    /,\s+(?=(?:(?:his|her|their)\s+\S+\s+\S|to\s+\p{L}+|(?:only\s+)?just\s+\p{L}+ed\b))/iu,
  );
  return parts.every((part) => part.trim().split(/\s+/u).length <= 12)
    ? parts.map((part) => part.trim())
    : [entry];
};
