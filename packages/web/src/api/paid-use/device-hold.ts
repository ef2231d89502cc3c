// The price of what the page makes itself: held, taken when the thing is there, given back where it could not be made. An
// answer may be lost on the way, so each is asked for again until it is known.
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import {
  captureUseContract,
  type deviceFeatures,
  holdUseContract,
  releaseUseContract,
} from '@calmbridge/domain/credits/uses';
import { ok, type Refusal, type Result } from '@calmbridge/domain/result';
import { call } from '#api/call';
import type { OpenUse } from '#device/records/shapes';
import { forgetUse, keepUse, newUse } from './open-use.ts';
import { persist } from './persist.ts';
import type { UsePorts } from './use-ports.ts';

export type DeviceFeature = (typeof deviceFeatures)[number];

/** Before anything is held a carer does not wait for long. */
const shortPausesMs = [300, 1_000];
const lasting = { signal: new AbortController().signal, onTrouble: () => undefined };

export function openDeviceUse(ports: UsePorts, feature: DeviceFeature, key: string | undefined) {
  const fresh = () => newUse(ports, { kind: 'file', body: { feature }, place: { key } });
  let use = (key !== undefined && openFileFor(ports, key)) || fresh();
  let isPaid = false;

  const hold = async () => {
    if (key !== undefined) await keepUse(ports, use);
    return persist(ports, () => askToHold(use.id, feature), { ...lasting, pauses: shortPausesMs });
  };
  const startAgain = async () => {
    await forgetUse(ports, use.id);
    use = fresh();
  };
  const capture = async (): Promise<Refusal | null> => {
    const ask = () => call(captureUseContract, {}, { params: { useId: use.id } });
    const answer = await persist(ports, ask, lasting);
    if (!answer.ok) return answer.refusal;
    isPaid = true;
    ports.creditsChanged(answer.value);
    return null;
  };
  /** Null: the price is held, or was paid before. */
  const begin = async (): Promise<Refusal | null> => {
    const held = await hold();
    if (held.ok) {
      if (held.value) ports.creditsChanged(held.value);
      return null;
    }
    const { code } = held.refusal;
    if (code === 'credits/use-already-answered') {
      isPaid = true;
      return null;
    }
    if (code !== 'credits/use-ended') {
      if (code !== 'service/network-request-failed') await forgetUse(ports, use.id);
      return held.refusal;
    }
    // Released meanwhile, because it took too long: what was made is paid for with a new use.
    await startAgain();
    const again = await hold();
    return again.ok ? null : again.refusal;
  };
  const payOnce = async () => (isPaid ? null : capture());
  return {
    isPaid: () => isPaid,
    begin,
    pay: async (): Promise<Refusal | null> => {
      let trouble = await payOnce();
      if (trouble?.code === 'credits/use-ended') trouble = (await begin()) ?? (await payOnce());
      if (!trouble) await forgetUse(ports, use.id);
      return trouble;
    },
    release: async (): Promise<void> => {
      const answer = await call(releaseUseContract, {}, { params: { useId: use.id } });
      if (answer.ok) ports.creditsChanged(answer.value);
      await startAgain();
    },
  };
}

/** A hold that stands already is a hold: its first answer was lost. */
async function askToHold(useId: string, feature: DeviceFeature): Promise<Result<CreditState | null>> {
  const answer = await call(holdUseContract, { useId, feature });
  return !answer.ok && answer.refusal.code === 'credits/use-running' ? ok(null) : answer;
}

const openFileFor = ({ open }: UsePorts, key: string): OpenUse | null =>
  open.all().find(({ kind, place }) => kind === 'file' && place['key'] === key) ?? null;
