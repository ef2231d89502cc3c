// Brings a backup onto the device, all of it or nothing, and takes it back again. See import-journal.ts for what happens
// when the page dies in between.
import { type Appearance, appearanceOf } from '../appearance/appearance.ts';
import type { PictureStore } from '../pictures/pictures.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { type Saved, saved, type UserScope } from '../store/user-scope.ts';
import type { Backup } from './backup.ts';
import type { Journal, JournalStore } from './import-journal.ts';
import { dropImportMark, type ImportMark, importMark, writeImportMark } from './import-mark.ts';
import { planTexts, type TextChange, type Way } from './plan-import.ts';
import { type PictureChange, planPictures, putPicture } from './plan-pictures.ts';

export type ImportPorts = {
  store: DeviceStore;
  pictures: PictureStore;
  journal: JournalStore;
  appearance: { read: () => Appearance; change: (appearance: Appearance) => void };
  /** One import at a time, also between tabs. Null: another one is under way. */
  alone: <T>(uid: string, work: () => Promise<T>) => Promise<T | null>;
};

export type Imported =
  | { ok: true; mark: ImportMark }
  | { ok: false; why: 'device/full' | 'another-import' | 'device-changed' };

const attempts = 3;

export async function runImport(ports: ImportPorts, backup: Backup, way: Way): Promise<Imported> {
  const { store } = ports;
  const outcome = await ports.alone(store.uid, async (): Promise<Imported> => {
    await takeBackCutShort(ports);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const done = await tryImport(ports, backup, way);
      if (done.ok || done.why !== 'device-changed') return done;
    }
    return { ok: false, why: 'device-changed' };
  });
  return outcome ?? { ok: false, why: 'another-import' };
}

async function tryImport(ports: ImportPorts, backup: Backup, way: Way): Promise<Imported> {
  const { store, journal } = ports;
  const { scope, uid } = store;
  const plan: Journal = {
    texts: planTexts(store, backup, way).changes,
    pictures: await planPictures(ports.pictures, uid, backup, way),
    appearance: appearanceChange(ports, backup, way),
  };
  const mark: ImportMark = { state: 'begun', at: scope.now().toISOString(), ...counted(plan.texts) };
  const giveUp = async (why: 'device/full' | 'device-changed'): Promise<Imported> => {
    await takeBack(ports, plan);
    return { ok: false, why };
  };

  if (!(await journal.write(uid, plan))) return giveUp('device/full');
  if (!(await scope.turn(() => writeImportMark(scope, mark))).ok) return giveUp('device/full');
  for (const { id, after } of plan.pictures)
    if (after !== null && !(await putPicture(ports.pictures, uid, id, after))) return giveUp('device/full');

  const written = await scope.turn((): Saved | 'device-changed' => {
    // Another tab may have written since the plan was made; then it is made again.
    const now = planTexts(store, backup, way).changes;
    if (JSON.stringify(now) !== JSON.stringify(plan.texts)) return 'device-changed';
    return applyTexts(scope, plan.texts);
  });
  if (written === 'device-changed') return giveUp('device-changed');
  if (!written.ok) return giveUp('device/full');

  for (const { id, after } of plan.pictures)
    if (after === null) await putPicture(ports.pictures, uid, id, null);
  if (plan.appearance) ports.appearance.change(plan.appearance.after);
  const done: ImportMark = { ...mark, state: 'done' };
  await scope.turn(() => writeImportMark(scope, done));
  return { ok: true, mark: done };
}

/** Back to before the import. What has been changed since stays as it is. */
export async function undoImport(ports: ImportPorts): Promise<Saved> {
  const undone = await ports.alone(ports.store.uid, async () => {
    const journal = await ports.journal.read(ports.store.uid);
    return journal ? takeBack(ports, journal, { isFinished: true }) : forgetImport(ports).then(() => saved);
  });
  return undone ?? saved;
}

/** A way back that went with its page is not offered any more. */
export async function dropLostImport(ports: Pick<ImportPorts, 'store' | 'journal'>): Promise<void> {
  if (importMark(ports.store.scope)?.state !== 'done') return;
  if ((await ports.journal.read(ports.store.uid)) === null) await forgetImport(ports);
}

/** An import whose page died on the way. Asked by every page that finds the mark; not while the import still runs. */
export async function finishCutShort(ports: ImportPorts): Promise<boolean> {
  return (await ports.alone(ports.store.uid, () => takeBackCutShort(ports))) ?? false;
}

export async function forgetImport({
  store,
  journal,
}: Pick<ImportPorts, 'store' | 'journal'>): Promise<void> {
  await store.scope.turn(() => dropImportMark(store.scope));
  await journal.forget(store.uid);
}

async function takeBackCutShort(ports: ImportPorts): Promise<boolean> {
  if (importMark(ports.store.scope)?.state !== 'begun') return false;
  const journal = await ports.journal.read(ports.store.uid);
  if (journal) return (await takeBack(ports, journal)).ok;
  await forgetImport(ports);
  return true;
}

async function takeBack(
  ports: ImportPorts,
  { texts, pictures, appearance }: Journal,
  { isFinished = false } = {},
): Promise<Saved> {
  const { scope, uid } = ports.store;
  let isInUse = false;
  const back = await scope.turn(() => {
    const untouched = texts.filter(({ key, after }) => scope.read(key) === after);
    isInUse = isFinished && untouched.length < texts.length;
    return applyTexts(
      scope,
      untouched.map(({ key, before, after }) => ({ key, before: after, after: before })),
    );
  });
  if (!back.ok) return back;
  // A board that was changed since may show a picture that came with the import: such pictures stay.
  await putBack(ports, uid, isInUse ? pictures.filter(({ before }) => before !== null) : pictures);
  if (appearance && isSameLook(ports.appearance.read(), appearance.after))
    ports.appearance.change(appearance.before);
  await forgetImport(ports);
  return saved;
}

async function putBack({ pictures }: ImportPorts, uid: string, changes: readonly PictureChange[]) {
  for (const { id, before } of changes) await putPicture(pictures, uid, id, before);
}

/** What goes makes room for what comes. All or none. */
function applyTexts(scope: UserScope, changes: readonly TextChange[]): Saved {
  const inOrder = [
    ...changes.filter(({ after }) => after === null),
    ...changes.filter(({ after }) => after !== null),
  ];
  for (const [at, { key, after }] of inOrder.entries()) {
    if (after === null) scope.remove(key);
    else {
      const outcome = scope.write(key, after);
      if (!outcome.ok) {
        const done = inOrder.slice(0, at).reverse();
        for (const change of done) if (change.before === null) scope.remove(change.key);
        for (const change of done) if (change.before !== null) scope.write(change.key, change.before);
        return outcome;
      }
    }
  }
  return saved;
}

function appearanceChange({ appearance }: ImportPorts, backup: Backup, way: Way): Journal['appearance'] {
  if (way === 'merge' || backup.appearance == null) return null;
  const after = appearanceOf(backup.appearance);
  return after && { before: appearance.read(), after };
}

const isSameLook = (a: Appearance, b: Appearance) => JSON.stringify(a) === JSON.stringify(b);

const counted = (texts: readonly TextChange[]) => ({
  added: texts.filter(({ before }) => before === null).length,
  replaced: texts.filter(({ before, after }) => before !== null && after !== null).length,
  removed: texts.filter(({ after }) => after === null).length,
});
