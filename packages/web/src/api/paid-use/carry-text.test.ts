import { type AssistantEvent, carePlanCall } from '@calmbridge/domain/assistant/wire';
import { SealKey } from '@calmbridge/domain/credits/uses';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentEvent } from '#api/assistant-stream';
import { storeOver } from '#device/testing/device-test-kit';
import { carryText, type Keeping, type TextReader } from './carry-text.ts';
import { newUse } from './open-use.ts';
import { pausesMs, type Trouble } from './persist.ts';
import { settleUse } from './settle-use.ts';
import { serverWithUses, stateOf, testPorts } from './testing/use-test-kit.ts';

afterEach(() => vi.unstubAllGlobals());

const events: AssistantEvent[] = [
  { is: 'begun', writer: 'service' },
  { is: 'text', text: 'Mornings start slowly. ' },
  { is: 'text', text: 'Evenings end early.' },
];
const whole = 'Mornings start slowly. Evenings end early.';

function reading(keeping: Keeping = 'kept') {
  const seen = { text: '', longest: '', kept: '', troubles: [] as (Trouble | null)[], keeping };
  const reader: TextReader = {
    begin: () => {
      seen.text = '';
    },
    take: (event: ContentEvent) => {
      if (event.is === 'text') seen.text += event.text;
      if (seen.text.length > seen.longest.length) seen.longest = seen.text;
    },
    onTrouble: (trouble) => seen.troubles.push(trouble),
    keep: async () => {
      if (seen.keeping !== 'not-kept') seen.kept = seen.text;
      return seen.keeping;
    },
  };
  return { seen, reader };
}

function asked(kit = testPorts()) {
  const use = newUse(kit.ports, { kind: 'plan', body: { profile: 'hidden' }, place: {} });
  return { ...kit, use };
}

test('[AP6] a use has an id and a key of its own, and is kept before it is sent', async () => {
  const server = serverWithUses(events);
  const { ports, use, kept } = asked();
  const { reader } = reading();
  const plain = globalThis.fetch;
  const keptWhenSent: number[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    keptWhenSent.push(kept().length);
    return plain(path, init);
  });
  const end = await carryText(ports, carePlanCall, use, reader).ended;
  expect(SealKey.safeParse(use.sealKey).success).toBe(true);
  expect(keptWhenSent[0]).toBe(1);
  expect(server.calls[0]?.body).toEqual({ useId: use.id, sealKey: use.sealKey, profile: 'hidden' });
  expect(end.is === 'whole' && (await end.charge)).toBe(0.25);
  expect(kept()).toEqual([]);
});

test('[AP7] [AP8] cut at every position, the text arrives whole, is written once and paid for once', async () => {
  const positions = Array.from({ length: serverWithUses(events).lines.length }, (_, at) => at);
  for (const cutAt of positions) {
    const server = serverWithUses(events);
    server.fail('text', { cutAt });
    const { ports, use, kept } = asked();
    const { seen, reader } = reading();
    const end = await carryText(ports, carePlanCall, use, reader).ended;
    expect(end.is, `cut at ${cutAt}`).toBe('whole');
    expect(end.is === 'whole' && (await end.charge)).toBe(0.25);
    expect(seen.kept).toBe(whole);
    expect(seen.troubles).toContain('lost');
    expect(server.written()).toBe(1);
    expect(server.credits()).toBe(0.75);
    expect([...server.uses.values()].map(({ is }) => is)).toEqual(['captured']);
    expect(kept()).toEqual([]);
    expect(ports.creditsChanged).toHaveBeenLastCalledWith(stateOf(0.75));
  }
}, 60_000);

test('[AP7] it gives up in the end; the use stays open and costs nothing, and asking again brings it', async () => {
  const server = serverWithUses(events);
  server.fail('text', { cutAt: 90 }, ...pausesMs.map(() => 'never-arrives' as const));
  const { ports, use, pauses, kept } = asked();
  const first = reading();
  const end = await carryText(ports, carePlanCall, use, first.reader).ended;
  expect(end).toMatchObject({ is: 'failed', why: { code: 'service/network-request-failed' }, isOpen: true });
  expect(pauses.slice(1)).toEqual(pausesMs.slice(1));
  expect(kept().map(({ id }) => id)).toEqual([use.id]);
  expect([...server.uses.values()].map(({ is }) => is)).toEqual(['held']);
  const again = reading();
  const second = await carryText(ports, carePlanCall, use, again.reader).ended;
  expect(second.is === 'whole' && (await second.charge)).toBe(0.25);
  expect(again.seen.kept).toBe(whole);
  expect(server.written()).toBe(1);
});

test('[AP7] while another process writes it, it waits as long as it is told', async () => {
  const server = serverWithUses(events);
  const running = { status: 409, code: 'credits/use-running', retryAfterSeconds: 3 } as const;
  server.fail('text', running, running);
  const { ports, use, pauses } = asked();
  const { seen, reader } = reading();
  const end = await carryText(ports, carePlanCall, use, reader).ended;
  expect(end.is).toBe('whole');
  expect(pauses.slice(0, 2)).toEqual([3000, 3000]);
  expect(seen.troubles.slice(0, 2)).toEqual(['elsewhere', 'elsewhere']);
});

test('[AP8] a text the device has no room for is not paid for until it is kept', async () => {
  const server = serverWithUses(events);
  const { ports, use, kept } = asked();
  const { seen, reader } = reading('not-kept');
  const end = await carryText(ports, carePlanCall, use, reader).ended;
  if (end.is !== 'whole' || !end.keepAgain) throw new Error('not as expected');
  expect(server.calls.map(({ path }) => path)).toEqual([carePlanCall.path]);
  seen.keeping = 'kept';
  expect(await end.keepAgain()).toBe(true);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(server.credits()).toBe(0.75);
});

test('[AP8] that it was received is said until it is answered, and is paid for once', async () => {
  const server = serverWithUses(events);
  server.fail('received', 'never-arrives', { cutAt: 0 }, { status: 503, code: 'service/unavailable' });
  const { ports, use, kept } = asked();
  const end = await carryText(ports, carePlanCall, use, reading().reader).ended;
  expect(kept()).toMatchObject([{ id: use.id, next: 'received' }]);
  expect(end.is === 'whole' && (await end.charge)).toBe(0.25);
  expect(server.credits()).toBe(0.75);
  expect(kept()).toEqual([]);
});

test('[AP8] a page that goes away before the answer to that says it when it opens again', async () => {
  const server = serverWithUses(events);
  server.fail('received', ...Array.from({ length: 50 }, () => 'never-arrives' as const));
  const store = storeOver();
  const gone = asked(testPorts(store, { pause: () => new Promise(() => {}) }));
  await carryText(gone.ports, carePlanCall, gone.use, reading().reader).ended;
  expect(server.credits()).toBe(0.75);
  expect([...server.uses.values()].map(({ is }) => is)).toEqual(['held']);
  const next = testPorts(store);
  const [left] = next.kept();
  expect(left?.next).toBe('received');
  expect(await settleUse(next.ports, left?.id ?? '', 'received')).toBe(0.25);
  expect([...server.uses.values()].map(({ is }) => is)).toEqual(['captured']);
  expect(next.kept()).toEqual([]);
});

test('[AP9] Stop is sent until it is answered, and tells what the server says', async () => {
  const server = serverWithUses(events);
  server.fail('text', { cutAt: 90 });
  server.fail('stop', 'never-arrives', { cutAt: 0 });
  const untilStopped = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const { ports, use, kept } = asked(
    testPorts(storeOver(), { pause: async (_, signal) => signal && untilStopped(signal) }),
  );
  const { seen, reader } = reading();
  const carried = carryText(ports, carePlanCall, use, reader);
  await vi.waitFor(() => expect(seen.troubles).toContain('lost'));
  carried.stop();
  const end = await carried.ended;
  expect(end.is).toBe('stopped');
  expect(end.is === 'stopped' && (await end.charge)).toBe(0.25);
  expect(server.calls.filter(({ path }) => path.endsWith('/stop'))).toHaveLength(3);
  expect(kept()).toEqual([]);
});

test('[AP10] a page that was closed in the middle: the next one has the text, written and paid for once', async () => {
  const server = serverWithUses(events);
  server.fail('text', { cutAt: 90 });
  const store = storeOver();
  const gone = asked(testPorts(store, { pause: () => new Promise(() => {}) }));
  const first = reading();
  void carryText(gone.ports, carePlanCall, gone.use, first.reader).ended;
  await vi.waitFor(() => expect(first.seen.troubles).toContain('lost'));
  const next = testPorts(store);
  const [left] = next.kept();
  if (!left) throw new Error('nothing was kept');
  const second = reading();
  const end = await carryText(next.ports, carePlanCall, left, second.reader).ended;
  expect(end.is === 'whole' && (await end.charge)).toBe(0.25);
  expect(second.seen.kept).toBe(whole);
  expect(server.calls[1]?.body).toEqual(server.calls[0]?.body);
  expect(server.written()).toBe(1);
  expect(server.credits()).toBe(0.75);
});

test('[AP10] two tabs on one use: both have the text, and it is paid for once', async () => {
  const server = serverWithUses(events);
  const store = storeOver();
  const { use } = asked(testPorts(store));
  const tabs = [reading(), reading()];
  const ends = await Promise.all(
    tabs.map(({ reader }) => carryText(testPorts(store).ports, carePlanCall, use, reader).ended),
  );
  for (const end of ends) if (end.is === 'whole') await end.charge;
  expect(tabs.map(({ seen }) => seen.kept)).toEqual([whole, whole]);
  expect(server.written()).toBe(1);
  expect(server.credits()).toBe(0.75);
});

test('[AP11] an ended session is signed into where it is met, and the same use goes on', async () => {
  const server = serverWithUses(events);
  server.fail('text', { status: 401, code: 'identity/not-signed-in' });
  const { ports, use } = asked(testPorts(storeOver(), { signInAgain: async () => true }));
  const { seen, reader } = reading();
  const end = await carryText(ports, carePlanCall, use, reader).ended;
  expect(end.is).toBe('whole');
  expect(seen.troubles[0]).toBe('signed-out');
  expect(new Set(server.calls.map(({ useId }) => useId)).size).toBe(1);
});

test('[AP11] who does not sign in is told, and nothing was begun', async () => {
  const server = serverWithUses(events);
  server.fail('text', { status: 401, code: 'identity/not-signed-in' });
  const { ports, use, kept } = asked();
  const end = await carryText(ports, carePlanCall, use, reading().reader).ended;
  expect(end).toMatchObject({ is: 'failed', why: { code: 'identity/not-signed-in' }, isOpen: false });
  expect(kept()).toEqual([]);
  expect(server.written()).toBe(0);
});

test('[AP12] a use that is over is not started again by itself', async () => {
  const server = serverWithUses(events);
  server.fail('text', { cutAt: 90 });
  const { ports, use, kept } = asked(
    testPorts(storeOver(), {
      pause: async () => server.releaseAll(),
    }),
  );
  const { seen, reader } = reading();
  const end = await carryText(ports, carePlanCall, use, reader).ended;
  expect(end).toEqual({
    is: 'failed',
    why: { code: 'credits/use-ended' },
    isOpen: false,
    isCreditBack: false,
  });
  expect(seen.longest).toBe('Mornings start slowly. ');
  expect(server.written()).toBe(1);
  expect(server.credits()).toBe(1);
  expect(kept()).toEqual([]);
});
