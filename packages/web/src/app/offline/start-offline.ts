// The page's side of the worker: registers it, has it fetch the rest, and offers a new version. Whatever fails here, the
// page goes on as it is.
import { offerVersion } from './new-version.ts';

export type Browser = {
  container: ServiceWorkerContainer;
  /** The script this page started with. */
  entry: string;
  reload: () => void;
  now: () => number;
  onReturn: (callback: () => void) => void;
  /** What the server answers when it is asked for the worker: a status, or null where it can't be asked. */
  workerStatus: () => Promise<number | null>;
};

const script = '/sw.js';
const lookAgainMs = 3_600_000;

export async function startOffline(browser: Browser): Promise<void> {
  const { container, entry, reload, now, onReturn } = browser;
  // Registering would bring a worker back that is just leaving because the server has none any more (OF7).
  const status = await browser.workerStatus();
  if (status === 404 || status === 410) {
    await (await container.getRegistration())?.unregister();
    return;
  }
  const wasControlled = container.controller !== null;
  let isAskedFor = false;
  container.addEventListener('message', ({ data, ports }) => {
    if (data?.is === 'which-build') ports[0]?.postMessage(entry);
  });
  container.startMessages();
  const registration = await container
    .register(script, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;

  const offer = (worker: ServiceWorker) =>
    offerVersion({
      take: () => {
        isAskedFor = true;
        // Another page may have let it in already: then this one only has to be reloaded.
        if (worker.state === 'installed') worker.postMessage({ is: 'take-over' });
        else reload();
      },
    });
  container.addEventListener('controllerchange', () => {
    if (isAskedFor) return reload();
    // Taken in by another page: this one still runs the older build, and is only told.
    if (wasControlled && container.controller) offer(container.controller);
  });
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker);
    });
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting && registration.active) offer(registration.waiting);

  const { active } = await container.ready;
  active?.postMessage({ is: 'fetch-the-rest' });

  let lookedAt = now();
  onReturn(() => {
    if (now() - lookedAt < lookAgainMs) return;
    lookedAt = now();
    void registration.update().catch(() => undefined);
  });
}

export function startOfflineInBrowser(): void {
  const { serviceWorker: container } = navigator;
  if (!container) return;
  const modules = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const last = modules.item(modules.length - 1);
  void startOffline({
    container,
    entry: last ? new URL(last.src).pathname : '',
    reload: () => window.location.reload(),
    now: () => Date.now(),
    workerStatus: () =>
      fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
        (answer) => answer.status,
        () => null,
      ),
    onReturn: (callback) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') callback();
      }),
  });
}
