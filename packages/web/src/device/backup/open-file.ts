import type { Backup, BackupProblem } from './backup.ts';
import { largestFileBytes, readBackup } from './backup-file.ts';
import { isSealed, sealProblem, unseal } from './seal.ts';

export type OpenedFile =
  | { is: 'backup'; backup: Backup }
  /** Behind a passphrase, which has not been given yet. */
  | { is: 'sealed'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'problem'; why: BackupProblem };

export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > largestFileBytes) return { is: 'problem', why: 'too-big' };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return { is: 'problem', why: 'broken' };
  if (!isSealed(bytes)) return read(bytes);
  const why = sealProblem(bytes);
  return why ? { is: 'problem', why } : { is: 'sealed', bytes };
}

export async function openSealed(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<OpenedFile> {
  const opened = await unseal(bytes, passphrase);
  return opened.ok ? read(opened.bytes) : { is: 'problem', why: opened.why };
}

function read(bytes: Uint8Array): OpenedFile {
  const read = readBackup(bytes);
  return read.ok ? { is: 'backup', backup: read.backup } : { is: 'problem', why: read.why };
}
