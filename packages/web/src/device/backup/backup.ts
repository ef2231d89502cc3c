// What a backup holds: everything one user keeps on a device. How it is written to a file is decided in backup-file.ts.
import type { Snapshot } from '../store/snapshot.ts';

export type BackupPicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

export type Backup = {
  /** When it was made, as ISO text. */
  madeAt: string;
  owner: { uid: string; name: string };
  snapshot: Snapshot;
  /** How the device it was made on shows Calmbridge. */
  appearance: unknown;
  /** By id. */
  pictures: ReadonlyMap<string, BackupPicture>;
};

/** Why a file can't be read as a backup. The words are in the settings. */
export type BackupProblem =
  | 'not-a-backup'
  | 'broken'
  | 'newer-version'
  | 'too-big'
  | 'wrong-passphrase'
  | 'no-encryption';
