// Writes compiled entries as a module of the engine, one entry a line.

/** `type` is what the engine calls an entry, and `from` where it does so. */
export type Module = { name: string; type: string; from: string; entries: readonly unknown[] };

export function printModule(modules: readonly Module[]): string {
  const types = [...new Set(modules.map(({ type, from }) => `import type { ${type} } from '${from}';`))];
  const lists = modules.map(
    ({ name, type, entries }) =>
      `export const ${name}: readonly ${type}[] = [\n${entries.map((entry) => `${printValue(entry)},\n`).join('')}];`,
  );
  return ['// Compiled from content/ by npm run content.', ...types, ...lists, ''].join('\n');
}

/** JSON, and what it can't hold: sets and patterns. */
export function printValue(value: unknown): string {
  if (value instanceof Set) return `new Set(${printValue([...value])})`;
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(printValue).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${printValue(field)}`).join(',')}}`;
}
