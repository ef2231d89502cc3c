// Where texts go that can't be read. The copy is made before anything may be written in their place, and it stays
// until its owner has saved it as a file and lets it go.
import { z } from 'zod';
import { collectionShapes, documentShapes } from '../records/shapes.ts';
import { readJson } from './read-json.ts';
import { openText, type Shape } from './shape.ts';
import { type Saved, saved, type UserScope } from './user-scope.ts';

const name = 'quarantine';

const Quarantined = z.object({ from: z.string(), since: z.string(), raw: z.string() });
export type Quarantined = z.infer<typeof Quarantined>;

export const quarantineKey = (scope: UserScope, from: string, raw: string) =>
  scope.recordKey(name, fingerprint(from + raw));

export const isQuarantineKey = (scope: UserScope, key: string) =>
  key.startsWith(`${scope.documentKey(name)}/`);

/** Makes sure a copy of this very text exists. Asking again for the same text changes nothing. */
export function quarantine(scope: UserScope, from: string, raw: string): Saved {
  const key = quarantineKey(scope, from, raw);
  if (scope.read(key) !== null) return saved;
  return scope.write(key, JSON.stringify({ from, since: scope.now().toISOString(), raw }));
}

export function quarantined(scope: UserScope): Quarantined[] {
  return scope
    .keys(name)
    .sort()
    .flatMap((key) => {
      return readJson(Quarantined, scope.read(key)) ?? [];
    });
}

/** Everything in quarantine as one text, for a file its owner can keep or send. */
export const quarantineFile = (entries: readonly Quarantined[]): string => JSON.stringify(entries, null, 2);

const shapes: Readonly<Record<string, unknown>> = { ...collectionShapes, ...documentShapes };

/** Whether a text at this place really can't be read. Places we don't know belong to a later Calmbridge, which can. */
export function isUnreadable(scope: UserScope, from: string, raw: string): boolean {
  const [name = ''] = from.slice(scope.documentKey('').length).split('/');
  const shape = Object.hasOwn(shapes, name) ? (shapes[name] as Shape<unknown>) : null;
  return shape !== null && openText(shape, raw).is === 'unreadable';
}

/** Its owner has the file: drop the copies, and the unreadable texts themselves where they still stand. */
export const releaseQuarantine = (scope: UserScope): Promise<void> =>
  scope.turn(() => {
    for (const { from, raw } of quarantined(scope)) {
      const key = quarantineKey(scope, from, raw);
      if (isUnreadable(scope, from, raw) && scope.read(from) === raw) scope.remove(from);
      scope.remove(key);
    }
  });

/** FNV-1a, twice with different seeds: tells texts apart, promises nothing more. */
export function fingerprint(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9e3779b9);
}
