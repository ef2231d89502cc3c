// For tests: what a paid use needs, and a server that keeps uses as ours does. Everything on the page's side of `fetch` is
// the real thing; the line can be cut wherever a test likes.
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import { vi } from 'vitest';
import { mayasDocument, refuses } from '#api/testing/fake-server';
import { openUses } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { storeOver } from '#device/testing/device-test-kit';
import type { UsePorts } from '../use-ports.ts';

export const stateOf = (credits: number): CreditState => ({
  credits,
  plan: 'silver',
  isAdmin: false,
  aiUsage: mayasDocument.aiUsage,
});

export function testPorts(store: DeviceStore = storeOver(), more: Partial<UsePorts> = {}) {
  const pauses: number[] = [];
  const ports: UsePorts = {
    open: store.collection(openUses),
    creditsChanged: vi.fn<UsePorts['creditsChanged']>(),
    refreshCredits: vi.fn<UsePorts['refreshCredits']>(async () => undefined),
    signInAgain: vi.fn<UsePorts['signInAgain']>(async () => false),
    pause: async (ms, signal) => {
      pauses.push(ms);
      await new Promise((resolve) => setTimeout(resolve, signal?.aborted ? 0 : 1));
    },
    now: () => new Date('2026-11-15T10:00:00Z'),
    newId: () => crypto.randomUUID(),
    ...more,
  };
  return { store, ports, pauses, kept: () => ports.open.all() };
}

/** What happens to one request: it never arrives, its answer is cut after so many characters, or it is refused. */
export type Fault =
  | 'never-arrives'
  | { cutAt: number }
  | { status: number; code: RefusalCode; retryAfterSeconds?: number };

type Use = { sent: string; is: 'held' | 'captured' | 'released' };

/** Answers every text call with these events and keeps the uses, for as long as a test likes. */
export function serverWithUses(events: readonly AssistantEvent[], price = 0.25) {
  const faults = new Map<string, Fault[]>();
  const calls: { path: string; useId: string; body: unknown }[] = [];
  const done: AssistantEvent = { is: 'done', charged: price, state: stateOf(1 - price) };
  const lines = [...events, done].map((event) => `${JSON.stringify(event)}\n`).join('');

  const ledger = ledgerOf(price);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const settling = /^\/api\/uses\/(.+)\/(received|stop)$/.exec(path);
    const body: { useId?: string } = JSON.parse(String(init.body));
    const useId = settling?.[1] ?? body.useId ?? '';
    calls.push({ path, useId, body });
    const fault = faults.get(settling?.[2] ?? 'text')?.shift();
    if (fault === 'never-arrives') throw new TypeError('Failed to fetch');
    if (fault && 'status' in fault) {
      const { status, code, ...more } = fault;
      return refused(status, code, more);
    }
    if (settling) {
      const answer = ledger.settle(useId, settling[2] === 'received' || hasText(events));
      if (fault) throw new TypeError('network error');
      return answer;
    }
    const refusal = ledger.hold(useId, String(init.body));
    return refusal ?? new Response(cutStream(lines, fault?.cutAt ?? null, init.signal as AbortSignal));
  });
  return {
    calls,
    lines,
    uses: ledger.uses,
    credits: ledger.credits,
    written: ledger.written,
    releaseAll: ledger.releaseAll,
    fail: (what: 'text' | 'received' | 'stop', ...more: Fault[]) =>
      faults.set(what, [...(faults.get(what) ?? []), ...more]),
  };
}

const refused = (status: number, code: RefusalCode, more = {}) =>
  new Response(JSON.stringify(refuses(status, code, more).body), { status });

/** What the server keeps of uses and credits. */
function ledgerOf(price: number) {
  const uses = new Map<string, Use>();
  let credits = 1;
  let written = 0;
  return {
    uses,
    credits: () => Math.round(credits * 100) / 100,
    /** How often the assistant was asked. */
    written: () => written,
    hold: (useId: string, sent: string): Response | null => {
      const known = uses.get(useId);
      if (known?.is === 'released') return refused(409, 'credits/use-ended');
      if (known && known.sent !== sent) return refused(422, 'credits/use-mismatch');
      if (known) return null;
      written += 1;
      credits -= price;
      uses.set(useId, { sent, is: 'held' });
      return null;
    },
    settle: (useId: string, isPaid: boolean): Response => {
      const use = uses.get(useId);
      if (!use) return refused(404, 'request/not-found');
      if (use.is === 'released') return refused(409, 'credits/use-ended');
      if (use.is === 'held') {
        use.is = isPaid ? 'captured' : 'released';
        if (!isPaid) credits += price;
      }
      const charged = use.is === 'captured' ? price : 0;
      return new Response(JSON.stringify({ charged, state: stateOf(credits) }));
    },
    /** The server died, or nobody came in time. */
    releaseAll: () => {
      for (const use of uses.values()) {
        if (use.is !== 'held') continue;
        use.is = 'released';
        credits += price;
      }
    },
  };
}

const hasText = (events: readonly AssistantEvent[]) => events.some(({ is }) => is === 'text');

/** A cut at the very end takes the last line's end along, and leaves the line hanging. */
function cutStream(lines: string, cutAt: number | null, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      controller.enqueue(new TextEncoder().encode(lines.slice(0, cutAt ?? lines.length)));
      if (cutAt === null) return controller.close();
      setTimeout(() => controller.error(new TypeError('network error')));
    },
  });
}
