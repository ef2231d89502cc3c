// SQL as text, for statements that do several things at once or are asked with every call. Tables and columns come into it
// from the schema: renaming one there does not compile until every statement is mended. A name written by hand is refused
// as soon as its module is loaded.
import { Column, type GetColumnData, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import * as creditsSchema from './credits-schema.ts';
import * as schema from './schema.ts';

declare const made: unique symbol;

/** SQL that `statement` has made. */
export type Statement = string & { readonly [made]: true };

/** A statement whose plan the database keeps ready under a name. */
type Prepared = { name: string; text: Statement; values: unknown[] };

/** What runs statements: a pool, or one connection of it. */
export type Queries = {
  query<Row extends object>(
    statement: Statement | Prepared,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** A pool that lends out one of its connections, for a transaction. */
export type Connections = Queries & { connect(): Promise<Queries & { release(): void }> };

/** A table or column is written by its name in the database, a figure as it is. Values are `$1`, `$2` …, as everywhere. */
export function statement(
  parts: TemplateStringsArray,
  ...between: readonly (Table | Column | Statement | number)[]
): Statement {
  for (const part of parts) refuseNamesIn(part);
  return String.raw({ raw: parts }, ...between.map(textOf)) as Statement;
}

/** One of our own constants. What comes from outside is a value, never a part of a statement. */
export const literal = (text: string): Statement => `'${text.replaceAll("'", "''")}'` as Statement;

export const listOf = (parts: readonly Statement[]): Statement => parts.join(', ') as Statement;

/** The names of some columns, for what is inserted. */
export const columnsOf = <Of extends Table>(
  table: Of,
  keys: readonly (keyof Of['$inferSelect'] & string)[],
): Statement => {
  const columns = getTableColumns(table);
  return listOf(keys.map((key) => (columns[key] as Column).name as Statement));
};

type Columns = Readonly<Record<string, Column>>;

/** The rows that `selected` gives for these columns. */
export type RowOf<Selected extends Columns> = { [Name in keyof Selected]: GetColumnData<Selected[Name]> };

/** What follows `select`: each column under its key. `of` is the table's alias in a join. */
export const selected = (columns: Columns, of?: string): Statement =>
  listOf(
    Object.entries(columns).map(
      ([key, { name }]) => `${of === undefined ? '' : `${of}.`}${name} as "${key}"` as Statement,
    ),
  );

const textOf = (part: Table | Column | Statement | number): string | number => {
  if (is(part, Table)) return getTableName(part);
  return is(part, Column) ? part.name : (part as Statement | number);
};

const tables = Object.values({ ...schema, ...creditsSchema }).filter((value) => is(value, Table));
const names = new Set(
  tables.flatMap((table) => [
    getTableName(table),
    ...Object.values(getTableColumns(table)).map(({ name }) => name),
  ]),
);

function refuseNamesIn(part: string): void {
  // Quoted texts and names are aliases or constants, and `count(` is a function whatever columns there are.
  const bare = part.replaceAll(/'[^']*'|"[^"]*"/g, '');
  for (const [word] of bare.matchAll(/\b[a-z_]+\b(?!\()/g))
    if (names.has(word)) throw new Error(`A statement names "${word}" by hand: take it from the schema.`);
}
