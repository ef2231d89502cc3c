import { ok, type Result } from '@calmbridge/domain/result';
import { CarerProfile } from '@calmbridge/domain/users/carer-profile';
import type { UserDocument } from '@calmbridge/domain/users/me';
import type { UserDocumentPatch } from '@calmbridge/domain/users/user-document';
import type { Ports } from '#ports';
import { beginDocument } from './begin-document.ts';
import { readUserDocument } from './read-user-document.ts';
import { updateDocument } from './user-store.ts';

type Issue = { path: string; code: string };
export type Merged = { is: 'merged'; document: Result<UserDocument> } | { is: 'incomplete'; issues: Issue[] };

type Owner = { uid: string; email: string };
type MergePorts = Pick<Ports, 'database' | 'clock'>;

/** Merges what the owner changed. Without a document it begins one, which needs the whole profile (US3). */
export async function mergeUserDocument(
  ports: MergePorts,
  owner: Owner,
  patch: UserDocumentPatch,
): Promise<Merged> {
  const changes = patch as Partial<CarerProfile>;
  if (await merge(ports, owner, changes)) return read(ports, owner);
  const present = await readUserDocument(ports, owner.uid);
  if (present.ok) return { is: 'merged', document: ok(present.value) };

  const profile = CarerProfile.safeParse(changes);
  if (!profile.success) return { is: 'incomplete', issues: missingFrom(changes) };
  const document = { ...owner, ...profile.data, now: ports.clock.now() };
  const hasBegun = await ports.database.db.transaction((tx) => beginDocument(tx, document));
  // Another tab was quicker: this one's answer is merged into what it began.
  if (!hasBegun) await merge(ports, owner, changes);
  return read(ports, owner);
}

const merge = async ({ database, clock }: MergePorts, { uid }: Owner, changes: Partial<CarerProfile>) =>
  Object.keys(changes).length > 0 && (await updateDocument(database.db, uid, changes, clock.now()));

const read = async (ports: MergePorts, { uid }: Owner): Promise<Merged> => ({
  is: 'merged',
  document: await readUserDocument(ports, uid),
});

const missingFrom = (changes: Partial<CarerProfile>): Issue[] =>
  Object.keys(CarerProfile.shape)
    .filter((field) => !(field in changes))
    .map((field) => ({ path: field, code: field === 'accountCreator' ? 'creator-missing' : 'required' }));
