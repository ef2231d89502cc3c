import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offerVersion } from './new-version.ts';
import { startOffline } from './start-offline.ts';
import { VersionNotice } from './version-notice.tsx';

class FakeWorker extends EventTarget {
  said: unknown[] = [];
  constructor(public state: ServiceWorkerState) {
    super();
  }
  postMessage = (message: unknown) => void this.said.push(message);
  turn(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
type Registered = { active: FakeWorker | null; waiting: FakeWorker | null; installing: FakeWorker | null };

function browser(workers: Partial<Registered>, { isRefused = false, workerStatus = 200 } = {}) {
  offerVersion(null);
  const registration = Object.assign(new EventTarget(), {
    active: null,
    waiting: null,
    installing: null,
    unregister: vi.fn(async () => true),
    update: vi.fn(async () => {
      throw new TypeError('no connection');
    }),
    ...workers,
  });
  const container = Object.assign(new EventTarget(), {
    controller: workers.active ?? null,
    startMessages: () => {},
    register: async () => {
      if (isRefused) throw new TypeError('no such script');
      return registration;
    },
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  const reload = vi.fn();
  const clock = { ms: 0, comeBack: () => {} };
  const started = startOffline({
    container: container as unknown as ServiceWorkerContainer,
    entry: '/assets/index-1.js',
    reload,
    now: () => clock.ms,
    workerStatus: async () => workerStatus,
    onReturn: (callback) => {
      clock.comeBack = callback;
    },
  });
  render(<VersionNotice />);
  return { registration, container, reload, clock, started };
}
const offer = () => screen.queryByText('A new version is ready');

test('[OF3] the worker is asked for the rest once it is there', async () => {
  const active = new FakeWorker('activated');
  await browser({ active }).started;
  expect(active.said).toEqual([{ is: 'fetch-the-rest' }]);
  expect(offer()).toBeNull();
});

test('[OF8] a new version is offered, let in when asked for, and only then is the page reloaded', async () => {
  const page = browser({ active: new FakeWorker('activated') });
  await page.started;
  const next = new FakeWorker('installing');
  page.registration.installing = next;
  page.registration.dispatchEvent(new Event('updatefound'));
  expect(offer()).toBeNull();
  act(() => next.turn('installed'));
  expect(offer()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(next.said).toEqual([{ is: 'take-over' }]);
  expect(page.reload).not.toHaveBeenCalled();
  page.container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).toHaveBeenCalledOnce();
});

test('[OF8] it can be put off', async () => {
  const page = browser({ active: new FakeWorker('activated'), waiting: new FakeWorker('installed') });
  await act(() => page.started);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
});

test('[OF8] a page whose neighbour let the new version in is told, and not reloaded', async () => {
  const page = browser({ active: new FakeWorker('activated') });
  await page.started;
  page.container.controller = new FakeWorker('activated');
  act(() => void page.container.dispatchEvent(new Event('controllerchange')));
  expect(offer()).toBeTruthy();
  expect(page.reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(page.reload).toHaveBeenCalledOnce();
});

test('[OF8] the first worker of all offers nothing', async () => {
  const installing = new FakeWorker('installing');
  const page = browser({ installing });
  await page.started;
  act(() => installing.turn('installed'));
  page.container.controller = installing;
  act(() => void page.container.dispatchEvent(new Event('controllerchange')));
  expect(offer()).toBeNull();
});

test('[OF8] a worker that can not be had, or looked for again, changes nothing', async () => {
  await expect(browser({}, { isRefused: true }).started).resolves.toBeUndefined();
  const page = browser({ active: new FakeWorker('activated') });
  await page.started;
  page.clock.comeBack();
  expect(page.registration.update).not.toHaveBeenCalled();
  page.clock.ms = 3_600_001;
  page.clock.comeBack();
  expect(page.registration.update).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

test('[OF7] a page does not bring back a worker the server has no more', async () => {
  const active = new FakeWorker('activated');
  const page = browser({ active }, { workerStatus: 404 });
  await page.started;
  expect(page.registration.unregister).toHaveBeenCalledOnce();
  expect(active.said).toEqual([]);
});

test('[OF5] a page tells the worker which build it runs', async () => {
  const page = browser({ active: new FakeWorker('activated') });
  await page.started;
  const port = { postMessage: vi.fn() };
  const ask = Object.assign(new Event('message'), { data: { is: 'which-build' }, ports: [port] });
  page.container.dispatchEvent(ask);
  expect(port.postMessage).toHaveBeenCalledWith('/assets/index-1.js');
});
