// Whether a backup fits, found out before anything changes. Browsers tell how much room there is for pictures; how much
// there is for texts they only show by refusing, so a text of the needed length is written and taken away again.
import type { DeviceStore } from '../store/device-store.ts';
import type { TextChange } from './plan-import.ts';
import type { PictureChange } from './plan-pictures.ts';

export type Room = { fits: true } | { fits: false; what: 'texts' | 'pictures' | 'no-pictures' };
export type Estimate = () => Promise<{ quota?: number; usage?: number } | undefined>;

/** Databases need more than the bytes themselves, and pictures that are replaced are kept for undo. */
const spare = 1.2;

export async function roomFor(
  { scope }: DeviceStore,
  plan: { texts: readonly TextChange[]; pictures: readonly PictureChange[] },
  estimate: Estimate,
  canKeepPictures: () => Promise<boolean>,
): Promise<Room> {
  const hasPictures = plan.pictures.some(({ after }) => after !== null);
  if (hasPictures && !(await canKeepPictures())) return { fits: false, what: 'no-pictures' };
  const grown = plan.texts.reduce(
    (sum, change) => sum + sizeOf(change, 'after') - sizeOf(change, 'before'),
    0,
  );
  if (grown > 0) {
    const key = scope.documentKey('importProbe');
    const { ok } = await scope.turn(() => {
      const outcome = scope.write(key, 'x'.repeat(grown));
      scope.remove(key);
      return outcome;
    });
    if (!ok) return { fits: false, what: 'texts' };
  }
  const bytes = plan.pictures.reduce(
    (sum, { after, before }) => sum + ((after ?? before)?.bytes.length ?? 0),
    0,
  );
  const { quota, usage } = (await estimate().catch(() => undefined)) ?? {};
  const isTight = quota !== undefined && usage !== undefined && bytes * spare > quota - usage;
  return bytes > 0 && isTight ? { fits: false, what: 'pictures' } : { fits: true };
}

const sizeOf = (change: TextChange, when: 'before' | 'after') => {
  const text = change[when];
  return text === null ? 0 : change.key.length + text.length;
};
