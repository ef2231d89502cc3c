// What is wrong with a backup or its passphrase, in words.
import type { BackupProblem } from '#device/backup/backup';
import type { Room } from '#device/backup/room';
import type { Imported } from '#device/backup/run-import';
import { m } from '#paraglide/messages';

const problems: Record<BackupProblem | 'not-loaded', () => string> = {
  'not-a-backup': m.mydata_not_a_backup,
  broken: m.mydata_broken,
  'newer-version': m.mydata_newer,
  'too-big': m.mydata_too_big,
  'wrong-passphrase': m.mydata_wrong_passphrase,
  'no-encryption': m.mydata_no_unsealing,
  'not-loaded': m.mydata_not_loaded,
};
export const problemWords = (why: keyof typeof problems): string => problems[why]();

const refusals: Record<Extract<Imported, { ok: false }>['why'], () => string> = {
  'device/full': m.mydata_no_room,
  'another-import': m.mydata_another_import,
  'device-changed': m.mydata_device_changed,
};
export const importRefusalWords = (why: keyof typeof refusals): string => refusals[why]();

const tooSmall: Record<Extract<Room, { fits: false }>['what'], () => string> = {
  texts: m.mydata_no_room,
  pictures: m.mydata_no_room_pictures,
  'no-pictures': m.mydata_no_pictures,
};
export const roomWords = (room: Room): string | null => (room.fits ? null : tooSmall[room.what]());

export function passphraseWords(issue: string | undefined, min: number): string | undefined {
  if (issue === 'differ') return m.mydata_passphrases_differ();
  if (issue === 'too-short') return m.mydata_passphrase_short({ min });
  return issue && m.mydata_passphrase_required();
}
