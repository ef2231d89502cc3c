// Kept already? Else hold, make, keep, finish: the road every picture takes, with or without its reader. It is paid for when
// it is fetched; one that does not come, or that nobody fetches, costs nothing.
import { setTimeout as pause } from 'node:timers/promises';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { creditsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { aiUsesAtOnce } from '@calmbridge/domain/credits/uses';
import { type ImageAnswer, type ImageRequest, imageUrl } from '@calmbridge/domain/images/image';
import { cleanImageWords } from '@calmbridge/domain/images/image-words';
import { ok, type Refusal, type Result, refuse } from '@calmbridge/domain/result';
import { BlobFailure } from '#adapters/blobs/blobs';
import { PictureFailure, type PictureMaker, type PictureWish } from '#adapters/images/picture-maker';
import type { Credits, Limit } from '#features/credits/credits';
import { readCredits } from '#features/credits/read-credits';
import type { RunningUses } from '#features/credits/running-uses';
import type { Use } from '#features/credits/use';
import type { Ports } from '#ports';
import type { KeyedMutex } from './keyed-mutex.ts';
import { pictureKey, symbolIdOf } from './picture-keys.ts';

export type ImagePorts = Pick<Ports, 'config' | 'database' | 'clock' | 'log' | 'blobs' | 'background'> & {
  credits: Credits;
  running: RunningUses;
  maker: PictureMaker;
  mutex: KeyedMutex;
};

const feature = 'pecsGenerations';
const limit: Limit = { atOnce: aiUsesAtOnce, code: 'images/too-many-at-once', isUnique: true };
/** While another process makes the same picture: how long until it is looked for again. */
const lookAgainMs = 500;

export async function makePicture(
  ports: ImagePorts,
  uid: string,
  { useId, words, kind }: ImageRequest,
): Promise<Result<ImageAnswer>> {
  const { config, maker, mutex } = ports;
  const wish = { words: cleanImageWords(words), kind };
  if (wish.words === '') return refuse('request/invalid');
  const symbolId = symbolIdOf(config, wish, maker.kind);
  // The same picture asked for twice at once is made and paid for once: the second finds the first one kept. In this
  // process one waits for the other; what another process makes is known by its hold.
  return mutex.runExclusive(pictureKey(uid, symbolId), () => makeOnce(ports, { uid, useId }, wish, symbolId));
}

async function makeOnce(
  ports: ImagePorts,
  use: Use,
  wish: PictureWish,
  symbolId: string,
): Promise<Result<ImageAnswer>> {
  const { blobs, credits } = ports;
  const isKept = () => resultOf(ports, use, () => blobs.has(pictureKey(use.uid, symbolId)));
  const kept = await isKept();
  if (!kept.ok) return kept;
  if (kept.value) return answerKept(ports, use, symbolId);

  const held = await credits.hold(use, feature, symbolId, limit);
  if (!held.ok && held.refusal.code === 'credits/use-running') {
    await pause(lookAgainMs);
    return makeOnce(ports, use, wish, symbolId);
  }
  // Another process may have kept it between the first look and the hold.
  const keptSince = await isKept();
  if (keptSince.ok && !keptSince.value) return held.ok ? makeHeld(ports, use, wish, symbolId) : held;
  if (held.ok) await credits.release(use, keptSince.ok ? 'free' : 'failed');
  return keptSince.ok ? answerKept(ports, use, symbolId) : keptSince;
}

/** The picture is there: made by this very use, whose answer was lost, or by an earlier one and so for nothing. */
async function answerKept(ports: ImagePorts, use: Use, symbolId: string): Promise<Result<ImageAnswer>> {
  const known = await ports.credits.findUse(use, feature, symbolId);
  if (known !== null && !known.ok) return known;
  const isSameUse = known !== null && known.value.state !== 'released';
  return answer(ports, use, symbolId, isSameUse ? 'new' : 'repeat');
}

async function makeHeld(ports: ImagePorts, use: Use, wish: PictureWish, symbolId: string) {
  const { credits, running, background } = ports;
  const stop = new AbortController();
  const making = makeAndFinish(ports, use, wish, symbolId, stop.signal).then(async (made) => {
    if (!made.ok) await credits.release(use, stop.signal.aborted ? 'stopped' : 'failed');
    return made;
  });
  const settled = making.then(() => undefined);
  running.watch(use, { stop: () => stop.abort(), settled });
  background.run('making a picture', () => settled);
  const made = await making;
  return made.ok ? answer(ports, use, symbolId, 'new') : made;
}

async function makeAndFinish(
  ports: ImagePorts,
  use: Use,
  wish: PictureWish,
  symbolId: string,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const { blobs, credits, maker } = ports;
  const key = pictureKey(use.uid, symbolId);
  const making = async () => {
    const picture = await maker.make(wish, signal);
    signal.throwIfAborted();
    await blobs.write(key, picture, signal);
  };
  const made = await resultOf(ports, use, making, signal);
  if (!made.ok) return made;
  const finished = await credits.finish(use, { pictureId: symbolId });
  // The account went meanwhile, or it could not be noted: then nothing may be left behind either.
  if (!finished.ok) await resultOf(ports, use, () => blobs.remove(key));
  return finished;
}

/** What can go wrong on the way is an answer; only a fault of ours is thrown. */
async function resultOf<T>(
  { log, config }: ImagePorts,
  { useId }: Use,
  act: () => Promise<T>,
  signal?: AbortSignal,
): Promise<Result<T>> {
  try {
    return ok(await act());
  } catch (fault) {
    if (signal?.aborted) return refuse('credits/use-ended');
    return { ok: false, refusal: refusalOf(fault, config.imageServiceName, useId, log) };
  }
}

function refusalOf(fault: unknown, serviceName: string, useId: string, log: Ports['log']): Refusal {
  if (fault instanceof PictureFailure) {
    log.warn({ useId, what: fault.what }, 'no picture was made');
    return fault.refusal;
  }
  if (fault instanceof BlobFailure) {
    log.error({ useId, what: fault.what }, 'the picture storage failed');
    return { code: fault.code };
  }
  log.error({ useId, fault }, 'making a picture failed');
  return { code: 'images/failed', serviceName };
}

async function answer(
  ports: ImagePorts,
  { uid }: Use,
  symbolId: string,
  is: 'new' | 'repeat',
): Promise<Result<ImageAnswer>> {
  const state = await stateNow(ports, uid);
  const isFree = is === 'repeat' || state?.isAdmin === true;
  return ok({
    symbolId,
    url: imageUrl(uid, symbolId),
    isRepeat: is === 'repeat',
    madeBy: ports.maker.kind,
    charged: isFree ? 0 : creditsOf(priceHundredths[feature]),
    state,
  });
}

const stateNow = async (ports: ImagePorts, uid: string): Promise<CreditState | null> => {
  const state = await readCredits(ports, uid).catch(() => null);
  return state?.ok ? state.value : null;
};
