import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageFacts from './package.json' with { type: 'json' };

const migrationsFolder = path.join(import.meta.dirname, 'src/db/migrations');

/** Names a database that was made to be copied: it changes whenever the tables or the engine do. */
export function templateKey(): string {
  const hash = createHash('sha256').update(packageFacts.dependencies['@electric-sql/pglite']);
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')))
    hash.update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 12);
}
