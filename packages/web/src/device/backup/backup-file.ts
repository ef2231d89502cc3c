// A backup as a file: an ordinary zip with JSON inside, so that it can be read without Calmbridge too. The format is
// described in docs/backup-format.md; whatever changes there gets a new version.
import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { parsedJson } from '../store/read-json.ts';
import { readSnapshot } from '../store/snapshot.ts';
import type { Backup, BackupPicture, BackupProblem } from './backup.ts';
import { crc32 } from './crc32.ts';

const format = 'calmbridge-backup';
const version = 1;
const manifestName = 'calmbridge-backup.json';
const deviceName = 'device.json';

/** More than any browser keeps for a page; a file beyond it is no backup of ours. */
export const largestFileBytes = 512 * 1024 * 1024;
const largestTextBytes = 64 * 1024 * 1024;
const mostFiles = 20_000;

const Part = z.object({ file: z.string(), bytes: z.int().nonnegative(), crc32: z.int().nonnegative() });
const Manifest = z.object({
  format: z.literal(format),
  version: z.literal(version),
  madeAt: z.iso.datetime(),
  owner: z.object({ uid: z.string(), name: z.string() }),
  appearance: z.unknown(),
  device: Part,
  pictures: z.array(Part.extend({ id: z.string(), type: z.string() })),
});

export function writeBackup({ snapshot, pictures, ...about }: Backup): Uint8Array<ArrayBuffer> {
  const device = strToU8(JSON.stringify(snapshot));
  const named = [...pictures].map(([id, picture], at) => ({ id, picture, file: `pictures/${at + 1}` }));
  const manifest = {
    format,
    version,
    ...about,
    device: partOf(deviceName, device),
    pictures: named.map(({ id, picture, file }) => ({
      id,
      type: picture.type,
      ...partOf(file, picture.bytes),
    })),
  };
  return zipSync({
    [manifestName]: strToU8(JSON.stringify({ ...manifest, check: checkOf(manifest) }, null, 1)),
    [deviceName]: device,
    // Pictures are compressed already.
    ...Object.fromEntries(named.map(({ file, picture }) => [file, [picture.bytes, { level: 0 }] as const])),
  }) as Uint8Array<ArrayBuffer>;
}

export type ReadBackup = { ok: true; backup: Backup } | { ok: false; why: BackupProblem };

export function readBackup(file: Uint8Array): ReadBackup {
  if (file.length > largestFileBytes) return problem('too-big');
  const files = unzipped(file);
  if (typeof files === 'string') return problem(files);
  const text = files[manifestName];
  const given = text && parsedJson(strFromU8(text));
  if (!isWhole(given)) return problem(text ? 'broken' : 'not-a-backup');
  const manifest = Manifest.safeParse(given);
  if (!manifest.success) return problem(isLater(given) ? 'newer-version' : 'not-a-backup');

  const { device, pictures, madeAt, owner, appearance } = manifest.data;
  const contents = [device, ...pictures].map((part) => whole(files, part));
  if (contents.includes(null)) return problem('broken');
  const snapshot = readSnapshot(parsedJson(strFromU8(contents[0] as Uint8Array)));
  if (!snapshot.ok) return problem(snapshot.why);
  const byId = pictures.map(({ id, type }, at): [string, BackupPicture] => [
    id,
    { type, bytes: contents[at + 1] as Uint8Array<ArrayBuffer> },
  ]);
  return {
    ok: true,
    backup: { madeAt, owner, appearance, snapshot: snapshot.value, pictures: new Map(byId) },
  };
}

const problem = (why: BackupProblem): ReadBackup => ({ ok: false, why });

const partOf = (file: string, bytes: Uint8Array) => ({ file, bytes: bytes.length, crc32: crc32(bytes) });

function whole(files: Record<string, Uint8Array>, { file, bytes, crc32: sum }: z.infer<typeof Part>) {
  const content = Object.hasOwn(files, file) ? files[file] : undefined;
  return content && content.length === bytes && crc32(content) === sum ? content : null;
}

/** The manifest's own checksum is over everything else in it, in its order. */
const checkOf = (manifest: object) => crc32(strToU8(JSON.stringify(manifest)));

function isWhole(given: unknown): boolean {
  const read = z.looseObject({ check: z.number() }).safeParse(given);
  if (!read.success) return false;
  const { check, ...manifest } = given as { check: number };
  return check === checkOf(manifest);
}

const isLater = (given: unknown) =>
  z.object({ format: z.literal(format), version: z.int().min(version + 1) }).safeParse(given).success;

/** Only what can be ours is unpacked, and never more than its own declared size. */
function unzipped(file: Uint8Array): Record<string, Uint8Array> | BackupProblem {
  let bytes = 0;
  let count = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (name !== manifestName && name !== deviceName && !/^pictures\/\d+$/.test(name)) return false;
    bytes += originalSize;
    count += 1;
    return (
      bytes <= largestFileBytes && count <= mostFiles && (/^p/.test(name) || originalSize <= largestTextBytes)
    );
  };
  try {
    const files = unzipSync(file, { filter: isWanted });
    return bytes > largestFileBytes || count > mostFiles ? 'too-big' : files;
  } catch {
    return file[0] === 0x50 && file[1] === 0x4b ? 'broken' : 'not-a-backup';
  }
}
