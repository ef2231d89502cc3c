// Carries one AI text from the wish to the last word: asks, reads, reads again after a cut, has it kept, and only then says
// that it was received, which is what it is paid for. Whoever asked brings a reader and learns how it ended.
import type { Refusal, Result } from '@calmbridge/domain/result';
import { ok, refuse } from '@calmbridge/domain/result';
import {
  type AssistantCall,
  type ContentEvent,
  type StreamEnd,
  streamAssistant,
} from '#api/assistant-stream';
import type { OpenUse } from '#device/records/shapes';
import { bodyOf, forgetUse, keepUse, markNext } from './open-use.ts';
import { isLost, persist, type Trouble } from './persist.ts';
import { settleUse } from './settle-use.ts';
import { holdUse, releaseUse } from './use-lock.ts';
import type { UsePorts } from './use-ports.ts';

/**
 * `kept`: it is on this device. `shown`: it lives with the page, and a reload asks for it again. `not-kept`: no room.
 */
export type Keeping = 'kept' | 'shown' | 'not-kept';

export type TextReader = {
  /** The events come from the first one on, perhaps not for the first time. */
  begin: () => void;
  take: (event: ContentEvent) => void;
  onTrouble: (trouble: Trouble | null) => void;
  /** All of it is here. What is not kept is not paid for. */
  keep: () => Promise<Keeping>;
};

export type TextEnd =
  /** `charge` comes when the server has heard of it; `keepAgain` is for a device that had no room. */
  | { is: 'whole'; charge: Promise<number | null>; keepAgain: (() => Promise<boolean>) | null }
  | { is: 'stopped'; charge: Promise<number | null> }
  /** `isOpen`: asking again is the same use. `isCreditBack`: the server has said so. */
  | { is: 'failed'; why: Refusal; isOpen: boolean; isCreditBack: boolean }
  /** Another tab carries it. */
  | { is: 'elsewhere' };

export type Carried = { ended: Promise<TextEnd>; stop: () => void };

export function carryText(ports: UsePorts, call: AssistantCall, use: OpenUse, reader: TextReader): Carried {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isAskedBefore = ports.open.get(use.id) !== null;
  let heard = 0;

  const read = async (): Promise<Result<Answered>> => {
    reader.begin();
    let count = 0;
    const end = await streamAssistant(call, bodyOf(use), {
      signal,
      onEvent: (event) => {
        if (count === 0) reader.onTrouble(null);
        count += 1;
        heard = Math.max(heard, count);
        reader.take(event);
      },
    });
    if (end.is === 'refused') return { ok: false, refusal: end.why };
    return end.is === 'lost' ? refuse('service/network-request-failed') : ok(end);
  };

  const carry = async (): Promise<TextEnd> => {
    await keepUse(ports, use);
    const answer = await persist(ports, read, {
      signal,
      onTrouble: reader.onTrouble,
      isBegun: () => isAskedBefore || heard > 0,
      progress: () => heard,
    });
    reader.onTrouble(null);
    // The last word may have come just as Stop was pressed: then it is all here.
    if (answer.ok && answer.value.is === 'done') return receive(ports, use, reader, answer.value);
    if (answer.ok && answer.value.is === 'failed') return giveUp(ports, use, answer.value);
    if (answer.ok || signal.aborted) return stopUse(ports, use);
    return refusedWith(ports, use, answer.refusal, isAskedBefore || heard > 0);
  };

  const carryAndRelease = async (): Promise<TextEnd> => {
    const release = () => releaseUse(use.id);
    const end = await carry().catch((fault: unknown) => {
      release();
      throw fault;
    });
    // Until the server has heard the last word another tab would take it for left behind.
    if (end.is === 'whole' || end.is === 'stopped') void end.charge.finally(release);
    else release();
    return end;
  };

  return {
    ended: holdUse(use.id).then((isOurs) => (isOurs ? carryAndRelease() : { is: 'elsewhere' })),
    stop: () => stopping.abort(),
  };
}

type Answered = Extract<StreamEnd, { is: 'done' | 'failed' | 'stopped' }>;
type Done = Extract<StreamEnd, { is: 'done' }>;
type Failed = Extract<StreamEnd, { is: 'failed' }>;

async function receive(
  ports: UsePorts,
  use: OpenUse,
  { keep }: TextReader,
  { charged, state, isStopped, isFree }: Done,
): Promise<TextEnd> {
  ports.creditsChanged(state);
  const acknowledge = async (keeping: Keeping) => {
    if (keeping === 'kept') await markNext(ports, use.id, 'received');
    return settleUse(ports, use.id, 'received');
  };
  const keeping = await keep();
  if (isStopped || isFree) {
    await forgetUse(ports, use.id);
    const charge = Promise.resolve(charged);
    return isStopped ? { is: 'stopped', charge } : { is: 'whole', charge, keepAgain: null };
  }
  if (keeping !== 'not-kept') return { is: 'whole', charge: acknowledge(keeping), keepAgain: null };
  return {
    is: 'whole',
    charge: Promise.resolve(null),
    keepAgain: async () => {
      const now = await keep();
      if (now !== 'not-kept') void acknowledge(now);
      return now !== 'not-kept';
    },
  };
}

async function stopUse(ports: UsePorts, { id }: OpenUse): Promise<TextEnd> {
  await markNext(ports, id, 'stop');
  return { is: 'stopped', charge: settleUse(ports, id, 'stop') };
}

async function giveUp(ports: UsePorts, { id }: OpenUse, { why, state }: Failed): Promise<TextEnd> {
  if (state) ports.creditsChanged(state);
  else void ports.refreshCredits();
  await forgetUse(ports, id);
  return { is: 'failed', why, isOpen: false, isCreditBack: state !== null };
}

async function refusedWith(
  ports: UsePorts,
  { id }: OpenUse,
  why: Refusal,
  isBegun: boolean,
): Promise<TextEnd> {
  const isOpen = isLost(why.code, isBegun) || (isBegun && why.code === 'identity/not-signed-in');
  if (!isOpen) await forgetUse(ports, id);
  void ports.refreshCredits();
  return { is: 'failed', why, isOpen, isCreditBack: false };
}
