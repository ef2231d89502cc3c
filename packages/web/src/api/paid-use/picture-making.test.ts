import { afterEach, expect, test, vi } from 'vitest';
import { storeOver } from '#device/testing/device-test-kit';
import { openPictureFor } from './carry-picture.ts';
import { type MakingPorts, openMaking } from './picture-making.ts';
import { stateOf, testPorts } from './testing/use-test-kit.ts';

afterEach(() => vi.unstubAllGlobals());

const key = 'card lighthouse';
const url = '/ai-symbols/maya/lighthouse.jpg';

/** Makes one picture a use and charges it once; `isThere` says whether the line to it stands. */
function pictureServer() {
  const made = new Set<string>();
  const received: string[] = [];
  const line = { isThere: true };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = (body: object) => new Response(JSON.stringify(body));
    if (path === '/api/images') {
      made.add((JSON.parse(String(init.body)) as { useId: string }).useId);
      // The picture is made, and its answer never comes: the page is gone by then.
      if (!line.isThere) return new Promise<Response>(() => undefined);
      return answer({
        symbolId: 'x',
        url,
        isRepeat: false,
        madeBy: 'service',
        charged: 0.1,
        state: stateOf(0.9),
      });
    }
    if (path === url) return new Response(new Blob(['picture'], { type: 'image/jpeg' }));
    received.push(path);
    return answer({ charged: 0.1, state: stateOf(0.9) });
  });
  return { made, received, line };
}

test('[AP10] a picture under way when the page is reloaded is the same use, made once, and stands where it was wanted', async () => {
  const server = pictureServer();
  const store = storeOver();
  const placed: string[] = [];
  const page = () => {
    const { ports: uses, kept } = testPorts(store);
    const ports: MakingPorts = { uses, keep: async () => ({ ok: true, id: 'kept' }) };
    const wish = {
      words: 'lighthouse',
      kind: 'card' as const,
      key,
      place: async (id: string) => {
        placed.push(id);
        return { ok: true as const };
      },
      onMade: () => undefined,
    };
    return { uses, ports, wish, kept, making: openMaking() };
  };

  server.line.isThere = false;
  const first = page();
  void first.making.make(first.ports, first.wish);
  await vi.waitFor(() => expect(server.made.size).toBe(1));
  expect(first.kept()).toHaveLength(1);

  server.line.isThere = true;
  const second = page();
  const open = openPictureFor(second.uses, key);
  expect(open?.id).toBe([...server.made][0]);
  await second.making.resume(second.ports, second.wish, open!);
  expect([...server.made]).toEqual([open?.id]);
  expect(placed).toEqual(['kept']);
  await vi.waitFor(() => expect(second.kept()).toEqual([]));
  expect(server.received).toEqual([`/api/uses/${open?.id}/received`]);
});
