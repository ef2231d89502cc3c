// A word on the device that an import is under way or can be undone. Small, so that every page can look at it; it lies
// among the user's keys, and goes with them.
import { z } from 'zod';
import { readJson } from '../store/read-json.ts';
import type { Saved, UserScope } from '../store/user-scope.ts';

const name = 'importUndo';

const ImportMark = z.object({
  state: z.enum(['begun', 'done']),
  at: z.string(),
  /** How many records came, went and were replaced. */
  added: z.int(),
  replaced: z.int(),
  removed: z.int(),
});
export type ImportMark = z.infer<typeof ImportMark>;

export const importMark = (scope: UserScope): ImportMark | null =>
  readJson(ImportMark, scope.read(scope.documentKey(name)));

/** Only ever inside a turn. */
export const writeImportMark = (scope: UserScope, mark: ImportMark): Saved =>
  scope.write(scope.documentKey(name), JSON.stringify(mark));
export const dropImportMark = (scope: UserScope): void => scope.remove(scope.documentKey(name));

export const isImportMarkKey = (scope: UserScope, key: string | null) =>
  key === null || key === scope.documentKey(name);
