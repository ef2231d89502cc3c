import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Files share a window and its libraries. None finds anything of the one before: modules of ours that were used, a
// faked global, something kept, a path. A few files have no window.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
// A library that fakes it puts it there for good.
Reflect.deleteProperty(globalThis, 'indexedDB');
if ('window' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  window.scrollTo(0, 0);
}
const { readSymbolsFrom } = await import('#shared/symbols/symbol-library');

// Both ways of waiting are patient: a page's modules are fetched when it is first shown, which takes its time on a busy
// machine. Vitest's own has no setting for it, and is one for all files.
const patienceMs = 10_000;
configure({ asyncUtilTimeout: patienceMs });
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(check, options = {}) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  };

readSymbolsFrom(async (name) =>
  JSON.parse(await readFile(join(import.meta.dirname, '../symbols/assets', name), 'utf8')),
);

// A stray console error is a failing test. A test that expects one takes the spy's calls back.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // What was under way on the page ends with it, and does not ask the next test's server.
  if ('window' in globalThis) window.dispatchEvent(new Event('pagehide'));
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
