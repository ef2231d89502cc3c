// Reads one file of content into plain values that remember their lines: a YAML head between two lines of "---", then
// sections under "## " headings. What a value means is left to the kinds.

import { type z } from 'zod';
import { type Problem, problemsIn } from './problem.ts';
import { readHead } from './read-head.ts';
import { readSections } from './read-sections.ts';

/** Where a value stands in an entry: ["words", 2] is the third of its words. */
export type Path = readonly PropertyKey[];

/** Values by head key and by heading; `lines` knows where each began. */
export type Values = { value: Record<string, unknown>; lines: Lines; problems: Problem[] };

export class Lines {
  readonly #lines = new Map<string, number>();

  keep(path: Path, line: number): void {
    this.#lines.set(path.join('\n'), line);
  }

  has(path: Path): boolean {
    return this.#lines.has(path.join('\n'));
  }

  /** The line of what stands at the path, or of the nearest thing around it. */
  of(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const line = this.#lines.get(path.slice(0, length).join('\n'));
      if (line !== undefined) return line;
    }
    return 1;
  }
}

/** `repeated` are headings that may come more than once; their values are lists. */
export function readEntryFile(file: string, text: string, repeated: readonly string[] = []): Values {
  const source = text.replaceAll('\r\n', '\n').split('\n');
  const values: Values = { value: {}, lines: new Lines(), problems: [] };
  const close = source.indexOf('---', 1);
  if (source[0] !== '---' || close < 0) {
    values.problems.push({
      file,
      line: 1,
      what: 'starts with no head: a line "---", the head, a line "---"',
    });
    return values;
  }
  readHead(file, source.slice(1, close).join('\n'), values);
  readSections(file, source.slice(close + 1), close + 2, repeated, values);
  return values;
}

/** The entry by its schema, or the problems with their lines. */
export function readAs<T>(
  schema: z.ZodType<T>,
  file: string,
  { value, lines, problems }: Values,
): { entry: T } | { problems: Problem[] } {
  if (problems.length > 0) return { problems };
  const read = schema.safeParse(value);
  return read.success ? { entry: read.data } : { problems: problemsIn(read.error, file, lines) };
}
