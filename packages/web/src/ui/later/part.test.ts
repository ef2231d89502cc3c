import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched } from './fetched.ts';
import { createPart } from './part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that comes with the given try. */
function comesWith(lastTry: number, isServerThere = false) {
  let asked = 0;
  const part = createPart(
    async () => {
      asked += 1;
      if (asked < lastTry) throw new TypeError('Failed to fetch dynamically imported module');
      return 'there';
    },
    async () => isServerThere,
  );
  return { part, asked: () => asked };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[LF3] [AT8] what could not be fetched is asked for again until it comes', async () => {
  const { part, asked } = comesWith(3);
  const leave = part.watch(() => {});
  await pass(0);
  expect(part.now()).toEqual({ is: 'missing', isServerThere: false });
  await pass(10_000);
  expect(part.now()).toEqual({ is: 'there', value: 'there' });
  await pass(60_000);
  expect(asked()).toBe(3);
  leave();
});

test('[LF3] it is asked for at once when the connection returns', async () => {
  const { part, asked } = comesWith(2);
  const leave = part.watch(() => {});
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(part.now().is).toBe('there');
  expect(asked()).toBe(2);
  leave();
});

test('[LF3] nothing is fetched while nobody listens, and the next listener starts afresh', async () => {
  const { part, asked } = comesWith(9);
  const leave = part.watch(() => {});
  await pass(0);
  leave();
  expect(part.now()).toEqual({ is: 'coming' });
  window.dispatchEvent(new Event('online'));
  await pass(200_000);
  expect(asked()).toBe(1);
  part.watch(() => {})();
  await pass(0);
  expect(asked()).toBe(2);
});

test('it is fetched once, however many look and ask', async () => {
  const { part, asked } = comesWith(1);
  const leave = [part.watch(() => {}), part.watch(() => {})];
  await Promise.all([part.ask(), part.ask()]);
  await part.ask();
  expect(asked()).toBe(1);
  for (const each of leave) each();
});

test('[LF5] a style sheet that failed is brought with its part', async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
  settings['handleDisabledFileLoadingAsSuccess'] = true;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/part.css', id: 'sheet' });
  const sheets = () => [...document.querySelectorAll('#sheet')];
  document.head.append(link);
  expect(await fetched(async () => sheets())).toEqual([link]);

  link.dispatchEvent(new Event('error'));
  const [brought, ...more] = await fetched(async () => sheets());
  expect(brought).not.toBe(link);
  expect(more).toEqual([]);
  expect(await fetched(async () => sheets())).toEqual([brought]);
  brought?.remove();
  settings['handleDisabledFileLoadingAsSuccess'] = false;
});

test('[LF5] a sheet that stays away stops its own part and no other', async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
  settings['handleDisabledFileLoadingAsSuccess'] = false;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/gone.css',
  });
  const own = async () => {
    document.head.append(sheet);
    throw new Error('Unable to preload CSS');
  };
  await expect(fetched(own)).rejects.toThrow('Unable to preload CSS');
  await expect(fetched(own)).rejects.toThrow('gone.css');
  expect(await fetched(async () => 'another')).toBe('another');
  document.head.replaceChildren();
  complaints.mockClear();
});
