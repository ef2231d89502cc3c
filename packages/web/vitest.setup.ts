import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { readSymbolsFrom } from '#symbols/symbol-library';

// A page's modules are fetched when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

readSymbolsFrom(async (name) =>
  JSON.parse(await readFile(join(import.meta.dirname, '../symbols/assets', name), 'utf8')),
);

// Files share a window; none finds anything of the one before. A few have none.
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
