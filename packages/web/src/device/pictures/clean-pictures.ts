// Pictures and recordings no card, no story and no child has any more go, but late: found unused at one start of the page, and still unused at a
// start a day later. Until then Undo finds them. A tab that has boards open may hold an undo, so it is waited out.
import type { CardPicture } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { pictures as browserPixels } from '../browser-device.ts';
import { boards, pictures, savedChildren, socialStories, unusedPictures } from '../records/shapes.ts';
import type { DeviceStore } from '../store/device-store.ts';
import type { PictureStore } from './pictures.ts';

const dayMs = 24 * 60 * 60 * 1000;

export async function cleanPictures(
  store: DeviceStore,
  pixels: PictureStore = browserPixels,
): Promise<string[]> {
  // What can't be read may show any of them.
  if (!store.isLasting || store.quarantined().length > 0 || store.newerCount() > 0) return [];
  const now = store.scope.now();
  const records = store.collection(pictures);
  const used = usedPictures(store);
  const known = new Set([...records.all().map(({ id }) => id), ...(await pixels.ids(store.uid))]);
  const unused = [...known].filter((id) => !used.has(id));
  const kept = store.document(unusedPictures).read();
  const before = kept.is === 'found' ? kept.value.since : {};
  const isOver = (id: string) => {
    const since = Date.parse(before[id] ?? '');
    return now.getTime() - since > dayMs;
  };
  const gone = unused.filter(isOver);
  const waiting = unused.filter((id) => !gone.includes(id));
  if (waiting.length > 0 || Object.keys(before).length > 0)
    await store.document(unusedPictures).write({
      since: Object.fromEntries(waiting.map((id) => [id, before[id] ?? now.toISOString()])),
    });
  for (const id of gone) {
    if (records.get(id)) await records.remove(id);
    await pixels.remove(store.uid, id);
  }
  return gone;
}

function usedPictures(store: DeviceStore): Set<string> {
  const ofBoards = store
    .collection(boards)
    .all()
    .flatMap((board) => cardsOf(board).flatMap(({ picture, sound }) => [picture, soundOf(sound)]));
  const ofStories = store
    .collection(socialStories)
    .all()
    .flatMap(({ cover, pictures: chosen }) => [cover, ...Object.values(chosen ?? {})]);
  const ofChildren = store
    .collection(savedChildren)
    .all()
    .flatMap(({ photo }) => photo ?? []);
  const ofCards = [...ofBoards, ...ofStories].flatMap((picture) => (isOnDevice(picture) ? [picture.id] : []));
  return new Set([...ofCards, ...ofChildren]);
}

const soundOf = (sound: { id: string } | undefined) => sound && { is: 'picture' as const, id: sound.id };

const isOnDevice = (picture: { is: string } | null | undefined): picture is CardPicture =>
  picture?.is === 'picture';

const cleaned = new WeakSet<DeviceStore>();

/** Once for each start of the page, before any board is worked on in it. */
export async function cleanPicturesOnce(store: DeviceStore): Promise<void> {
  if (cleaned.has(store)) return;
  cleaned.add(store);
  const locks = globalThis.navigator?.locks;
  if (!locks) return;
  const name = `calmbridge-boards-open/${store.uid}`;
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? cleanPictures(store) : []));
  // From now until this page goes, others see that boards are open here.
  void locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined));
}
