import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

// Files share a window and its libraries, but no module of ours: each starts with modules nobody has used.
vi.resetModules();
const { readSymbolsFrom } = await import('#symbols/symbol-library');

// A page's modules are fetched when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

readSymbolsFrom(async (name) =>
  JSON.parse(await readFile(join(import.meta.dirname, '../symbols/assets', name), 'utf8')),
);

// Nor does one find anything in the window that another has left there. A few files have no window.
beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!('window' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  window.scrollTo(0, 0);
});

// A stray console error is a failing test. A test that expects one takes the spy's calls back.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
