// Carries one picture from the wish until it lies on the device. The server makes it once for a use, and gives the same
// picture when it is asked again.
import type { ImageAnswer, ImageKind } from '@calmbridge/domain/images/image';
import type { Result } from '@calmbridge/domain/result';
import { fetchPicture, makePicture } from '#api/images';
import type { OpenUse } from '#device/records/shapes';
import { forgetUse, keepUse, markNext, newUse } from './open-use.ts';
import { isLost, type Persistence, persist } from './persist.ts';
import { settleUse } from './settle-use.ts';
import type { UsePorts } from './use-ports.ts';

export type PictureWish = { words: string; kind: ImageKind };

/** `key` names the place the picture is for: a page opened later finds the use by it. */
export const pictureUse = (ports: UsePorts, { words, kind }: PictureWish, key: string): OpenUse =>
  newUse(ports, { kind: 'picture', body: { words, kind }, place: { key } });

export const openPictureFor = ({ open }: UsePorts, key: string): OpenUse | null =>
  open.all().find(({ kind, next, place }) => kind === 'picture' && next === 'ask' && place['key'] === key) ??
  null;

/** Has it made. What is refused for good is forgotten; what is only lost can be asked for again as the same use. */
export async function askForPicture(
  ports: UsePorts,
  use: OpenUse,
  persistence: Persistence,
): Promise<Result<ImageAnswer>> {
  await keepUse(ports, use);
  const wish = { useId: use.id, ...(use.body as PictureWish) };
  const made = await persist(ports, () => makePicture(wish, persistence.signal), persistence);
  persistence.onTrouble(null);
  if (made.ok && made.value.state) ports.creditsChanged(made.value.state);
  else void ports.refreshCredits();
  if (!made.ok && !persistence.signal.aborted && !isLost(made.refusal.code, false))
    await forgetUse(ports, use.id);
  return made;
}

export const fetchMade = (ports: UsePorts, url: string, persistence: Persistence): Promise<Result<Blob>> =>
  persist(ports, () => fetchPicture(url, persistence.signal), persistence);

/** It is where it belongs. One that was there before is no use at all. */
export async function pictureReceived(
  ports: UsePorts,
  { id }: OpenUse,
  { isRepeat }: ImageAnswer,
): Promise<void> {
  if (isRepeat) return forgetUse(ports, id);
  await markNext(ports, id, 'received');
  void settleUse(ports, id, 'received');
}

export async function stopPicture(ports: UsePorts, { id }: OpenUse): Promise<void> {
  await markNext(ports, id, 'stop');
  void settleUse(ports, id, 'stop').then(() => ports.refreshCredits());
}
