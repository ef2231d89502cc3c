// A use from its first moment: kept on the device before anything is sent, so that neither a lost connection nor a page
// that goes away can lose what is paid for.
import type { OpenUse } from '#device/records/shapes';
import type { UsePorts } from './use-ports.ts';

export type UseWish = Pick<OpenUse, 'kind' | 'body' | 'place'>;

export const newUse = ({ newId, now }: UsePorts, wish: UseWish): OpenUse => ({
  id: newId(),
  sealKey: newSealKey(),
  startedAt: now().toISOString(),
  next: 'ask',
  ...wish,
});

/** A device without room keeps no use; it is carried all the same for as long as the page is there. */
export async function keepUse({ open }: UsePorts, use: OpenUse): Promise<void> {
  if (open.get(use.id) === null) await open.add(use);
}

/** Before it is said: a page that dies in between says it when it opens again. */
export async function markNext({ open }: UsePorts, useId: string, next: OpenUse['next']): Promise<void> {
  await open.update(useId, (use) => ({ ...use, next }));
}

export async function forgetUse({ open }: UsePorts, useId: string): Promise<void> {
  await open.remove(useId);
}

/** As it goes out. Sent again it is the same to the letter. */
export const bodyOf = ({ id, sealKey, body }: OpenUse) => ({ ...body, useId: id, sealKey });

/** 32 random bytes: the server seals the finished text with them and keeps them nowhere. */
function newSealKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
