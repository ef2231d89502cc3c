import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyAppearance, changeAppearance, defaultAppearance, readAppearance } from './appearance.ts';
import { useAppearance } from './use-appearance.ts';

const key = 'calmbridge/appearance';
const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('[DV18] a choice is kept for the device and stands on the page', () => {
  const { result } = renderHook(() => useAppearance());
  act(() =>
    changeAppearance({ theme: 'dark', lowStimulation: true, textSize: 'large', easyReadingFont: true }),
  );
  expect(result.current.appearance).toEqual({
    theme: 'dark',
    lowStimulation: true,
    textSize: 'large',
    easyReadingFont: true,
  });
  expect(result.current.colorScheme).toBe('dark');
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
  expect(root.getAttribute('data-text-size')).toBe('large');
  expect(root.hasAttribute('data-low-stimulation')).toBe(true);
  expect(root.hasAttribute('data-easy-reading')).toBe(true);
  expect(localStorage.getItem(key)).toContain('"dark"');
});

test('[DV18] what is stored is applied before anything is drawn', () => {
  localStorage.setItem(key, JSON.stringify({ version: 1, value: { theme: 'dark', textSize: 'largest' } }));
  applyAppearance();
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
  expect(root.getAttribute('data-text-size')).toBe('largest');
});

test('[DV18] system follows the device', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  applyAppearance();
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
});

test.each(['broken', '[]', '{"version":1,"value":4}', '{"version":1,"value":{"theme":"neon"}}'])(
  '[DV18] %j falls back to the defaults',
  (text) => {
    localStorage.setItem(key, text);
    expect(readAppearance()).toEqual(defaultAppearance);
  },
);

test('[DV7] a choice made in another tab shows here', () => {
  const { result } = renderHook(() => useAppearance());
  localStorage.setItem(key, JSON.stringify({ version: 1, value: { theme: 'dark' } }));
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key })));
  expect(result.current.appearance.theme).toBe('dark');
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
});
