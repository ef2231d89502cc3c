import type { Board, Card } from '../board.ts';
import { type Fields, fieldsOf, without } from './kept-fields.ts';

/** Where a board or card keeps what another program wrote and we have no use for. */
export const keptField = 'obf';

export const keptOn = (record: Board | Card): Fields => fieldsOf(record[keptField]);

/** The same record with other kept fields; without any the field is gone. */
export function withKept<T extends Board | Card>(record: T, kept: Fields | null): T {
  const { [keptField]: _, ...rest } = record;
  return (kept && Object.keys(kept).length > 0 ? { ...rest, [keptField]: kept } : rest) as T;
}

export const withoutKept = <T extends Board | Card>(record: T, names: readonly string[]): T =>
  names.some((name) => name in keptOn(record)) ? withKept(record, without(keptOn(record), ...names)) : record;
