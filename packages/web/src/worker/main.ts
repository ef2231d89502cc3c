import type { Files, ToWorker } from './files.ts';
import { createWorker } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: Files;

const worker = createWorker(
  {
    caches: self.caches,
    fetch: (request, options) => self.fetch(request, options),
    origin: self.location.origin,
    pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    hasSuccessor: () => Boolean(self.registration.installing ?? self.registration.waiting),
    unregister: () => self.registration.unregister(),
  },
  __FILES__,
);

self.addEventListener('install', (event) => event.waitUntil(worker.install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.is === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.is === 'fetch-the-rest') event.waitUntil(worker.fetchTheRest());
});
self.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === 'navigate') event.waitUntil(worker.leaveIfUnwanted());
});
